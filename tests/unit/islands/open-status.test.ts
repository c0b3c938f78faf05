// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { OpeningTimes, Span } from "../../../src/data/hours.ts";
import { start, openStatus as statusIn } from "../../../src/islands/open-status.ts";

const weekdays: Span = [510, 990];
const closed = null;

/** Monday to Friday, 8:30 AM to 4:30 PM, in Atlanta. */
function office(closures: OpeningTimes["closures"] = []): OpeningTimes {
  return {
    timeZone: "America/New_York",
    weeks: [[closed, weekdays, weekdays, weekdays, weekdays, weekdays, closed]],
    closures,
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

describe("an ordinary week", () => {
  test.each([
    ["2026-11-23T00:00", "Closed, opens today 8:30 AM"],
    ["2026-11-23T08:29:59.999", "Closed, opens today 8:30 AM"],
    ["2026-11-23T08:30", "Open now, until 4:30 PM"],
    ["2026-11-23T12:00", "Open now, until 4:30 PM"],
    ["2026-11-23T16:29:59.999", "Open now, until 4:30 PM"],
    ["2026-11-23T16:30", "Closed, opens Tuesday 8:30 AM"],
    ["2026-11-23T23:59:59.999", "Closed, opens Tuesday 8:30 AM"],
    ["2026-11-20T16:30", "Closed, opens Monday 8:30 AM"],
    ["2026-11-21T12:00", "Closed, opens Monday 8:30 AM"],
    ["2026-11-22T23:59", "Closed, opens Monday 8:30 AM"],
    ["2026-12-31T16:30", "Closed, opens Friday 8:30 AM"],
    ["2027-01-01T08:30", "Open now, until 4:30 PM"],
    ["2028-02-28T17:00", "Closed, opens Tuesday 8:30 AM"],
    ["2028-02-29T08:30", "Open now, until 4:30 PM"],
  ])("%s: %s", (moment, words) => {
    expect(openStatus(at(moment), office())).toBe(words);
  });
});

describe("daylight saving", () => {
  test.each([
    // Clocks go forward on Sunday, March 8, and back on Sunday, November 1.
    ["2026-03-06T21:29:59Z", "Open now, until 4:30 PM"],
    ["2026-03-06T21:30:00Z", "Closed, opens Monday 8:30 AM"],
    ["2026-03-09T12:29:59Z", "Closed, opens today 8:30 AM"],
    ["2026-03-09T12:30:00Z", "Open now, until 4:30 PM"],
    ["2026-10-30T20:29:59Z", "Open now, until 4:30 PM"],
    ["2026-10-30T20:30:00Z", "Closed, opens Monday 8:30 AM"],
    ["2026-11-02T13:29:59Z", "Closed, opens today 8:30 AM"],
    ["2026-11-02T13:30:00Z", "Open now, until 4:30 PM"],
  ])("%s: %s", (moment, words) => {
    expect(openStatus(Date.parse(moment), office())).toBe(words);
  });

  test.each([
    // An office that opens in the hour that is left out, and one open through the hour that comes twice.
    ["2026-03-08T06:59:00Z", [150, 600], "Closed, opens today 2:30 AM"],
    ["2026-03-08T07:00:00Z", [150, 600], "Open now, until 10:00 AM"],
    ["2026-11-01T05:15:00Z", [0, 75], "Closed, opens Monday 12:00 AM"],
    ["2026-11-01T05:14:00Z", [0, 75], "Open now, until 1:15 AM"],
    ["2026-11-01T06:14:00Z", [0, 75], "Open now, until 1:15 AM"],
  ] as const)("%s with hours %j: %s", (moment, span, words) => {
    expect(openStatus(Date.parse(moment), { ...office(), weeks: [Array(7).fill(span)] })).toBe(
      words,
    );
  });
});

describe("announced closures", () => {
  const closures = [
    { from: "2026-11-26", to: "2026-11-27", span: closed },
    { from: "2026-12-23", to: "2027-01-04", span: closed },
    { from: "2027-02-12", to: "2027-02-13", span: [540, 720] },
  ] as const;

  test.each([
    ["2026-11-25T12:00", "Open now, until 4:30 PM"],
    ["2026-11-25T16:30", "Closed, opens Monday 8:30 AM"],
    ["2026-11-26T12:00", "Closed, opens Monday 8:30 AM"],
    ["2026-11-30T08:30", "Open now, until 4:30 PM"],
    // A week or more away, the name of the day would not say which one.
    ["2026-12-22T16:30", "Closed, opens Tue, Jan 5 8:30 AM"],
    ["2026-12-29T12:00", "Closed, opens Tue, Jan 5 8:30 AM"],
    ["2026-12-30T00:00", "Closed, opens Tuesday 8:30 AM"],
    ["2027-02-11T16:30", "Closed, opens Friday 9:00 AM"],
    ["2027-02-12T08:59", "Closed, opens today 9:00 AM"],
    ["2027-02-12T09:00", "Open now, until 12:00 PM"],
    // The Saturday after has shorter hours only if it has any.
    ["2027-02-12T12:00", "Closed, opens Monday 8:30 AM"],
  ])("%s: %s", (moment, words) => {
    expect(openStatus(at(moment), office(closures))).toBe(words);
  });

  test("an office that never opens again is closed", () => {
    expect(
      openStatus(at("2026-11-23T12:00"), { ...office(), weeks: [Array(7).fill(closed)] }),
    ).toBe("Closed");
    expect(
      openStatus(
        at("2026-11-23T12:00"),
        office([{ from: "2026-01-01", to: "2036-01-01", span: closed }]),
      ),
    ).toBe("Closed");
  });
});

describe("two schedules", () => {
  const longer: Span = [480, 1020];
  const saturday: Span = [540, 840];
  const both = (closures: OpeningTimes["closures"] = []): OpeningTimes => ({
    ...office(closures),
    weeks: [...office().weeks, [closed, longer, longer, longer, longer, longer, saturday]],
  });
  const vary = "Hours vary: please call";

  test.each([
    ["2026-11-23T07:59:59.999", "Closed, opens today"],
    ["2026-11-23T08:00", vary],
    ["2026-11-23T08:29:59.999", vary],
    ["2026-11-23T08:30", "Open now"],
    ["2026-11-23T16:29:59.999", "Open now"],
    ["2026-11-23T16:30", vary],
    ["2026-11-23T16:59:59.999", vary],
    ["2026-11-23T17:00", "Closed, opens Tuesday"],
    ["2026-11-20T17:00", "Closed"],
    ["2026-11-21T08:59:59.999", "Closed"],
    ["2026-11-21T09:00", vary],
    ["2026-11-21T10:00", vary],
    ["2026-11-21T13:59:59.999", vary],
    ["2026-11-21T14:00", "Closed, opens Monday"],
    // Daylight saving begins and ends in these nights.
    ["2026-03-07T14:00", "Closed, opens Monday"],
    ["2026-03-09T08:00", vary],
    ["2026-11-02T08:30", "Open now"],
  ])("%s: %s", (moment, words) => {
    expect(openStatus(at(moment), both())).toBe(words);
  });

  test.each([
    // A closure that both have gives both the same next opening, or the same hours.
    [
      "2026-11-26T12:00",
      { from: "2026-11-26", to: "2026-11-26", span: closed },
      "Closed, opens Friday",
    ],
    [
      "2026-12-31T10:00",
      { from: "2026-12-31", to: "2026-12-31", span: [540, 720] },
      "Open now, until 12:00 PM",
    ],
    [
      "2026-12-30T17:00",
      { from: "2026-12-31", to: "2026-12-31", span: [540, 720] },
      "Closed, opens Thursday 9:00 AM",
    ],
    // One schedule alone is open on Saturdays.
    [
      "2026-11-21T10:00",
      { from: "2026-11-21", to: "2026-11-21", span: closed },
      "Closed, opens Monday",
    ],
    ["2026-11-21T10:00", { from: "2026-11-21", to: "2026-11-21", span: [540, 720] }, vary],
  ] as const)("%s with %j: %s", (moment, closure, words) => {
    expect(openStatus(at(moment), both([closure]))).toBe(words);
  });

  test("that are the same say all that one says", () => {
    const same = { ...office(), weeks: [...office().weeks, ...office().weeks] };
    expect(openStatus(at("2026-11-23T12:00"), same)).toBe("Open now, until 4:30 PM");
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
    const changes: number[] = [];
    let moment = Temporal.ZonedDateTime.from("2026-01-01T00:00[America/New_York]");
    for (
      let next = moment.getTimeZoneTransition("next");
      next !== null && next.year < 2029;
      next = moment.getTimeZoneTransition("next")
    ) {
      changes.push(next.epochMilliseconds);
      moment = next;
    }
    expect(changes).toHaveLength(6);
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
