import type { OpeningTimes } from "../../../data/hours.ts";
import type { Span } from "../../../schemas/practice.ts";
import { holidayOn } from "./holidays.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Days that are searched for the next opening. */
const horizon = 366;

/**
 * The local time in a time zone, as the milliseconds since 1970 at which a clock in UTC shows the same:
 * arithmetic on it is free of daylight saving.
 *
 * @throws RangeError where the browser does not know the zone
 */
function localTime(now: number, timeZone: string): number {
  // The first Intl formatter of a page is slow. Browsers with Temporal need none.
  if (typeof Temporal !== "undefined")
    return (
      now +
      Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).offsetNanoseconds /
        1e6
    );
  // "2026-11-22 08:30:00"
  return Date.parse(`${new Date(now).toLocaleString("sv-SE", { timeZone }).replace(" ", "T")}Z`);
}

type Words = OpeningTimes["words"];
type Week = OpeningTimes["weeks"][number];
type Closures = OpeningTimes["closures"];

/**
 * When the office is open on the day that begins at `start`. Not sure on a holiday for which the practice has not
 * stated its hours.
 */
function openingOn(
  start: number,
  week: Week,
  closures: Closures,
): { spans: readonly Span[]; isSure: boolean } {
  const date = new Date(start);
  const usual = week[date.getUTCDay()] ?? null;
  const name = date.toISOString().slice(0, 10);
  const closure = closures.find(({ from, to }) => from <= name && name <= to);
  // A closure never opens a closed day; one without spans keeps the usual hours.
  const spans = usual && closure?.spans !== undefined ? closure.spans : usual;
  return { spans: spans ?? [], isSure: closure !== undefined || holidayOn(date) === undefined };
}

/** "today", "Monday", or "Mon, Jan 5" for a day that is a week or more away. */
function dayName(start: number, daysAway: number, words: Words): string {
  if (daysAway === 0) return words.today;
  const date = new Date(start);
  if (daysAway < 7) return words.weekdays[date.getUTCDay()] as string;
  const format = { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" } as const;
  return words.date.replace("{date}", date.toLocaleDateString(words.locale, format));
}

/** Whether a break between two spans is one for lunch: it begins from 11 AM to 2 PM and lasts two hours at most. */
function isLunch([, closes]: Span, [opens]: Span): boolean {
  return closes >= 11 * 60 && closes <= 14 * 60 && opens - closes <= 2 * 60;
}

/**
 * What one schedule says at a moment, the most specific text first: "Closed · opens Monday 8:30 AM", "Closed · opens
 * Monday", "Closed".
 *
 * @param local as `localTime` has it
 */
function statusTexts(week: Week, closures: Closures, local: number, words: Words): string[] {
  const midnight = Math.floor(local / day) * day;
  const minutes = (local - midnight) / minute;
  for (let away = 0; away <= horizon; away += 1) {
    const start = midnight + away * day;
    const { spans, isSure } = openingOn(start, week, closures);
    const next = spans.findIndex(([, closes]) => away > 0 || minutes < closes);
    const span = spans[next];
    if (span === undefined) continue;
    if (!isSure) return [away === 0 ? words.mayDiffer : words.closed];
    const filled = (phrase: string, minutes: number) =>
      phrase
        .replace("{day}", dayName(start, away, words))
        .replace("{time}", words.times[minutes] ?? "");
    const [opens, closes] = span;
    if (away === 0 && minutes >= opens) return [filled(words.openUntil, closes), words.open];
    const before = spans[next - 1];
    const phrase = before && isLunch(before, span) ? words.lunch : words.opensAt;
    return [filled(phrase, opens), filled(words.opens, opens), words.closed];
  }
  return [words.closed];
}

/**
 * Whether the office is open, in words: as much as all schedules on the page agree on. In its opening minute
 * the office is open, in its closing minute closed.
 *
 * @param now milliseconds since 1970, as from Date.now()
 */
export function openStatus(
  now: number,
  { timeZone, weeks, closures, words }: OpeningTimes,
): string {
  const local = localTime(now, timeZone);
  const [first = [], ...others] = weeks.map((week) => statusTexts(week, closures, local, words));
  return first.find((text) => others.every((said) => said.includes(text))) ?? words.differ;
}

/** Whether every schedule on the page has the office closed now. */
export function isClosed(now: number, { timeZone, weeks, closures }: OpeningTimes): boolean {
  const local = localTime(now, timeZone);
  const midnight = Math.floor(local / day) * day;
  const minutes = (local - midnight) / minute;
  const isIn = ([opens, closes]: Span) => minutes >= opens && minutes < closes;
  return weeks.every((week) => !openingOn(midnight, week, closures).spans.some(isIn));
}

/** Keeps the status up to date. Not a live region: nothing is announced. */
export function keepOpenStatus(root: HTMLElement): void {
  const times: OpeningTimes = JSON.parse(root.dataset["opening"] ?? "");
  let timer: ReturnType<typeof setTimeout>;
  function show(): void {
    clearTimeout(timer);
    const words = openStatus(Date.now(), times);
    if (root.textContent !== words) {
      // What follows "Closed" is an element, which a line too short for it leaves out.
      const [, state = words, more = ""] = /^(.+?)( · .+|: .+)$/.exec(words) ?? [];
      const rest = document.createElement("span");
      rest.textContent = more;
      root.replaceChildren(state, rest);
    }
    // At the start of each minute, since the device may sleep or its clock be corrected meanwhile.
    timer = setTimeout(show, minute - (Date.now() % minute));
  }
  try {
    show();
    document.addEventListener("visibilitychange", show);
    addEventListener("pageshow", show);
  } catch {
    // A browser that does not know the time zone shows nothing.
  }
}
