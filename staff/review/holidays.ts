import { type Problem, problemAt } from "../../src/data/content-error.ts";
import { openingTimesOf } from "../../src/data/hours.ts";
import type { Content } from "../../src/data/load-content.ts";
import { holidayOn } from "../../src/parts/office/OpenStatus/holidays.ts";
import { firstAndLast } from "../../src/schemas/practice.ts";
import { positionOf } from "../position.ts";

/**
 * The holidays of the year from `today` on for which the practice has not said whether it is open. The site says
 * on them that hours may differ, so it can be public meanwhile.
 *
 * @param today YYYY-MM-DD
 */
export function unansweredHolidays(content: Content, today: string): Problem[] {
  const { closures } = content.practice;
  const { weeks } = openingTimesOf(content.practice);
  const first = Temporal.PlainDate.from(today);
  const days = Array.from({ length: 365 }, (_, days) => first.add({ days }));
  const unanswered = days.flatMap((day) => {
    const holiday = holidayOn(new Date(`${day}`));
    const isAnswered = closures.some((closure) => {
      const [from, to] = firstAndLast(closure);
      return from <= `${day}` && `${day}` <= to;
    });
    const isClosedAnyway = weeks.every((week) => !week[day.dayOfWeek % 7]);
    return holiday === undefined || isAnswered || isClosedAnyway ? [] : `${holiday.name} (${day})`;
  });
  if (unanswered.length === 0) return [];
  return [
    problemAt(
      positionOf(content, "content/practice.yaml", "closures"),
      `Is the office open on ${unanswered.join(", ")}? Add each day: closed, with its hours, or with openAsUsual: true. Until then the site says on that day “Hours may differ today: please call”.`,
    ),
  ];
}
