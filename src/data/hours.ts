import { type Language, languages } from "../languages/languages.ts";
import type { Words } from "../languages/words.ts";
import {
  type Closure,
  firstAndLast,
  type HoursRow,
  type PracticeContent,
  type Span,
  spansOf,
  weekdays,
} from "../schemas/practice.ts";

/**
 * Every placement of the office hours, and which of the two schedules the specification gives it.
 * `hours.authoritative` in practice.yaml, once set, puts all of them on one schedule.
 */
const scheduleOf = {
  banner: "topOfEveryPage",
  booking: "topOfEveryPage",
  structuredData: "topOfEveryPage",
  home: "topOfEveryPage",
  about: "topOfEveryPage",
  contact: "topOfEveryPage",
  providers: "topOfEveryPage",
  testimonials: "topOfEveryPage",
  footer: "footOfEveryPage",
  services: "footOfEveryPage",
  service: "footOfEveryPage",
  locations: "footOfEveryPage",
  location: "footOfEveryPage",
} as const satisfies Record<string, "topOfEveryPage" | "footOfEveryPage">;

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
  const { authoritative, ...weeks } = practice.hours;
  return weeks[authoritative || scheduleOf[placement]] ?? weeks.topOfEveryPage;
}

/** The hours of every placement. */
function inPlacements(hoursOf: (placement: HoursPlacement) => HoursLine[]): Hours {
  const placements = Object.keys(scheduleOf) as HoursPlacement[];
  return Object.fromEntries(
    placements.map((placement) => [placement, hoursOf(placement)]),
  ) as Hours;
}

/** One week in every placement. */
export function everywhere(week: HoursLine[]): Hours {
  return inPlacements(() => week);
}

/** The hours of every placement, in the words of a language. */
export function hoursInWords(practice: PracticeContent, language: Language = "en"): Hours {
  return inPlacements((placement) => weekInWords(hoursRowsFor(practice, placement), language));
}

/** A week in the words of a language. */
export function weekInWords(rows: readonly HoursRow[], language: Language = "en"): HoursLine[] {
  return rows.map((row) => inWords(row, languages[language]));
}

/** The days of a week as Date.getDay() counts them. */
const fromSunday = [...weekdays.slice(-1), ...weekdays.slice(0, -1)];

/** The hours of the office, and the words for them, for a browser that knows only the time. */
export interface OpeningTimes {
  /** IANA name of the office's time zone. */
  timeZone: string;
  /** A week for each schedule that pages show. From Sunday, as Date.getDay() counts; null when closed. */
  weeks: readonly (readonly (readonly Span[] | null)[])[];
  /**
   * First and last day as YYYY-MM-DD, and the spans of each day between them: null when closed, left out when
   * open as usual.
   */
  closures: readonly { from: string; to: string; spans?: readonly Span[] | null }[];
  words: Words["openStatus"]["phrases"] & {
    /** BCP 47 tag for dates. */
    locale: string;
    /** From Sunday. */
    weekdays: readonly string[];
    /** Every opening and closing time, by its minutes since midnight. */
    times: Readonly<Record<number, string>>;
  };
}

/** Null when closed. */
function openSpans(hours = "closed"): Span[] | null {
  const spans = spansOf(hours);
  return spans.length === 0 ? null : spans;
}

/** Every week that pages show of the first office. */
function weeksShown(practice: PracticeContent): HoursRow[][] {
  const { authoritative, ...weekOf } = practice.hours;
  return (["topOfEveryPage", "footOfEveryPage"] as const)
    .filter((name) => authoritative === "" || authoritative === name)
    .flatMap((name) => (weekOf[name] === undefined ? [] : [weekOf[name]]));
}

/**
 * When an office is open, and its exceptions.
 *
 * @param schedules its week, or several where pages show several
 */
export function openingTimesOf(
  practice: PracticeContent,
  language: Language = "en",
  schedules: readonly HoursRow[][] = weeksShown(practice),
): OpeningTimes {
  const weeks = schedules.map((rows) =>
    fromSunday.map((name) => {
      const row = rows.find((candidate) => weekdaysOf(candidate).includes(name));
      return openSpans(row?.hours);
    }),
  );
  const closures = practice.closures.map((closure) => {
    const [from, to] = firstAndLast(closure);
    return { from, to, ...(!closure.openAsUsual && { spans: openSpans(closure.hours) }) };
  });
  const spans = [...weeks.flat(), ...closures.map(({ spans }) => spans)];
  const words = openingWords(
    language,
    spans.flatMap((ofDay) => ofDay?.flat() ?? []),
  );
  return { timeZone: practice.timeZone, weeks, closures, words };
}

