import { formed } from "./fields.ts";

/** A time after an operation, such as "5 days", "2 weeks" or "3 months". */
export const timeAfter = formed(
  /^\d{1,3} (?:day|week|month)s?$/,
  'Write a number and days, weeks or months, such as "2 weeks".',
);

/** A time after an operation as a count of a unit. */
export function countOf(time: string): { count: number; unit: "day" | "week" | "month" } {
  const [count, unit = ""] = time.split(" ");
  return { count: Number(count), unit: unit.replace(/s$/, "") as "day" | "week" | "month" };
}

const daysIn = { day: 1, week: 7, month: 30 };

/** About how many days that is, to compare times in different units. */
export function approximateDays(time: string): number {
  const { count, unit } = countOf(time);
  return count * daysIn[unit];
}
