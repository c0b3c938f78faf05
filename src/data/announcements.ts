import type { Language } from "../languages/languages.ts";
import { firstAndLast } from "../schemas/practice.ts";
import { closureInWords } from "./hours.ts";
import type { Content } from "./load-content.ts";

/** A notice for the top of every page. Its dates are in the page, so that the browser can show and hide it in time. */
export interface DatedNotice {
  text: string;
  /** The language of the text: English where nobody has translated it. */
  language: Language;
  /** When it begins to show, and when it stops, in ISO 8601 (UTC). */
  from: string;
  until: string;
  /** The last day, YYYY-MM-DD, for visitors without JavaScript. */
  lastDay: string;
  /** Whether it shows at the moment of the build. */
  shown: boolean;
}

/**
 * The notices that are current or still to come: those of announcements.yaml, and the closures of
 * practice.yaml that are to be announced. In the order in which they begin.
 *
 * @param now milliseconds since 1970: the moment of the build
 */
export function announcementsAt(
  { announcements, practice }: Pick<Content, "announcements" | "practice">,
  now: number,
  language: Language = "en",
): DatedNotice[] {
  const texts = announcements.map((announcement) => {
    const translated = language === "en" ? undefined : announcement[language];
    return translated === undefined
      ? { ...announcement, language: "en" as const }
      : { ...announcement, language, text: translated };
  });
  const { year } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(
    practice.timeZone,
  );
  const closures = practice.closures.flatMap((closure) => {
    const to = firstAndLast(closure)[1];
    return closure.announce === undefined
      ? []
      : [{ from: closure.announce, to, language, text: closureInWords(closure, language, year) }];
  });
  return [...texts, ...closures]
    .map(({ from, to, text, language }) => ({
      text,
      language,
      from: startOf(from, practice.timeZone),
      until: startOf(to, practice.timeZone, 1),
      lastDay: to,
    }))
    .filter(({ until }) => now < Date.parse(until))
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from))
    .map((notice) => ({ ...notice, shown: Date.parse(notice.from) <= now }));
}

/** The first moment of a calendar day in a time zone, or of a day some days after it. */
function startOf(day: string, timeZone: string, later = 0): string {
  const start = Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(timeZone);
  return String(start.toInstant());
}
