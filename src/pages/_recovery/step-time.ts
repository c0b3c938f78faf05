import type { Words } from "../../languages/words.ts";
import { countOf } from "../../schemas/time-after.ts";

/** When a step takes place, in words: "Day of surgery", "Days 5 to 10", "2 to 6 weeks", "6 weeks to 12 months". */
export function stepTime(
  { from, to }: { from: string; to?: string | undefined },
  words: Words["recovery"],
): string {
  const start = countOf(from);
  if (to === undefined) return start.count === 0 ? words.surgery : words.day(start.count);
  const end = countOf(to);
  if (from === to) return afterwards(start, words);
  if (start.unit !== end.unit) return words.range(afterwards(start, words), afterwards(end, words));
  return start.unit === "day"
    ? words.days(start.count, end.count)
    : words.range(String(start.count), words[end.unit](end.count));
}

/** A time by itself: "Day of surgery", "5 days", "6 weeks". */
function afterwards({ count, unit }: ReturnType<typeof countOf>, words: Words["recovery"]): string {
  if (unit !== "day") return words[unit](count);
  return count === 0 ? words.surgery : words.dayCount(count);
}

/** A time after an operation as ISO 8601 writes it: "P2W". */
export function isoDuration(time: string): string {
  const { count, unit } = countOf(time);
  return `P${count}${unit.charAt(0).toUpperCase()}`;
}
