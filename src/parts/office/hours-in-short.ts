import type { HoursLine } from "../../data/hours.ts";
import type { Words } from "../../languages/words.ts";

/** The hours for the banner, each in one line: "Mon to Fri, 8:30 AM to 4:30 PM", and "Sat and Sun: closed". */
export function hoursInShort(
  hours: readonly HoursLine[],
  { hours: { beforeTime }, office }: Words,
): { open: string; closed: string } {
  const lines = hours.map(({ days, time }) => ({
    days: days.replaceAll(/([A-Z][a-z]{2})[a-z]*day/g, "$1"),
    time,
  }));
  return {
    open: lines.flatMap(({ days, time }) => (time ? days + beforeTime + time : [])).join("; "),
    closed: lines.flatMap(({ days, time }) => (time ? [] : `${days}: ${office.closed}`)).join("; "),
  };
}
