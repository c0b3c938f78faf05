import { describe, expect, test } from "vitest";
import {
  calendarOf,
  daysAfter,
  isDate,
  timeAfter,
} from "../../../src/parts/service/RecoveryPlan/recovery-dates.ts";

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

  test.each([
    ["2026-10-25", "P2W", "2026-11-08"],
    ["2026-02-28", "P6W", "2026-04-11"],
    ["2026-11-30", "P3M", "2027-02-28"],
    ["2027-11-30", "P3M", "2028-02-29"],
    ["2026-01-31", "P1M", "2026-02-28"],
    ["2026-08-31", "P18M", "2028-02-29"],
    ["2026-05-05", "P0D", "2026-05-05"],
  ])("%s and %s is %s, over daylight saving and in a shorter month", (date, time, expected) => {
    expect(timeAfter(date, time)).toBe(expected);
  });

  test.each(["", "2026-02-30", "2026-13-01", "tomorrow", "2026-1-1", "2026-01-01T00:00:00Z"])(
    '"%s" is no date',
    (text) => expect(isDate(text)).toBe(false),
  );
  test("2028-02-29 is a date", () => expect(isDate("2028-02-29")).toBe(true));
});

describe("a calendar file", () => {
  const letters = "Señora, nariz. 鼻 ".repeat(20);
  const text = calendarOf(
    "sinus-recovery@clinic.example",
    "2026-12-25",
    [
      {
        from: "P0D",
        summary: "Home",
        description: `Rest; "high" \\ no lifting. ${letters}\n\nCall 911.`,
      },
      {
        from: "P1W",
        to: "P2M",
        summary: "Back to a desk, or to school",
        description: "Many are ready.",
      },
    ],
    new Date("2026-12-01T15:30:00.123Z"),
  );

  test("has an event for each step that ends after its last day, with its words escaped as RFC 5545 asks", () => {
    expect(text.replaceAll("\r\n ", "").split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//sinus-recovery@clinic.example//EN",
      "BEGIN:VEVENT",
      "UID:0-sinus-recovery@clinic.example",
      "DTSTAMP:20261201T153000Z",
      "DTSTART;VALUE=DATE:20261225",
      "DTEND;VALUE=DATE:20261226",
      "SUMMARY:Home",
      `DESCRIPTION:Rest\\; "high" \\\\ no lifting. ${letters.replaceAll(",", "\\,")}\\n\\nCall 911.`,
      "TRANSP:TRANSPARENT",
      "CLASS:PRIVATE",
      "END:VEVENT",
      "BEGIN:VEVENT",
      "UID:1-sinus-recovery@clinic.example",
      "DTSTAMP:20261201T153000Z",
      "DTSTART;VALUE=DATE:20270101",
      "DTEND;VALUE=DATE:20270226",
      "SUMMARY:Back to a desk\\, or to school",
      "DESCRIPTION:Many are ready.",
      "TRANSP:TRANSPARENT",
      "CLASS:PRIVATE",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  test("has lines of at most 75 bytes that end as RFC 5545 asks", () => {
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n"))
      expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
  });
});
