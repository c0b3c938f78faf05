import { useLanguage, useWords } from "../languages/use-words.ts";

/** Where the loader says that the code which a press needs is late, did not come, or is gone since a release. */
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
