/** A step of a recovery. */
export interface RecoveryStep {
  /** Day on which it begins; the operation is day 0. */
  day: number;
  summary: string;
  description: string;
}

/** Milliseconds of any day in UTC, which has no daylight saving. */
const dayLength = 86_400_000;

/** @param date in ISO 8601, YYYY-MM-DD, as is the day returned. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
}

/** Whether a text is a calendar day in ISO 8601, of a year with four digits. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && daysAfter(text, 0) === text;
}

/**
 * An iCalendar file with an all-day event for each step.
 * https://www.rfc-editor.org/rfc/rfc5545
 *
 * @param id of the recovery at its site: importing the file again updates the events
 * @param date of the operation, YYYY-MM-DD
 * @param now when the file is made
 */
export function calendarOf(
  id: string,
  date: string,
  steps: readonly RecoveryStep[],
  now: Date,
): string {
  const events = steps.flatMap(({ day, summary, description }, index) => [
    "BEGIN:VEVENT",
    `UID:${index}-${id}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${plain(daysAfter(date, day))}`,
    `DTEND;VALUE=DATE:${plain(daysAfter(date, day + 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    // The day does not show as busy.
    "TRANSP:TRANSPARENT",
    "CLASS:PRIVATE",
    "END:VEVENT",
  ]);
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${id}//EN`, ...events];
  return [...lines, "END:VCALENDAR", ""].map(folded).join("\r\n");
}

function plain(date: string): string {
  return date.replaceAll("-", "");
}

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Lines of at most 75 bytes, continued after a space: RFC 5545, 3.1. No character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = "";
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (bytes + length > 75) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += length;
  }
  return text;
}
