import type { HoursLine } from "../../data/hours.ts";
import type { Words } from "../../languages/words.ts";

/** The open hours in one line for the banner: "Mon to Fri, 8:30 AM to 4:30 PM". Closed days are left out. */
export function hoursInShort(
  hours: readonly HoursLine[],
  { hours: { beforeTime } }: Words,
): string {
  return hours
    .filter(({ time }) => time !== undefined)
    .map(
      ({ days, time }) =>
        `${days.replaceAll(/([A-Z][a-z]{2})[a-z]*day/g, "$1")}${beforeTime}${time}`,
    )
    .join("; ");
}
