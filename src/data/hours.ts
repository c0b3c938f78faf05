import { type Language, languages } from "../languages/languages.ts";
import type { Words } from "../languages/words.ts";
import {
  firstAndLast,
  type HoursRow,
  minutesOf,
  type PracticeContent,
  weekdays,
} from "../schemas/practice.ts";

/**
 * Every placement of the office hours, and which of the two schedules the specification gives it.
 * `hours.authoritative` in practice.yaml, once set, puts all of them on one schedule.
 */
const scheduleOf = {
  banner: "weekday",
  booking: "weekday",
  structuredData: "weekday",
  home: "weekday",
  about: "weekday",
  contact: "weekday",
  providers: "weekday",
  testimonials: "weekday",
  footer: "extended",
  services: "extended",
  service: "extended",
  locations: "extended",
  location: "extended",
} as const satisfies Record<string, "weekday" | "extended">;

export type HoursPlacement = keyof typeof scheduleOf;

/** One line of an hours table in words: "Monday to Friday" and "8:30 AM to 4:30 PM", or closed. */
export interface HoursLine {
  days: string;
  /** Undefined on closed days. */
  time: string | undefined;
}

export type Hours = Record<HoursPlacement, HoursLine[]>;

/** The rows that a placement shows. */
export function hoursRowsFor(practice: PracticeContent, placement: HoursPlacement): HoursRow[] {
  return practice.hours[practice.hours.authoritative || scheduleOf[placement]];
}

/** The hours of every placement, in the words of a language. */
export function hoursInWords(practice: PracticeContent, language: Language = "en"): Hours {
  return Object.fromEntries(
    (Object.keys(scheduleOf) as HoursPlacement[]).map((placement) => [
      placement,
      hoursRowsFor(practice, placement).map((row) => inWords(row, languages[language])),
    ]),
  ) as Hours;
}

/** Opening and closing in minutes since midnight. */
export type Span = readonly [opens: number, closes: number];

/** The hours of the office for a machine that knows only what time it is. */
export interface OpeningTimes {
  /** IANA name of the office's time zone. */
  timeZone: string;
  /** A week for each schedule that pages show. From Sunday, as Date.getDay() counts; null when closed. */
  weeks: readonly (readonly (Span | null)[])[];
  /** First and last day as YYYY-MM-DD, and the span of each day between them; null when closed. */
  closures: readonly { from: string; to: string; span: Span | null }[];
}

function spanOf({ opens, closes }: Pick<HoursRow, "opens" | "closes">): Span | null {
  return opens === undefined || closes === undefined ? null : [minutesOf(opens), minutesOf(closes)];
}

/** When the office is open by every schedule that pages show, and its exceptions. */
export function openingTimesOf(practice: PracticeContent): OpeningTimes {
  const { authoritative, weekday, extended } = practice.hours;
  const schedules = authoritative === "" ? [weekday, extended] : [practice.hours[authoritative]];
  const weeks = schedules.map((rows) =>
    (["Sunday", ...weekdays.slice(0, -1)] as const).map((name) => {
      const row = rows.find((one) => daysOf(one).includes(name as (typeof weekdays)[number]));
      return row === undefined ? null : spanOf(row);
    }),
  );
  const closures = practice.closures.map((closure) => {
    const [from, to] = firstAndLast(closure);
    return { from, to, span: spanOf(closure) };
  });
  return { timeZone: practice.timeZone, weeks, closures };
}

/** Announced closures, as lines that follow those of the hours. */
export function closuresInWords(
  { closures }: PracticeContent,
  language: Language = "en",
): HoursLine[] {
  const words = languages[language];
  return closures.map((closure) => {
    const [from, to] = firstAndLast(closure);
    const first = dateInWords(from, words);
    const days = from === to ? first : words.hours.dayRange(first, dateInWords(to, words));
    return { days: `${days} (${closure.reason})`, time: timeInWords(closure, words) };
  });
}

/** "Thursday, November 26, 2026" for a calendar day: docs/decisions/0013-hours-and-dates.md. */
function dateInWords(date: string, { locale }: Words): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** "8:30 AM to 12:00 PM"; undefined for a closed day. */
export function timeInWords(
  { opens, closes }: Pick<HoursRow, "opens" | "closes">,
  { locale, hours: { timeRange } }: Words = languages.en,
): string | undefined {
  if (opens === undefined || closes === undefined) return undefined;
  const inWords = (time: string) =>
    formatted(locale, { timeStyle: "short" }, Date.UTC(2024, 0, 1, 0, minutesOf(time)));
  return timeRange(inWords(opens), inWords(closes));
}

function formatted(locale: string, options: Intl.DateTimeFormatOptions, date: number): string {
  // English content and its comparisons have plain spaces in "8:30 AM".
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" })
    .format(date)
    .replace("\u202f", locale.startsWith("en") ? " " : "\u202f");
}

function inWords({ from, to, ...times }: HoursRow, words: Words): HoursLine {
  const { dayRange, dayPair } = words.hours;
  // The week that began on Monday, January 1, 2024: any will do.
  const day = (name: HoursRow["from"]) =>
    formatted(words.locale, { weekday: "long" }, Date.UTC(2024, 0, 1 + weekdays.indexOf(name)));
  const nextDay = weekdays[weekdays.indexOf(from) + 1];
  const run = to === nextDay ? dayPair : dayRange;
  return {
    days: to === undefined ? day(from) : run(day(from), day(to)),
    time: timeInWords(times, words),
  };
}

/** "8:30 AM" as "08:30", the form of schema.org opens and closes (ISO 8601). */
export function twentyFourHour(time: string): string {
  const minutes = minutesOf(time);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The days of a row, by their schema.org names. */
export function daysOf({ from, to }: HoursRow): (typeof weekdays)[number][] {
  return weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to ?? from) + 1);
}
