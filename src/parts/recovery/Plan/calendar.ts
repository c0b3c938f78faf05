import { contentLines, escapedValue } from "../../../files/content-lines.ts";
import type { PlanStep } from "./plan-steps.ts";
import { daysAfter, firstAndLastDay } from "./recovery-dates.ts";

/**
 * An iCalendar file with an event for each step, of whole days from its first to its last.
 * https://www.rfc-editor.org/rfc/rfc5545
 *
 * @param id of the recovery at its site: importing the file again updates the events
 * @param date of the operation, YYYY-MM-DD
 * @param urgent what cannot wait and whom to call: said once, in the first event
 * @param now when the file is made
 */
export function calendarOf(
  id: string,
  date: string,
  steps: readonly PlanStep[],
  urgent: string,
  now = new Date(),
): string {
  const events = steps.flatMap((step, index) => {
    const { name, text, watch } = step;
    const [first, last] = firstAndLastDay(step, date);
    const told = [text, ...watch.map((sign) => `${sign.level}: ${sign.name}`)].join("\n");
    return [
      "BEGIN:VEVENT",
      `UID:${index}-${id}`,
      `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
      `DTSTART;VALUE=DATE:${plain(first)}`,
      `DTEND;VALUE=DATE:${plain(daysAfter(last, 1))}`,
      `SUMMARY:${escapedValue(name)}`,
      `DESCRIPTION:${escapedValue(index === 0 ? `${text}\n\n${urgent}` : told)}`,
      // The day does not show as busy.
      "TRANSP:TRANSPARENT",
      "CLASS:PRIVATE",
      "END:VEVENT",
    ];
  });
  const start = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${id}//EN`];
  return contentLines([...start, ...events, "END:VCALENDAR"]);
}

function plain(date: string): string {
  return date.replaceAll("-", "");
}
