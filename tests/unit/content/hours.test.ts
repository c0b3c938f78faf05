import { describe, expect, it } from "vitest";
import {
  closureInWords,
  closuresInWords,
  hoursInWords,
  hoursRowsFor,
  openingTimesOf,
  twentyFourHour,
  weekdaysOf,
  weekInWords,
} from "../../../src/data/hours.ts";
import {
  type Closure,
  type HoursRow,
  minutesOf,
  type PracticeContent,
  spansOf,
} from "../../../src/schemas/practice.ts";
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
        { from: "Monday", to: "Friday", hours: "8:30 AM to 4:30 PM" },
        { from: "Saturday", to: "Sunday", hours: "closed" },
      ],
      footOfEveryPage: [
        { from: "Monday", to: "Friday", hours: "8:00 AM to 5:00 PM" },
        { from: "Saturday", hours: "9:00 AM to 2:00 PM" },
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
    expect(twentyFourHour(minutesOf(words))).toBe(digits);
  });

  it("with a break are several spans, in words of both languages, and midnight ends a day", () => {
    const broken = "8:30 AM to 12:00 PM, 1:00 PM to 12:00 AM";
    const rows: HoursRow[] = [{ from: "Monday", hours: broken }];
    expect(spansOf(broken)).toEqual([
      [510, 720],
      [780, 1440],
    ]);
    expect(weekInWords(rows)).toEqual([{ days: "Monday", time: broken }]);
    expect(weekInWords(rows, "es")[0]?.time?.replaceAll(/\s/g, " ")).toBe(
      "de 8:30 a. m. a 12:00 p. m., de 1:00 p. m. a 12:00 a. m.",
    );
    expect(twentyFourHour(1440)).toBe("23:59");
    const closure = { date: "2027-02-12", reason: "Training", hours: broken, openAsUsual: false };
    expect(closureInWords(closure, "en", 2027)).toBe(
      "The office is open only from 8:30 AM to 12:00 PM and 1:00 PM to 12:00 AM on Friday, February 12 (Training).",
    );
    const { weeks } = openingTimesOf(exampleContent.practice, "en", [rows]);
    expect(weeks[0]?.[1]).toEqual(spansOf(broken));
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
    const [week, weekend] = hoursRowsFor(practice(), "banner").map(weekdaysOf);
    expect(week).toEqual(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]);
    expect(weekend).toEqual(["Saturday", "Sunday"]);
  });
});

describe("announced closures", () => {
  const closures: Closure[] = [
    { date: "2026-11-26", reason: "Thanksgiving" },
    { from: "2026-12-24", to: "2027-01-01", reason: "Winter break" },
    { date: "2027-02-12", reason: "Training", hours: "12:00 PM to 4:30 PM" },
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

  it("are beside the weeks in the data for scripts", () => {
    const weekday = [[510, 990]];
    const announced = [
      { from: "2026-11-26", to: "2026-11-26", spans: null },
      { from: "2026-12-24", to: "2027-01-01", spans: null },
      { from: "2027-02-12", to: "2027-02-12", spans: [[720, 990]] },
      { from: "2027-05-31", to: "2027-05-31" },
    ];
    const weeks = [
      [null, weekday, weekday, weekday, weekday, weekday, null],
      [null, ...Array(5).fill([[480, 1020]]), [[540, 840]]],
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
