import { languages } from "../../languages/languages.ts";
import { useWords } from "../../languages/use-words.ts";
import styles from "./PreviewNotice.module.css";

interface Props {
  /** Who has yet to sign the page, in words; undefined once it is public. */
  waitsFor?: string | undefined;
  /** The public site can go without this page. */
  mayWait?: boolean;
}

/**
 * One small line on every page of a preview, so that nobody mistakes its examples for facts, and what keeps the page
 * from the public.
 */
export function PreviewNotice({ waitsFor, mayWait }: Props) {
  const words = useWords();
  return (
    <aside className={styles["root"]} aria-label={words.frame.aboutPreview}>
      <p>
        {words.frame.preview}
        {waitsFor !== undefined &&
          ` ${mayWait ? words.frame.leftOutUntil(waitsFor) : words.frame.closedUntil(waitsFor)}`}
      </p>
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