/**
 * The words for whether the office is open.
 *
 * @param times all that may be named, in minutes since midnight
 */
export function openingWords(language: Language, times: readonly number[]): OpeningTimes["words"] {
  const words = languages[language];
  const { locale, openStatus } = words;
  return {
    ...openStatus.phrases,
    locale,
    weekdays: fromSunday.map((name) => openStatus.weekday(dayOfWeek(locale, name))),
    times: Object.fromEntries(
      times.map((minutes) => [minutes, openStatus.time(clockTime(minutes, words))]),
    ),
  };
}

/** Announced closures, as lines that follow those of the hours. */
export function closuresInWords(
  { closures }: PracticeContent,
  language: Language = "en",
): HoursLine[] {
  const words = languages[language];
  return closures
    .filter(({ openAsUsual }) => !openAsUsual)
    .map((closure) => {
      const [from, to] = firstAndLast(closure);
      const first = dateInWords(from, words);
      const days = from === to ? first : words.hours.dayRange(first, dateInWords(to, words));
      return {
        days: words.office.closure(days, reasonOf(closure, language)),
        time: timeInWords(closure.hours, words),
      };
    });
}

/**
 * "The office is closed on Thursday, November 26 (Thanksgiving)."
 *
 * @param year of the moment at which it is said: a date in another year includes the year
 */
export function closureInWords(closure: Closure, language: Language, year: number): string {
  const { locale, hours, office } = languages[language];
  const [from, to] = firstAndLast(closure);
  const day = (date: string) =>
    date.startsWith(`${year}-`)
      ? formatted(locale, { weekday: "long", month: "long", day: "numeric" }, Date.parse(date))
      : dateInWords(date, languages[language]);
  const days = office.closure(
    from === to ? hours.onDay(day(to)) : hours.fromDayToDay(day(from), day(to)),
    reasonOf(closure, language),
  );
  const times = spansInWords(closure.hours, languages[language]);
  return times.length === 0
    ? office.closedOn(days)
    : office.openOnlyOn(days, new Intl.ListFormat(locale).format(times));
}

/** Undefined where nobody has translated it. */
function reasonOf(closure: Closure, language: Language): string | undefined {
  return language === "en" ? closure.reason : closure[language];
}

/** "Thursday, November 26, 2026" for a calendar day: docs/decisions/0013-hours-and-dates.md. */
function dateInWords(date: string, { locale }: Words): string {
  return formatted(locale, { dateStyle: "full" }, Date.parse(date));
}

/** "8:30 AM to 12:00 PM" for each span of a day. */
function spansInWords(hours = "closed", words: Words): string[] {
  return spansOf(hours).map(([opens, closes]) =>
    words.hours.timeRange(clockTime(opens, words), clockTime(closes, words)),
  );
}

/** All spans of a day with commas between them; undefined for a closed day. */
function timeInWords(hours: string | undefined, words: Words): string | undefined {
  return spansInWords(hours, words).join(", ") || undefined;
}

/** "8:30 AM" */
function clockTime(minutes: number, { locale, hours }: Words): string {
  const time = formatted(locale, { timeStyle: "short" }, Date.UTC(2024, 0, 1, 0, minutes));
  return hours.clock(time);
}

function dayOfWeek(locale: string, name: HoursRow["from"]): string {
  // Any week will do. This one began on Monday, January 1, 2024.
  return formatted(locale, { weekday: "long" }, Date.UTC(2024, 0, 1 + weekdays.indexOf(name)));
}

/** By locale and options, because formatters are slow to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(locale: string, options: Intl.DateTimeFormatOptions, date: number): string {
  const key = locale + JSON.stringify(options);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  formats.set(key, format);
  return format.format(date);
}

function inWords({ from, to, hours }: HoursRow, words: Words): HoursLine {
  const { dayRange, dayPair } = words.hours;
  const day = (name: HoursRow["from"]) => dayOfWeek(words.locale, name);
  const nextDay = weekdays[weekdays.indexOf(from) + 1];
  const run = to === nextDay ? dayPair : dayRange;
  return {
    days: to === undefined ? day(from) : run(day(from), day(to)),
    time: hours === "by appointment" ? words.hours.byAppointment : timeInWords(hours, words),
  };
}

/**
 * Minutes since midnight as "08:30", the form of schema.org opens and closes (ISO 8601). Midnight at the end of a day is
 * the minute before it: 00:00 would be its start, and a day from 00:00 to 00:00 counts as closed.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function twentyFourHour(time: number): string {
  const minutes = Math.min(time, 24 * 60 - 1);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The days of a row, by their schema.org names. */
export function weekdaysOf({ from, to }: HoursRow): (typeof weekdays)[number][] {
  return weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to ?? from) + 1);
}
