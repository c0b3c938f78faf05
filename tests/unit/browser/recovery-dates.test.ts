import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { calendarOf, daysAfter, isDate } from "../../../src/browser/recovery-dates.ts";

describe("a day of a recovery", () => {
  test.each([
    ["2026-03-07", 1, "2026-03-08"],
    ["2026-03-07", 2, "2026-03-09"],
    ["2026-10-31", 2, "2026-11-02"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-11-01", 365, "2027-11-01"],
    ["2026-05-05", 0, "2026-05-05"],
  ])("%s and %i days is %s, over daylight saving and year's end", (date, days, expected) => {
    expect(daysAfter(date, days)).toBe(expected);
  });

  test.each(["", "2026-02-30", "2026-13-01", "tomorrow", "2026-1-1", "2026-01-01T00:00:00Z"])(
    '"%s" is no date',
    (text) => expect(isDate(text)).toBe(false),
  );
  test("2028-02-29 is a date", () => expect(isDate("2028-02-29")).toBe(true));
});

describe("a calendar file", () => {
  const description = `Rest; sleep, "high" \\ no lifting. ${"Señora, nariz. 鼻 ".repeat(20)}\n\nCall 911.`;
  const text = calendarOf(
    "sinus-recovery@clinic.example",
    "2026-12-25",
    [
      { day: 0, summary: "Home", description },
      { day: 7, summary: "Back to a desk, or to school", description: "Many are ready." },
    ],
    new Date("2026-12-01T15:30:00.123Z"),
  );

  test("is read by a calendar with the same words and all-day events", () => {
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event));
    expect(events.map(({ summary }) => summary)).toEqual(["Home", "Back to a desk, or to school"]);
    expect(events[0]?.description).toBe(description);
    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      "2026-12-25",
      "2027-01-01",
    ]);
    expect(events.map(({ endDate }) => endDate.toString())).toEqual(["2026-12-26", "2027-01-02"]);
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
    expect(text).toContain("DTSTAMP:20261201T153000Z\r\n");
  });

  test("has lines of at most 75 bytes that end as RFC 5545 asks", () => {
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n"))
      expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
  });
});
