import { useLanguage, useWords } from "../languages/use-words.ts";

/** Where the loader says that a press needed code that could not be loaded. Beside the island or in it. */
export function NotLoaded() {
  return <div lang={useLanguage()} aria-live="polite" data-not-loaded={useWords().notLoaded} />;
}
