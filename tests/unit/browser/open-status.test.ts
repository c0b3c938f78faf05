// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type OpeningTimes, openingWords } from "../../../src/data/hours.ts";
import { holidayOn } from "../../../src/parts/office/OpenStatus/holidays.ts";
import {
  keepOpenStatus,
  openStatus as statusIn,
} from "../../../src/parts/office/OpenStatus/open-status.ts";
import type { Span } from "../../../src/schemas/practice.ts";

const weekdays: Span[] = [[510, 990]];
const closed = null;
const everyMinute = Array.from({ length: 1441 }, (_, minutes) => minutes);
const english = openingWords("en", everyMinute);

/** Monday to Friday, 8:30 AM to 4:30 PM, in Atlanta. */
function office(closures: OpeningTimes["closures"] = []): OpeningTimes {
  return {
    timeZone: "America/New_York",
    weeks: [[closed, weekdays, weekdays, weekdays, weekdays, weekdays, closed]],
    closures,
    words: english,
  };
}

/** What is said in a browser with Temporal, and in one without. */
function openStatus(now: number, times: OpeningTimes): string {
  const words = statusIn(now, times);
  vi.stubGlobal("Temporal", undefined);
  try {
    expect(statusIn(now, times)).toBe(words);
  } finally {
    vi.unstubAllGlobals();
  }
  return words;
}

/** A moment by the office's own clock, given as Temporal writes it. */
const at = (moment: string) =>
  Temporal.PlainDateTime.from(moment).toZonedDateTime("America/New_York").epochMilliseconds;

const closures = [
  { from: "2026-11-26", to: "2026-11-27", spans: closed },
  { from: "2026-12-23", to: "2027-01-04", spans: closed },
  { from: "2027-02-12", to: "2027-02-13", spans: [[540, 720]] },
] as const;
const longer: Span[] = [[480, 1020]];
/** Two schedules: the other one has longer days, and Saturdays from 9:00 AM to 2:00 PM. */
const both: OpeningTimes = {
  ...office(closures),
  weeks: [...office().weeks, [closed, longer, longer, longer, longer, longer, [[540, 840]]]],
};
const everyDay = (...spans: Span[]): OpeningTimes => ({
  ...office(),
  weeks: [Array(7).fill(spans.length === 0 ? closed : spans)],
});
const morning: Span = [510, 720];
const afternoon: Span = [780, 990];

