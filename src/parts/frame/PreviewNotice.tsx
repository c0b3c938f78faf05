import { languages } from "../../languages/languages.ts";
import { longDate } from "../../languages/long-date.ts";
import { useWords } from "../../languages/use-words.ts";
import styles from "./PreviewNotice.module.css";

interface Props {
  /** Who has to read the page; undefined once somebody has. */
  reader?: string | undefined;
  /** Who has read it, when, and whether its words have changed since. */
  review?: { by: string; on: string; changed: boolean } | undefined;
  /** Files of others that have to be read, and facts to be answered, before the page is public. */
  waitsFor?: readonly string[] | undefined;
  /** What the page says and has no source for. */
  unsourced?: readonly string[];
}

/**
 * One small line on every page of a preview, so that nobody mistakes its examples for facts: who has to read the page,
 * or who has.
 */
export function PreviewNotice({ reader, review, waitsFor = [], unsourced = [] }: Props) {
  const { frame, locale } = useWords();
  const read = review && (review.changed ? frame.changedSince : frame.hasRead);
  const said = [
    frame.preview,
    reader !== undefined && frame.hasToRead(reader),
    review && read?.(review.by, longDate(locale, review.on)),
    waitsFor.length > 0 && frame.waitsFor(waitsFor.join(", ")),
    unsourced.length > 0 && `${frame.withoutSource} ${unsourced.join(" · ")}`,
  ];
  return (
    <aside className={styles["root"]} aria-label={frame.aboutPreview}>
      <p>{said.filter(Boolean).join(" ")}</p>
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
