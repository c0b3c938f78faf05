import { describe, expect, test } from "vitest";
import { calendarOf } from "../../../src/parts/recovery/Plan/calendar.ts";
import {
  dateAfter,
  datesInWords,
  daysAfter,
  daysBetween,
  isDate,
  localDay,
  stateOf,
  timeTo,
} from "../../../src/parts/recovery/Plan/recovery-dates.ts";

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
    expect(dateAfter(date, time)).toBe(expected);
  });

  test.each(["", "2026-02-30", "2026-13-01", "tomorrow", "2026-1-1", "2026-01-01T00:00:00Z"])(
    '"%s" is no date',
    (text) => expect(isDate(text)).toBe(false),
  );
  test("2028-02-29 is a date", () => expect(isDate("2028-02-29")).toBe(true));
});

describe("today in a recovery", () => {
  test.each([
    ["P0D", undefined, "2026-11-19", "next"],
    ["P0D", undefined, "2026-11-20", "now"],
    ["P0D", undefined, "2026-11-21", "past"],
    ["P1D", "P3D", "2026-11-21", "now"],
    ["P1D", "P3D", "2026-11-23", "now"],
    ["P1D", "P3D", "2026-11-24", "past"],
    ["P2W", "P4W", "2026-12-03", "next"],
    ["P2W", "P4W", "2026-12-18", "now"],
    ["P2M", "P3M", "2027-02-21", "past"],
  ])("from %s to %s after November 20, on %s, is %s", (from, to, today, state) => {
    expect(stateOf({ from, to }, "2026-11-20", today)).toBe(state);
  });

  test("is the visitor's own day, also shortly before midnight", () => {
    expect(localDay(new Date(2026, 10, 4, 23, 59))).toBe("2026-11-04");
    expect(localDay(new Date(2026, 0, 1, 0, 1))).toBe("2026-01-01");
  });

  test("counts days over daylight saving", () => {
    expect(daysBetween("2026-10-31", "2026-11-02")).toBe(2);
    expect(daysBetween("2026-11-02", "2026-10-31")).toBe(-2);
  });

  test.each([
    [1, "tomorrow", "mañana"],
    [3, "in 3 days", "dentro de 3 días"],
    [13, "in 2 weeks", "dentro de 2 semanas"],
    [91, "in 3 months", "dentro de 3 meses"],
    [-45, "6 weeks ago", "hace 6 semanas"],
  ])("%i days from now is %s", (days, english, spanish) => {
    expect(timeTo(days, "en")).toBe(english);
    expect(timeTo(days, "es")).toBe(spanish);
  });
});

describe("the dates of a step", () => {
  // Versions of ICU differ in the spaces of a range.
  const said = (from: string, to: string | undefined, date: string, locale: string) =>
    datesInWords({ from, to }, date, "2026-11-24", locale).replaceAll(/\s*–\s*/g, " – ");

  test.each([
    ["P0D", undefined, "Fri, Nov 20"],
    ["P1D", "P3D", "Nov 21 – 23"],
    ["P1W", "P2W", "Nov 27 – Dec 4"],
    ["P5D", "P2W", "Nov 25 – Dec 4"],
    ["P2M", "P3M", "January – February"],
    ["P3M", "P6M", "February – May"],
    ["P3M", "P12M", "February – November 2027"],
  ])("from %s to %s are no more exact than the step", (from, to, words) => {
    expect(said(from, to, "2026-11-20", "en-US")).toBe(words);
  });

  test("have a year where today is far away", () => {
    expect(said("P1D", "P3D", "2024-05-01", "en-US")).toBe("May 2 – 4, 2024");
  });

  test("follow the language", () => {
    expect(said("P2M", "P3M", "2026-11-20", "es-US")).toBe("enero – febrero");
  });
});

describe("a calendar file", () => {
  const letters = "Señora, nariz. 鼻 ".repeat(20);
  const text = calendarOf(
    "sinus-recovery@clinic.example",
    "2026-12-25",
    [
      {
        from: "P0D",
        when: "Day of surgery",
        days: [0],
        watch: [{ id: "fever", level: "Call us", name: "A fever." }],
        name: "Home",
        text: `Rest; "high" \\ no lifting. ${letters}`,
      },
      {
        from: "P1W",
        to: "P2M",
        when: "1 week to 2 months",
        days: [],
        watch: [{ id: "pain", level: "Call us", name: "Pain." }],
        name: "Back to a desk, or to school",
        text: "Many are ready.",
      },
    ],
    "Call 911.",
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
      "DESCRIPTION:Many are ready.\\nCall us: Pain.",
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
