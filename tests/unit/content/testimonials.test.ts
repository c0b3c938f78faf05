import { expect, it } from "vitest";
import { publicWords } from "../../../src/data/published-testimonials.ts";
import { exampleContent } from "../../example-practice/fixtures.ts";

const [sample] = exampleContent.testimonials;

/** Names of testimonials of these days, as they are published. */
function published(...days: readonly [name: string, date: string][]): string[] {
  if (sample === undefined) throw new Error("The example practice has no testimonial.");
  return publicWords(days.map(([name, date]) => ({ ...sample, name, date }))).map(
    ({ name }) => name,
  );
}

it("testimonials are published newest first, whatever their order", () => {
  expect(
    published(["older", "2024-12-31"], ["oldest", "2024-02-01"], ["added last", "2025-01-01"]),
  ).toEqual(["added last", "older", "oldest"]);
});

it("testimonials of one day keep their order", () => {
  expect(
    published(["first", "2025-01-01"], ["second", "2025-01-01"], ["newer", "2025-01-02"]),
  ).toEqual(["newer", "first", "second"]);
});
