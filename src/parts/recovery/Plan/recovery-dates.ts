/** When a step of a recovery takes place. */
export interface StepTime {
  /** Times after the operation at which it begins and ends, in ISO 8601: "P2W". Without an end it lasts a day. */
  from: string;
  to?: string | undefined;
}

/** Milliseconds of any day in UTC, which has no daylight saving. */
const dayLength = 86_400_000;

/** @param date in ISO 8601, YYYY-MM-DD, as is the day returned. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
}

/** The day that is so long after another, in ISO 8601: P5D, P2W or P3M. In a shorter month, its last day. */
export function dateAfter(date: string, time: string): string {
  const count = Number.parseInt(time.slice(1), 10);
  if (!time.endsWith("M")) return daysAfter(date, time.endsWith("W") ? count * 7 : count);
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return daysAfter(
    `${new Date(Date.UTC(year, month - 1 + count)).toISOString().slice(0, 8)}01`,
    Math.min(day, lastDay) - 1,
  );
}

/** Whether a text is a calendar day in ISO 8601, of a year with four digits. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && daysAfter(text, 0) === text;
}

/** The day in the visitor's time zone, in ISO 8601. */
export function localDay(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, "0");
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, "0")}`;
}

/** Days from one date to another; negative when the second is earlier. */
export function daysBetween(date: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(date)) / dayLength);
}

/** The dates of the first and of the last day of a step, in ISO 8601. */
export function firstAndLastDay(
  { from, to = from }: StepTime,
  date: string,
): [first: string, last: string] {
  return [dateAfter(date, from), dateAfter(date, to)];
}

/** Whether a step is past, holds today, or is still to come. */
export function stateOf(step: StepTime, date: string, today: string): "past" | "now" | "next" {
  const [first, last] = firstAndLastDay(step, date);
  if (last < today) return "past";
  return first <= today ? "now" : "next";
}

/** "in 3 days", "in 6 weeks", "5 months ago": rounded to what is useful, with "tomorrow" for a day. */
export function timeTo(days: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const size = Math.abs(days);
  if (size < 11) return format.format(days, "day");
  if (size < 80) return format.format(Math.round(days / 7), "week");
  return format.format(Math.round(days / 30.4), "month");
}

/**
 * The dates of a step in words: "Fri, Nov 20" for a day, "Nov 21 – 23" for days and weeks, "January – February" for
 * months, as exact as the step. The year is added when the date is far from today.
 *
 * @param locale BCP 47 tag
 */
export function datesInWords(step: StepTime, date: string, today: string, locale: string): string {
  const [first, last] = firstAndLastDay(step, date);
  const isFar = [first, last].some((day) => Math.abs(daysBetween(today, day)) > 300);
  const format = new Intl.DateTimeFormat(locale, {
    ...((step.to ?? step.from).endsWith("M")
      ? { month: "long" }
      : { month: "short", day: "numeric" }),
    ...(first === last && { weekday: "short" }),
    ...(isFar && { year: "numeric" }),
    timeZone: "UTC",
  });
  return format.formatRange(new Date(first), new Date(last));
}
