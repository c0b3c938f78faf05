import { type Problem, problemAt } from "../../src/data/content-error.ts";
import { openingTimesOf } from "../../src/data/hours.ts";
import type { Content } from "../../src/data/load-content.ts";
import { firstAndLast, minutesOf } from "../../src/schemas/practice.ts";
import { positionOf } from "../position.ts";

const practiceFile = "content/practice.yaml";

/**
 * Dates of what has happened already that are still to come, most often a mistyped year.
 *
 * @param today YYYY-MM-DD
 */
export function futureDates({ strings }: Content, today: string): Problem[] {
  return strings
    .filter(({ roles, text }) => roles.includes("past") && text > today)
    .map((string) =>
      problemAt(string, `${string.text} is still to come. Correct the day, the month or the year.`),
    );
}

/**
 * Closures and announcements that are over, or more than two years ahead.
 *
 * @param today YYYY-MM-DD, in the time zone of the practice
 */
export function distantNotices(content: Content, today: string): Problem[] {
  const file = "content/announcements.yaml";
  const closures = content.practice.closures.map((closure, index) => ({
    place: positionOf(content, practiceFile, `closures.${index}`),
    last: firstAndLast(closure)[1],
  }));
  const notices = content.announcements.map(({ to }, index) => ({
    place: positionOf(content, file, `announcements.${index}`),
    last: to,
  }));
  const horizon = Temporal.PlainDate.from(today).add({ years: 2 }).toString();
  return [...closures, ...notices]
    .filter(({ last }) => last < today || last > horizon)
    .map(({ place, last }) =>
      problemAt(
        place,
        last < today
          ? `This ended on ${last}, and no page shows it any more. It can be removed.`
          : `This lasts until ${last}, more than two years from now. Is the year right?`,
      ),
    );
}

/**
 * Closures that give hours to days on which the office is closed anyway. Nothing would open, but lists
 * and announcements would say so.
 */
export function hoursOnClosedDays(content: Content): Problem[] {
  const { weeks } = openingTimesOf(content.practice);
  return content.practice.closures.flatMap((closure, index) => {
    const days = weekdaysOf(...firstAndLast(closure));
    if (closure.hours === undefined || days.some((day) => weeks.some((week) => week[day])))
      return [];
    return problemAt(
      positionOf(content, practiceFile, `closures.${index}.hours`),
      "The office is closed on this day of the week, so it has no hours to shorten. Check the date, or delete the line and tell of a special opening in announcements.yaml.",
    );
  });
}

/** Days of the week from the first to the last day of a closure, as Date.getDay() counts. */
function weekdaysOf(first: string, last: string): number[] {
  const start = Temporal.PlainDate.from(first);
  const length = Math.min(6, start.until(last).days);
  return Array.from({ length: length + 1 }, (_, days) => start.add({ days }).dayOfWeek % 7);
}

/**
 * Hours of the week that open after noon or before 6 AM, or close after 9 PM: most often AM for PM. On a
 * single day the office may well open after noon.
 */
export function oddHours({ strings }: Content): Problem[] {
  return strings
    .filter(({ file, field, text }) => {
      if (file !== practiceFile || !/(?:^|\.)(?:hours|closures)\./.test(field)) return false;
      const times = text.split(/ to |, /).map(minutesOf);
      const [first = 0] = times;
      const isOfWeek = !field.startsWith("closures.");
      return (
        /[AP]M$/.test(text) &&
        (times.some((time) => time < 6 * 60 || time > 21 * 60) || (isOfWeek && first > 12 * 60))
      );
    })
    .map((string) => problemAt(string, `Are these hours right: ${string.text}? Check AM and PM.`));
}
