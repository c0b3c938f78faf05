import { firstAndLast } from "../schemas/practice.ts";
import { timeInWords } from "./hours.ts";
import type { Content } from "./load-content.ts";

/** A notice for the top of every page. Its dates are in the page, so that the browser can show and hide it in time. */
export interface DatedNotice {
  text: string;
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
): DatedNotice[] {
  const closures = practice.closures.flatMap((closure) => {
    const to = firstAndLast(closure)[1];
    return closure.announce === undefined
      ? []
      : [{ from: closure.announce, to, text: closureInWords(closure) }];
  });
  return [...announcements, ...closures]
    .map(({ from, to, text }) => ({
      from: startOf(from, practice.timeZone),
      until: startOf(to, practice.timeZone, 1),
      to,
      text,
    }))
    .filter(({ until }) => now < until.epochMilliseconds)
    .sort((a, b) => Temporal.Instant.compare(a.from, b.from))
    .map(({ from, until, to, text }) => ({
      text,
      from: String(from),
      until: String(until),
      lastDay: to,
      shown: from.epochMilliseconds <= now,
    }));
}

/** The first moment of a calendar day in a time zone, or of a day some days after it. */
function startOf(day: string, timeZone: string, later = 0): Temporal.Instant {
  return Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(timeZone).toInstant();
}

/** "The office is closed on Thursday, November 26 (Thanksgiving)." */
function closureInWords(closure: Content["practice"]["closures"][number]): string {
  const [from, to] = firstAndLast(closure);
  const days =
    from === to ? `on ${dayInWords(to)}` : `from ${dayInWords(from)} to ${dayInWords(to)}`;
  const time = timeInWords(closure);
  return time === undefined
    ? `The office is closed ${days} (${closure.reason}).`
    : `The office is open only from ${time} ${days} (${closure.reason}).`;
}

/** "Thursday, November 26". Without the year, because a notice is soon over. */
function dayInWords(date: string): string {
  return new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
}
