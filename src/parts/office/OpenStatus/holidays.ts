/** A holiday by rule: the days of its month on which it can fall. */
export interface Holiday {
  name: string;
  /** From 1. */
  month: number;
  first: number;
  last: number;
  /** The day of the week on which it falls, as Date.getDay() counts; undefined for any. */
  weekday?: number;
}

/** The federal holidays on which most offices close: 5 U.S.C. 6103(a). */
export const holidays: readonly Holiday[] = [
  { name: "New Year’s Day", month: 1, first: 1, last: 1 },
  { name: "Memorial Day", month: 5, first: 25, last: 31, weekday: 1 },
  { name: "Independence Day", month: 7, first: 4, last: 4 },
  { name: "Labor Day", month: 9, first: 1, last: 7, weekday: 1 },
  { name: "Thanksgiving", month: 11, first: 22, last: 28, weekday: 4 },
  { name: "Christmas", month: 12, first: 25, last: 25 },
];

/** The holiday on a day in UTC. */
export function holidayOn(day: Date): Holiday | undefined {
  const date = day.getUTCDate();
  return holidays.find(
    ({ month, first, last, weekday = day.getUTCDay() }) =>
      month === day.getUTCMonth() + 1 &&
      first <= date &&
      date <= last &&
      weekday === day.getUTCDay(),
  );
}
