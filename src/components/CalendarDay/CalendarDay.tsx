import { useWords } from "../../languages/use-words.ts";
/**
 * A calendar day in words, such as "November 5, 2024", from its ISO form "2024-11-05". It is a day
 * and not a moment: parsed and formatted as UTC, it is the same day in every time zone.
 */
export function CalendarDay({ date }: { date: string }) {
  const format = new Intl.DateTimeFormat(useWords().locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <time dateTime={date} className="nowrap">
      {format.format(new Date(`${date}T00:00:00Z`))}
    </time>
  );
}
