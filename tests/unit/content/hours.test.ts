import { describe, expect, it } from "vitest";
import { daysOf, hoursInWords, hoursRowsFor, twentyFourHour } from "../../../src/data/hours.ts";
import { loadContent } from "../../../src/data/load-content.ts";
import type { PracticeContent } from "../../../src/schemas/practice.ts";

const stated = loadContent("content").practice;

/** The practice with the two readings of the specification, whatever content/ says today. */
function practice(authoritative: "" | "weekday" | "extended" = ""): PracticeContent {
  return {
    ...stated,
    hours: {
      authoritative,
      weekday: [
        { from: "Monday", to: "Friday", opens: "8:30 AM", closes: "4:30 PM" },
        { from: "Saturday", to: "Sunday" },
      ],
      extended: [
        { from: "Monday", to: "Friday", opens: "8:00 AM", closes: "5:00 PM" },
        { from: "Saturday", opens: "9:00 AM", closes: "2:00 PM" },
      ],
    },
  };
}

const weekday = [
  { days: "Monday to Friday", time: "8:30 AM to 4:30 PM" },
  { days: "Saturday and Sunday", time: undefined },
];
const extended = [
  { days: "Monday to Friday", time: "8:00 AM to 5:00 PM" },
  { days: "Saturday", time: "9:00 AM to 2:00 PM" },
];

describe("office hours", () => {
  it("shows each surface the reading that the specification gives it", () => {
    const hours = hoursInWords(practice());
    for (const surface of ["banner", "booking", "structuredData", "home", "contact"] as const) expect(hours[surface], surface).toEqual(weekday);
    for (const surface of ["footer", "service", "locations", "location"] as const) expect(hours[surface], surface).toEqual(extended);
  });

  it.each(["weekday", "extended"] as const)("puts every surface on the %s reading once it is authoritative", (reading) => {
    const expected = reading === "weekday" ? weekday : extended;
    for (const [surface, lines] of Object.entries(hoursInWords(practice(reading)))) expect(lines, surface).toEqual(expected);
  });

  it.each([
    ["12:00 AM", "00:00"],
    ["12:30 AM", "00:30"],
    ["8:30 AM", "08:30"],
    ["12:00 PM", "12:00"],
    ["12:59 PM", "12:59"],
    ["1:05 PM", "13:05"],
    ["11:59 PM", "23:59"],
  ])("writes %s as %s", (words, digits) => {
    expect(twentyFourHour(words)).toBe(digits);
  });

  it("names the days of a row", () => {
    const [week, weekend] = hoursRowsFor(practice(), "banner").map(daysOf);
    expect(week).toEqual(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]);
    expect(weekend).toEqual(["Saturday", "Sunday"]);
  });
});
