import type { HoursLine } from "../../data/hours.ts";

const shortDays: Record<string, string> = {
  Monday: "Mon",
  Tuesday: "Tue",
  Wednesday: "Wed",
  Thursday: "Thu",
  Friday: "Fri",
  Saturday: "Sat",
  Sunday: "Sun",
};

/** The open hours in one line for the banner: "Mon to Fri, 8:30 AM to 4:30 PM". Closed days are left out. */
export function hoursInShort(hours: readonly HoursLine[]): string {
  return hours
    .filter(({ time }) => time !== undefined)
    .map(
      ({ days, time }) =>
        `${days.replace(/\b[A-Z][a-z]+day\b/g, (day) => shortDays[day] ?? day)}, ${time}`,
    )
    .join("; ");
}