const cases: [moment: string, times: OpeningTimes, words: string][] = [
  ["2026-11-23T08:29:59.999", office(), "Closed · opens today 8:30 AM"],
  ["2026-11-23T08:30", office(), "Open until 4:30 PM"],
  ["2026-11-23T16:29:59.999", office(), "Open until 4:30 PM"],
  ["2026-11-23T16:30", office(), "Closed · opens Tuesday 8:30 AM"],
  ["2026-11-20T16:30", office(), "Closed · opens Monday 8:30 AM"],
  // Clocks go forward on Sunday, March 8, and back on Sunday, November 1.
  ["2026-03-08T01:59", everyDay([150, 600]), "Closed · opens today 2:30 AM"],
  ["2026-03-08T03:00", everyDay([150, 600]), "Open until 10:00 AM"],
  ["2026-11-01T01:15", everyDay([0, 75]), "Closed · opens Monday 12:00 AM"],
  // Half past ten in the evening there.
  [
    "2026-11-23T12:00",
    { ...everyDay([1350, 1380]), timeZone: "Asia/Kolkata" },
    "Open until 11:00 PM",
  ],
  ["2026-11-25T16:30", office(closures), "Closed · opens Monday 8:30 AM"],
  // A week or more away, the name of the day would not say which one.
  ["2026-12-29T12:00", office(closures), "Closed · opens Tue, Jan 5 8:30 AM"],
  ["2026-12-30T00:00", office(closures), "Closed · opens Tuesday 8:30 AM"],
  ["2027-02-12T08:59", office(closures), "Closed · opens today 9:00 AM"],
  // The Saturday after has shorter hours only if it has any.
  ["2027-02-12T12:00", office(closures), "Closed · opens Monday 8:30 AM"],
  ["2026-11-23T12:00", everyDay(), "Closed"],
  ["2026-11-23T07:59:59.999", both, "Closed · opens today"],
  ["2026-11-23T08:00", both, "Hours vary: please call"],
  ["2026-11-23T08:30", both, "Open now"],
  ["2026-11-23T17:00", both, "Closed · opens Tuesday"],
  ["2026-11-20T17:00", both, "Closed"],
  ["2026-11-21T09:00", both, "Hours vary: please call"],
  // A closure that both have gives both the same hours. One alone is open on Saturdays.
  ["2027-02-12T10:00", both, "Open until 12:00 PM"],
  ["2027-02-11T17:00", both, "Closed · opens Friday 9:00 AM"],
  ["2027-02-13T10:00", both, "Hours vary: please call"],
  // A break: until noon, from 1:00 PM.
  ["2026-11-23T11:59", everyDay(morning, afternoon), "Open until 12:00 PM"],
  ["2026-11-23T12:00", everyDay(morning, afternoon), "Closed for lunch · opens 1:00 PM"],
  ["2026-11-23T13:00", everyDay(morning, afternoon), "Open until 4:30 PM"],
  ["2026-11-23T16:30", everyDay(morning, afternoon), "Closed · opens Tuesday 8:30 AM"],
  // One in the evening is none for lunch, and midnight at the end is that of the day.
  ["2026-11-23T17:00", everyDay([510, 990], [1080, 1440]), "Closed · opens today 6:00 PM"],
  ["2026-11-23T23:59", everyDay([1080, 1440]), "Open until 12:00 AM"],
  ["2026-11-24T00:00", everyDay([1080, 1440]), "Closed · opens today 6:00 PM"],
  // A closure has breaks too, and a schedule without one disagrees in it.
  [
    "2026-11-23T12:30",
    office([{ from: "2026-11-23", to: "2026-11-23", spans: [morning, afternoon] }]),
    "Closed for lunch · opens 1:00 PM",
  ],
  [
    "2026-11-23T12:30",
    { ...office(), weeks: [...office().weeks, ...everyDay(morning, afternoon).weeks] },
    "Hours vary: please call",
  ],
  [
    "2026-11-23T12:15",
    {
      ...office(),
      weeks: [...everyDay(morning, afternoon).weeks, ...everyDay(morning, [750, 990]).weeks],
    },
    "Closed · opens today",
  ],
  // Holidays of which the practice has not said what holds, and the evening before.
  ["2026-11-26T07:00", office(), "Please call: hours may differ today"],
  ["2026-11-26T10:00", office(), "Please call: hours may differ today"],
  ["2026-11-26T16:30", office(), "Closed · opens Friday 8:30 AM"],
  ["2026-11-25T16:30", office(), "Closed"],
  ["2027-05-31T10:00", both, "Please call: hours may differ today"],
  // July 4, 2026, is a Saturday, on which one of the two schedules is closed anyway.
  ["2026-07-04T10:00", office(), "Closed · opens Monday 8:30 AM"],
  ["2026-07-04T10:00", both, "Hours vary: please call"],
  // With an answer they are days like others.
  ["2027-05-31T10:00", office([{ from: "2027-05-31", to: "2027-05-31" }]), "Open until 4:30 PM"],
  ["2026-11-26T10:00", office(closures), "Closed · opens Monday 8:30 AM"],
];

test("holidays fall on their days in every year", () => {
  const days = Array.from({ length: 365 }, (_, days) =>
    Temporal.PlainDate.from("2027-01-01").add({ days }).toString(),
  );
  expect(days.filter((day) => holidayOn(new Date(day)))).toEqual([
    "2027-01-01",
    "2027-05-31",
    "2027-07-04",
    "2027-09-06",
    "2027-11-25",
    "2027-12-25",
  ]);
  for (const day of ["2026-05-25", "2028-05-29", "2028-09-04", "2029-11-22", "2030-11-28"])
    expect(holidayOn(new Date(day)), day).toBeDefined();
});

