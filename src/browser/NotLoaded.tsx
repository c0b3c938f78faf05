import { useLanguage, useWords } from "../languages/use-words.ts";

/** What the loader says when the code for a press is late, failed to load, or was removed by a release. */
export function NotLoaded() {
  const { late, failed, outdated } = useWords().code;
  return (
    <div
      lang={useLanguage()}
      aria-live="polite"
      data-late={late}
      data-failed={failed}
      data-outdated={outdated}
    />
  );
}
