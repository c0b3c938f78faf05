import { describe, expect, it } from "vitest";
import {
  closuresInWords,
  daysOf,
  hoursInWords,
  hoursRowsFor,
  openingTimesOf,
  twentyFourHour,
} from "../../../src/data/hours.ts";
import type { Closure, PracticeContent } from "../../../src/schemas/practice.ts";
import { exampleContent } from "../../practice/fixtures.ts";

const stated = exampleContent.practice;

/** The practice with the two schedules of the specification. */
function practice(authoritative: "" | "topOfEveryPage" | "footOfEveryPage" = ""): PracticeContent {
  return {
    ...stated,
    closures: [],
    hours: {
      authoritative,
      topOfEveryPage: [
        { from: "Monday", to: "Friday", opens: "8:30 AM", closes: "4:30 PM" },
        { from: "Saturday", to: "Sunday" },
      ],
      footOfEveryPage: [
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
  it("shows each placement the schedule that the specification gives it", () => {
    const hours = hoursInWords(practice());
    for (const placement of ["banner", "booking", "structuredData", "home", "contact"] as const)
      expect(hours[placement], placement).toEqual(weekday);
    for (const placement of ["footer", "service", "locations", "location"] as const)
      expect(hours[placement], placement).toEqual(extended);
  });

  it.each(["topOfEveryPage", "footOfEveryPage"] as const)(
    "puts every placement on the %s schedule once it is authoritative",
    (schedule) => {
      const expected = schedule === "topOfEveryPage" ? weekday : extended;
      for (const [placement, lines] of Object.entries(hoursInWords(practice(schedule))))
        expect(lines, placement).toEqual(expected);
    },
  );

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

  it("says them in Spanish", () => {
    const said = (schedule: "topOfEveryPage" | "footOfEveryPage") =>
      hoursInWords(practice(schedule), "es").contact.map(
        ({ days, time }) => `${days}: ${time?.replaceAll(/\s/g, " ")}`,
      );
    expect(said("topOfEveryPage")).toEqual([
      "de lunes a viernes: de 8:30 a. m. a 4:30 p. m.",
      "sábado y domingo: undefined",
    ]);
    expect(said("footOfEveryPage")).toEqual([
      "de lunes a viernes: de 8:00 a. m. a 5:00 p. m.",
      "sábado: de 9:00 a. m. a 2:00 p. m.",
    ]);
  });

  it("names the days of a row", () => {
    const [week, weekend] = hoursRowsFor(practice(), "banner").map(daysOf);
    expect(week).toEqual(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]);
    expect(weekend).toEqual(["Saturday", "Sunday"]);
  });
});

describe("announced closures", () => {
  const closures: Closure[] = [
    { date: "2026-11-26", reason: "Thanksgiving" },
    { from: "2026-12-24", to: "2027-01-01", reason: "Winter break" },
    { date: "2027-02-12", reason: "Training", opens: "12:00 PM", closes: "4:30 PM" },
    { date: "2027-05-31", reason: "Memorial Day", openAsUsual: true },
  ].map((closure) => ({ openAsUsual: false, ...closure }));

  it("follow the hours in words, on their calendar days", () => {
    expect(closuresInWords({ ...practice(), closures })).toEqual([
      { days: "Thursday, November 26, 2026 (Thanksgiving)", time: undefined },
      {
        days: "Thursday, December 24, 2026 to Friday, January 1, 2027 (Winter break)",
        time: undefined,
      },
      { days: "Friday, February 12, 2027 (Training)", time: "12:00 PM to 4:30 PM" },
    ]);
  });

  it("stand beside the weeks in the data for scripts", () => {
    const weekday = [510, 990];
    const announced = [
      { from: "2026-11-26", to: "2026-11-26", span: null },
      { from: "2026-12-24", to: "2027-01-01", span: null },
      { from: "2027-02-12", to: "2027-02-12", span: [720, 990] },
      { from: "2027-05-31", to: "2027-05-31" },
    ];
    const weeks = [
      [null, weekday, weekday, weekday, weekday, weekday, null],
      [null, ...Array(5).fill([480, 1020]), [540, 840]],
    ];
    expect(openingTimesOf({ ...practice(), closures })).toMatchObject({
      timeZone: stated.timeZone,
      weeks,
      closures: announced,
    });
    expect(openingTimesOf(practice("topOfEveryPage")).weeks).toEqual([weeks[0]]);
    expect(openingTimesOf(practice("footOfEveryPage")).weeks).toEqual([weeks[1]]);
  });
});
