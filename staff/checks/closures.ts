import { type Problem, problemAt } from "../../src/data/content-error.ts";
import { openingTimesOf } from "../../src/data/hours.ts";
import type { Content } from "../../src/data/load-content.ts";
import { firstAndLast, minutesOf } from "../../src/schemas/practice.ts";

/**
 * Closures that give hours to days on which the office is closed anyway. Nothing would open, but lists
 * and announcements would say so.
 */
export function hoursOnClosedDays({ practice, strings }: Content): Problem[] {
  const { weeks } = openingTimesOf(practice);
  return practice.closures.flatMap((closure, index) => {
    const days = weekdaysOf(...firstAndLast(closure));
    if (closure.opens === undefined || days.some((day) => weeks.some((week) => week[day])))
      return [];
    const field = `closures.${index}.opens`;
    const line = strings.find((string) => string.file === file && string.field === field)?.line;
    return problemAt({ file, line, field }, remedy);
  });
}

/**
 * Hours of the week that open after noon or before 6 AM, or close after 9 PM: most often AM for PM. On a
 * single day the office may well open after noon.
 */
export function oddHours({ strings }: Content): Problem[] {
  return strings
    .filter((string) => string.file === file && /(?:^|\.)(?:hours|closures)\./.test(string.field))
    .filter(({ field, text }) => {
      const times = text.split(" to ").map(minutesOf);
      const [first = 0] = times;
      const isOfWeek = !field.startsWith("closures.");
      return (
        /[AP]M$/.test(text) &&
        (times.some((time) => time < 6 * 60 || time > 21 * 60) || (isOfWeek && first > 12 * 60))
      );
    })
    .map((string) => problemAt(string, `Are these hours right: ${string.text}? Check AM and PM.`));
}

const file = "content/practice.yaml";
const remedy =
  "The office is closed on this day of the week, so it has no hours to shorten. Check the date, or delete the line and tell of a special opening in announcements.yaml.";

/** Days of the week from the first to the last day of a closure, as Date.getDay() counts. */
function weekdaysOf(first: string, last: string): number[] {
  const start = Temporal.PlainDate.from(first);
  const length = Math.min(6, start.until(last).days);
  return Array.from({ length: length + 1 }, (_, days) => start.add({ days }).dayOfWeek % 7);
}
