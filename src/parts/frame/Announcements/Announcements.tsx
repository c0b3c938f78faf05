import type { DatedNotice } from "../../../data/announcements.ts";
import { longDate } from "../../../languages/long-date.ts";
import { useLanguage, useWords } from "../../../languages/use-words.ts";
import { Prose } from "../../../ui/Prose.tsx";
import { Wrap } from "../../../ui/Wrap.tsx";
import styles from "./Announcements.module.css";

interface Props {
  /** Current ones, and those to come, which stay hidden until their time. */
  announcements: readonly DatedNotice[];
}

/**
 * Current announcements, below the header of every page. No live region: it would interrupt a screen reader.
 * Without script a notice stays until the next build, so its text then says how long it holds.
 */
export function Announcements({ announcements }: Props) {
  const words = useWords();
  const pageLanguage = useLanguage();
  if (announcements.length === 0) return null;
  return (
    <section
      className={styles["root"]}
      aria-label={words.frame.announcements}
      data-announcements=""
      data-print="hide"
    >
      <Wrap>
        {announcements.map(({ text, language, from, until, lastDay, shown }) => (
          <p
            key={`${from} ${text}`}
            data-from={Date.parse(from)}
            data-to={Date.parse(until)}
            hidden={!shown}
          >
            <span lang={language === pageLanguage ? undefined : language}>
              <Prose text={text} />
            </span>
            <noscript>{words.frame.untilDay(longDate(words.locale, lastDay))}</noscript>
          </p>
        ))}
      </Wrap>
    </section>
  );
}
