import { longDate } from "../languages/long-date.ts";
import { useWords } from "../languages/use-words.ts";

/** A calendar day in words, from its ISO form "2024-11-05". */
export function CalendarDay({ date }: { date: string }) {
  return (
    <time dateTime={date} className="nowrap">
      {longDate(useWords().locale, date)}
    </time>
  );
}
