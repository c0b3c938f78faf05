// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type OpeningTimes, openingWords, type Span } from "../../../src/data/hours.ts";
import { start, openStatus as statusIn } from "../../../src/islands/open-status.ts";

const weekdays: Span = [510, 990];
const closed = null;
const everyMinute = Array.from({ length: 1440 }, (_, minutes) => minutes);
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
  { from: "2026-11-26", to: "2026-11-27", span: closed },
  { from: "2026-12-23", to: "2027-01-04", span: closed },
  { from: "2027-02-12", to: "2027-02-13", span: [540, 720] },
] as const;
const longer: Span = [480, 1020];
/** Two schedules: the other one has longer days, and Saturdays from 9:00 AM to 2:00 PM. */
const both: OpeningTimes = {
  ...office(closures),
  weeks: [...office().weeks, [closed, longer, longer, longer, longer, longer, [540, 840]]],
};
const everyDay = (span: Span | null): OpeningTimes => ({
  ...office(),
  weeks: [Array(7).fill(span)],
});

// What the calendar says at any other moment: see the random cases below.
test.each<[moment: string, times: OpeningTimes, words: string]>([
  ["2026-11-23T08:29:59.999", office(), "Closed, opens today 8:30 AM"],
  ["2026-11-23T08:30", office(), "Open now, until 4:30 PM"],
  ["2026-11-23T16:29:59.999", office(), "Open now, until 4:30 PM"],
  ["2026-11-23T16:30", office(), "Closed, opens Tuesday 8:30 AM"],
  ["2026-11-20T16:30", office(), "Closed, opens Monday 8:30 AM"],
  // Clocks go forward on Sunday, March 8, and back on Sunday, November 1.
  ["2026-03-08T01:59", everyDay([150, 600]), "Closed, opens today 2:30 AM"],
  ["2026-03-08T03:00", everyDay([150, 600]), "Open now, until 10:00 AM"],
  ["2026-11-01T01:15", everyDay([0, 75]), "Closed, opens Monday 12:00 AM"],
  ["2026-11-25T16:30", office(closures), "Closed, opens Monday 8:30 AM"],
  // A week or more away, the name of the day would not say which one.
  ["2026-12-29T12:00", office(closures), "Closed, opens Tue, Jan 5 8:30 AM"],
  ["2026-12-30T00:00", office(closures), "Closed, opens Tuesday 8:30 AM"],
  ["2027-02-12T08:59", office(closures), "Closed, opens today 9:00 AM"],
  // The Saturday after has shorter hours only if it has any.
  ["2027-02-12T12:00", office(closures), "Closed, opens Monday 8:30 AM"],
  ["2026-11-23T12:00", everyDay(closed), "Closed"],
  ["2026-11-23T07:59:59.999", both, "Closed, opens today"],
  ["2026-11-23T08:00", both, "Hours vary: please call"],
  ["2026-11-23T08:30", both, "Open now"],
  ["2026-11-23T17:00", both, "Closed, opens Tuesday"],
  ["2026-11-20T17:00", both, "Closed"],
  ["2026-11-21T09:00", both, "Hours vary: please call"],
  // A closure that both have gives both the same hours. One alone is open on Saturdays.
  ["2027-02-12T10:00", both, "Open now, until 12:00 PM"],
  ["2027-02-11T17:00", both, "Closed, opens Friday 9:00 AM"],
  ["2027-02-13T10:00", both, "Hours vary: please call"],
])("%s: %s", (moment, times, words) => {
  expect(openStatus(at(moment), times)).toBe(words);
});

