import { expect, test } from "vitest";
import { unansweredHolidays } from "../../../../staff/review/holidays.ts";
import { exampleContent } from "../../../practice/fixtures.ts";

/** The holidays that are asked about on a day, with these days answered. */
function asked(today: string, ...dates: string[]): string[] {
  const answers = dates.map((date) => ({ date, reason: "Holiday", openAsUsual: true }));
  const practice = { ...exampleContent.practice, closures: answers };
  return unansweredHolidays({ ...exampleContent, practice }, today).flatMap(
    ({ remedy }) => remedy.match(/\d{4}-\d\d-\d\d/g) ?? [],
  );
}

const dates = ["2027-01-01", "2027-05-31", "2027-09-06", "2027-11-25", "2027-12-25"];

test("the holidays of the coming year are asked about until each has an answer", () => {
  // July 4 is a Sunday, on which the office is closed anyway. Christmas is a Saturday.
  expect(asked("2027-01-01")).toEqual(dates);
  expect(asked("2027-01-01", "2027-05-31", "2027-09-06")).toHaveLength(3);
  expect(asked("2027-01-01", ...dates)).toEqual([]);
});

test("a year later they are asked about again", () => {
  expect(asked("2027-12-26", ...dates)[0]).toBe("2028-01-01");
});
