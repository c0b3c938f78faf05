import { languages } from "../../../languages/languages.ts";
import { useWords } from "../../../languages/use-words.ts";
import styles from "./PreviewNotice.module.css";

/** One small line on every page of a preview, so that nobody mistakes its examples for facts. */
export function PreviewNotice() {
  const words = useWords();
  return (
    <aside className={styles["root"]} aria-label={words.frame.aboutPreview}>
      <p>{words.frame.preview}</p>
    </aside>
  );
}

/** The same on a page whose translation nobody has read yet, in English too. */
export function UnreviewedNotice() {
  const words = useWords();
  return (
    <aside className={styles["root"]} aria-label={words.frame.unreviewed}>
      <p>
        {words.frame.unreviewed} <span lang="en">{languages.en.frame.unreviewed}</span>
      </p>
    </aside>
  );
}