describe("in Spanish", () => {
  const spanish = (closures: OpeningTimes["closures"] = []) => ({
    ...office(closures),
    words: openingWords("es", everyMinute),
  });

  test.each([
    ["2026-11-23T08:00", "Cerrado, abre hoy a las 8:30 a. m."],
    ["2026-11-23T12:00", "Abierto ahora, hasta las 4:30 p. m."],
    ["2026-11-21T12:00", "Cerrado, abre el lunes a las 8:30 a. m."],
  ])("%s: %s", (moment, words) => {
    expect(openStatus(at(moment), spanish()).replaceAll(/\s/g, " ")).toBe(words);
  });

  test("a day that is far away has its date", () => {
    const closure = { from: "2026-11-23", to: "2026-12-04", span: closed };
    expect(openStatus(at("2026-11-23T12:00"), spanish([closure])).replaceAll(/\s/g, " ")).toBe(
      "Cerrado, abre el lun, 7 de dic a las 8:30 a. m.",
    );
  });

  test("one o'clock is singular", () => {
    const times = { ...spanish(), weeks: [Array(7).fill([720, 780])] };
    expect(openStatus(at("2026-11-23T12:30"), times).replaceAll(/\s/g, " ")).toBe(
      "Abierto ahora, hasta la 1:00 p. m.",
    );
  });
});

const zones = [
  "America/New_York",
  "America/St_Johns",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "UTC",
];
const clock = (minutes: number) =>
  Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 }).toLocaleString(
    "en-US",
    { hour: "numeric", minute: "2-digit" },
  );

/** The same question answered by Temporal, which knows calendars and zones by itself. */
function expected(now: number, { weeks, ...times }: OpeningTimes): string {
  const said = weeks.map((week) => expectedBy(now, week, times));
  const [first = ""] = said;
  const allSay = (part: RegExp) =>
    said.every((one) => part.exec(one)?.[0] === part.exec(first)?.[0]);
  if (allSay(/.*/)) return first;
  if (!allSay(/^(Open now|Closed)/)) return "Hours vary: please call";
  if (first.startsWith("Open")) return "Open now";
  return allSay(/^.* (?=\d+:)/) ? first.replace(/ \d+:\d+ [AP]M$/, "") : "Closed";
}

/** By one schedule. */
function expectedBy(
  now: number,
  week: OpeningTimes["weeks"][number],
  { timeZone, closures }: Omit<OpeningTimes, "weeks">,
): string {
  const here = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime();
  const today = here.toPlainDate();
  const spanOn = (date: Temporal.PlainDate) => {
    const usual = week[date.dayOfWeek % 7] ?? null;
    const closure = closures.find(
      ({ from, to }) =>
        Temporal.PlainDate.compare(from, date) <= 0 && Temporal.PlainDate.compare(date, to) <= 0,
    );
    return closure === undefined || usual === null ? usual : closure.span;
  };
  for (const day of Array.from({ length: 367 }, (_, days) => today.add({ days }))) {
    const [opens, closes] = (spanOn(day) ?? []).map((minutes) =>
      day.toPlainDateTime("00:00").add({ minutes }),
    );
    if (
      opens === undefined ||
      closes === undefined ||
      Temporal.PlainDateTime.compare(here, closes) >= 0
    )
      continue;
    if (Temporal.PlainDateTime.compare(here, opens) >= 0)
      return `Open now, until ${clock(closes.hour * 60 + closes.minute)}`;
    const away = today.until(day).days;
    const name = day.toLocaleString(
      "en-US",
      away < 7 ? { weekday: "long" } : { weekday: "short", month: "short", day: "numeric" },
    );
    return `Closed, opens ${away === 0 ? "today" : name} ${clock(opens.hour * 60 + opens.minute)}`;
  }
  return "Closed";
}

const span = fc
  .tuple(fc.nat(1439), fc.nat(1439))
  .filter(([opens, closes]) => opens < closes)
  .map((pair): Span => pair);
const spanOrClosed = fc.option(span, { freq: 3 });
const firstDay = Temporal.PlainDate.from("2026-01-01");
const date = fc.nat(3 * 365).map((days) => firstDay.add({ days }));

