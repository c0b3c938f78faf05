import { getContent } from "../../src/data/content.ts";
import type { Content } from "../../src/data/load-content.ts";
import { type Practice, practiceOf } from "../../src/data/practice.ts";

/** Content with everything that is optional, as in the example practice. */
export type Whole<T> = T extends (...values: never[]) => unknown
  ? T
  : T extends object
    ? { [Key in keyof T]-?: Whole<NonNullable<T[Key]>> }
    : T;

/** The content under test, for tests of what the example practice and the site as handed over both have. */
export function wholeContent(): Whole<Content> {
  return getContent() as Whole<Content>;
}

export function wholePractice(): Whole<Practice> {
  return practiceOf(getContent().practice) as Whole<Practice>;
}
