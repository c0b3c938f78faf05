import { type HoursRow, minutesOf, type PracticeContent, weekdays } from "../schemas/practice.ts";

/**
 * Every place that states the office hours, and which of the two readings the specification gives
 * it. `hours.authoritative` in practice.yaml, once set, puts all of them on one reading.
 */
const readingOf = {
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

export type HoursSurface = keyof typeof readingOf;

/** One line of an hours table in words: "Monday to Friday" and "8:30 AM to 4:30 PM", or closed. */
export interface HoursLine {
  days: string;
  /** Undefined on closed days. */
  time: string | undefined;
}

export type Hours = Record<HoursSurface, HoursLine[]>;

/** The rows that a surface shows. */
export function hoursRowsFor(practice: PracticeContent, surface: HoursSurface): HoursRow[] {
  return practice.hours[practice.hours.authoritative || readingOf[surface]];
}

/** The hours of every surface, in words. */
export function hoursInWords(practice: PracticeContent): Hours {
  return Object.fromEntries((Object.keys(readingOf) as HoursSurface[]).map((surface) => [surface, hoursRowsFor(practice, surface).map(inWords)])) as Hours;
}

function inWords({ from, to, opens, closes }: HoursRow): HoursLine {
  const nextDay = weekdays[weekdays.indexOf(from) + 1];
  const days = to === undefined ? from : `${from} ${to === nextDay ? "and" : "to"} ${to}`;
  return { days, time: opens === undefined || closes === undefined ? undefined : `${opens} to ${closes}` };
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