const week = fc.array(spanOrClosed, { minLength: 7, maxLength: 7 });
/** One schedule, or two that differ on a few days. */
const weeks = fc.oneof(
  fc.tuple(week),
  fc
    .tuple(week, fc.dictionary(fc.constantFrom(..."0123456"), spanOrClosed, { maxKeys: 3 }))
    .map(([one, changes]) => [one, one.map((usual, day) => changes[day] ?? usual)]),
  fc.tuple(week, week),
);

const times: fc.Arbitrary<OpeningTimes> = fc.record({
  timeZone: fc.constantFrom(...zones),
  weeks,
  closures: fc.array(
    fc.record({ first: date, days: fc.nat(20), span: spanOrClosed }).map((closure) => ({
      from: closure.first.toString(),
      to: closure.first.add({ days: closure.days }).toString(),
      span: closure.span,
    })),
    { maxLength: 4 },
  ),
  words: fc.constant(english),
});

/** A moment on or beside a minute at which something changes, or any other. */
const sampleCase = times.chain((table) => {
  const changes = [
    0,
    1439,
    ...[...table.weeks.flat(), ...table.closures.map((closure) => closure.span)].flatMap(
      (one) => one ?? [],
    ),
  ];
  const days = fc.oneof(
    date,
    ...table.closures.flatMap(({ from, to }) =>
      [from, to].map((day) => fc.constant(Temporal.PlainDate.from(day))),
    ),
  );
  return fc.record({
    table: fc.constant(table),
    now: fc
      .tuple(
        days,
        fc.oneof(fc.constantFrom(...changes), fc.nat(1439)),
        fc.constantFrom(-60_000, -1, 0, 1, 59_999),
      )
      .map(
        ([day, minutes, off]) =>
          day
            .toZonedDateTime({ timeZone: table.timeZone, plainTime: "00:00" })
            .add({ minutes })
            .toInstant().epochMilliseconds + off,
      ),
  });
});

describe.each([
  "America/New_York",
  "UTC",
  "Australia/Adelaide",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
])("on a device in %s", (zone) => {
  const own = process.env["TZ"];
  beforeEach(() => {
    process.env["TZ"] = zone;
  });
  afterEach(() => {
    if (own === undefined) delete process.env["TZ"];
    else process.env["TZ"] = own;
  });

  test("it says what the calendar says, at any moment and with any hours", () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    fc.assert(
      fc.property(sampleCase, ({ now, table }) => {
        expect(openStatus(now, table)).toBe(expected(now, table));
      }),
      { numRuns: 300 },
    );
  });

  test("it is right around every change of the clocks", () => {
    const changes = ["2026-03-08", "2026-11-01", "2027-03-14", "2027-11-07"].map((day) =>
      at(`${day}T03:00`),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...changes),
        fc.integer({ min: -3 * 1440, max: 3 * 1440 }),
        weeks,
        (change, minutes, weeks) => {
          const now = change + minutes * 60_000;
          const table = { ...office(), weeks };
          expect(openStatus(now, table)).toBe(expected(now, table));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("in the page", () => {
  const place = () => document.body.firstElementChild as HTMLElement;

  function openPage(moment: string, table = office()): void {
    vi.setSystemTime(at(moment));
    document.body.innerHTML = "<b></b>";
    place().dataset["opening"] = JSON.stringify(table);
    start(place());
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("it changes with the minute, and writes only what is new", async () => {
    openPage("2026-11-23T08:29:12.345");
    const changed = vi.fn();
    const observer = new MutationObserver(changed);
    observer.observe(place(), { childList: true });
    await vi.advanceTimersByTimeAsync(47_654);
    expect(place().textContent).toBe("Closed, opens today 8:30 AM");
    expect(changed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(place().textContent).toBe("Open now, until 4:30 PM");
    await vi.advanceTimersByTimeAsync(8 * 60 * 60_000);
    expect(place().textContent).toBe("Closed, opens Tuesday 8:30 AM");
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
