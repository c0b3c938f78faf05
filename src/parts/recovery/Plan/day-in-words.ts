import type { Words } from "../../../languages/words.ts";
import { daysBetween, timeTo } from "./recovery-dates.ts";

/** Days after an operation that patients count. After that, they think in weeks and months. */
const daysCounted = 28;

/** "Today is day 4", "The operation is tomorrow", "The operation was 6 weeks ago". */
export function dayInWords(
  date: string,
  today: string,
  words: Words["recovery"]["today"],
  locale: string,
): string {
  const days = daysBetween(date, today);
  if (days === 0) return words.surgery;
  if (days > 0 && days <= daysCounted) return words.day.replace("{day}", String(days));
  return words[days < 0 ? "until" : "since"].replace("{when}", timeTo(-days, locale));
}