describe("in Spanish", () => {
  const spanish = (closures: OpeningTimes["closures"] = []) => ({
    ...office(closures),
    words: openingWords("es", everyMinute),
  });

  test.each([
    ["2026-11-23T08:00", "Cerrado · abre hoy a las 8:30 a. m."],
    ["2026-11-23T12:00", "Abierto hasta las 4:30 p. m."],
    ["2026-11-21T12:00", "Cerrado · abre el lunes a las 8:30 a. m."],
  ])("%s: %s", (moment, words) => {
    expect(openStatus(at(moment), spanish()).replaceAll(/\s/g, " ")).toBe(words);
  });

  test("a break for lunch", () => {
    const times = { ...spanish(), weeks: everyDay(morning, afternoon).weeks };
    expect(openStatus(at("2026-11-23T12:00"), times).replaceAll(/\s/g, " ")).toBe(
      "Cerrado por almuerzo · abre a la 1:00 p. m.",
    );
  });

  test("a day that is far away has its date", () => {
    const closure = { from: "2026-11-23", to: "2026-12-04", spans: closed };
    expect(openStatus(at("2026-11-23T12:00"), spanish([closure])).replaceAll(/\s/g, " ")).toBe(
      "Cerrado · abre el lun, 7 de dic a las 8:30 a. m.",
    );
  });

  test("one o'clock is singular", () => {
    const times = { ...spanish(), weeks: [Array(7).fill([[720, 780]])] };
    expect(openStatus(at("2026-11-23T12:30"), times).replaceAll(/\s/g, " ")).toBe(
      "Abierto hasta la 1:00 p. m.",
    );
  });
});

describe.each(["America/New_York", "Australia/Lord_Howe", "Pacific/Kiritimati"])(
  "on a device in %s",
  (zone) => {
    const original = process.env["TZ"];
    beforeEach(() => {
      process.env["TZ"] = zone;
    });
    afterEach(() => {
      if (original === undefined) delete process.env["TZ"];
      else process.env["TZ"] = original;
    });

    test.each(cases)("%s: %s", (moment, times, words) => {
      expect(openStatus(at(moment), times)).toBe(words);
    });
  },
);

describe("in the page", () => {
  const place = () => document.body.firstElementChild as HTMLElement;

  function openPage(moment: string, table = office()): void {
    vi.setSystemTime(at(moment));
    document.body.innerHTML = "<b></b>";
    place().dataset["opening"] = JSON.stringify(table);
    keepOpenStatus(place());
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("it changes with the minute, and writes only what is new", async () => {
    openPage("2026-11-23T08:29:12.345");
    const changed = vi.fn();
    const observer = new MutationObserver(changed);
    observer.observe(place(), { childList: true });
    await vi.advanceTimersByTimeAsync(47_654);
    expect(place().textContent).toBe("Closed · opens today 8:30 AM");
    expect(changed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(place().textContent).toBe("Open until 4:30 PM");
    await vi.advanceTimersByTimeAsync(8 * 60 * 60_000);
    expect(place().textContent).toBe("Closed · opens Tuesday 8:30 AM");
    expect(changed).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(1);
    observer.disconnect();
  });

  test("it is right as soon as a page that slept is seen again", () => {
    openPage("2026-11-20T12:00");
    for (const [moment, wake] of [
      ["2026-11-22T12:00", () => document.dispatchEvent(new Event("visibilitychange"))],
      ["2026-11-23T12:00", () => dispatchEvent(new Event("pageshow"))],
    ] as const) {
      vi.setSystemTime(at(moment));
      wake();
      expect(place().textContent).toBe(openStatus(at(moment), office()));
    }
  });

  test("a browser that does not know the time zone says nothing", () => {
    openPage("2026-11-23T12:00", { ...office(), timeZone: "Mars/Olympus" });
    expect(place().textContent).toBe("");
  });
});
