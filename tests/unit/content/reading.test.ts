import { expect, test } from "vitest";
import { readingGrade } from "../../../staff/checks/reading.ts";

test("the grade of a text is that of the Automated Readability Index, over all its sentences", () => {
  // 6 words of 17 letters; then 2 sentences of 8 words and 29 letters together.
  expect(readingGrade(["The cat sat on the mat."])).toBeCloseTo(-5.085, 2);
  expect(readingGrade(["Rest today. Drink cool water every hour now."])).toBeCloseTo(
    4.71 * (35 / 8) + 0.5 * (8 / 2) - 21.43,
    2,
  );
  expect(readingGrade([])).toBeNaN();
});
