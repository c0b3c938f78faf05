import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";

/**
 * Dates of what has happened already that are still to come, most often a mistyped year.
 *
 * @param today YYYY-MM-DD
 */
export function futureDates({ strings }: Content, today: string): Problem[] {
  return strings
    .filter(({ roles, text }) => roles.includes("past") && text > today)
    .map((string) =>
      problemAt(string, `${string.text} is still to come. Correct the day, the month or the year.`),
    );
}
