import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { firstAndLast } from "../../src/schemas/practice.ts";

/**
 * Closures and announcements that are over.
 *
 * @param today YYYY-MM-DD, in the time zone of the practice
 */
export function pastNotices(
  { practice, announcements, strings }: Content,
  today: string,
): Problem[] {
  const closures = practice.closures.map((closure, index) => ({
    file: "content/practice.yaml",
    field: `closures.${index}`,
    last: firstAndLast(closure)[1],
  }));
  const notices = announcements.map(({ to }, index) => ({
    file: "content/announcements.yaml",
    field: `announcements.${index}`,
    last: to,
  }));
  return [...closures, ...notices]
    .filter(({ last }) => last < today)
    .map(({ file, field, last }) => {
      const first = strings.find(
        (string) => string.file === file && string.field.startsWith(`${field}.`),
      );
      return problemAt(
        { file, field, line: first?.line },
        `This ended on ${last}, and no page shows it any more. It can be removed.`,
      );
    });
}
