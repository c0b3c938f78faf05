import { type Language, languages } from "../languages/languages.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import { phoneLink } from "./telephone.ts";

/**
 * What to do when it cannot wait and the office is closed, as prose: the practice's own instruction,
 * else its after-hours number, else where to go when nobody answers.
 */
export function afterHoursOf(
  { afterHours }: Pick<PracticeContent, "afterHours">,
  language: Language,
): string {
  const { phone, instruction, unanswered } = afterHours;
  if (instruction !== undefined || phone === undefined) return instruction ?? unanswered;
  return languages[language].office.whenClosed(phoneLink(phone));
}
