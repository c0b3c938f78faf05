import { timesInText } from "../components/OpenStatus/opening-text.ts";
import type { OpeningTimes, Span } from "../data/hours.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Days that are looked through for the next opening. */
const horizon = 366;

/**
 * The clock on the wall of a time zone, as milliseconds since 1970 of a clock that shows the same in
 * UTC: arithmetic on it never meets daylight saving.
 *
 * @throws RangeError where the browser does not know the zone
 */
function wallClock(now: number, timeZone: string): number {
  // The first formatter of a page is slow. Browsers with Temporal need none.
  const { Temporal: modern } = globalThis as { Temporal?: typeof Temporal };
  if (modern)
    return (
      now +
      modern.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6
    );
  const numeric = "numeric";
  const format = new Intl.DateTimeFormat("en-u-ca-gregory-hc-h23-nu-latn", {
    timeZone,
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
  });
  const at = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, Number(value)]),
  ) as Record<Intl.DateTimeFormatPartTypes, number>;
  return Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute);
}

/** When the office is open on a day, which is given by its first moment on the wall clock. */
function spanOf(start: number, { week, closures }: OpeningTimes): Span | null {
  const date = new Date(start);
  const usual = week[date.getUTCDay()] ?? null;
  const name = date.toISOString().slice(0, 10);
  const closure = closures.find(({ from, to }) => from <= name && name <= to);
  // A closure never opens a day.
  return usual && closure ? closure.span : usual;
}

/** "8:30 AM" for minutes since midnight. */
function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${((hour + 11) % 12) + 1}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** "today", "Monday", or "Mon, Jan 5" for a day that is a week or more away. */
function dayName(start: number, daysAway: number): string {
  if (daysAway === 0) return "today";
  const date = new Date(start);
  if (daysAway < 7) return weekdays[date.getUTCDay()] as string;
  // "Tue, 05 Jan 2027 00:00:00 GMT" in every browser: https://tc39.es/ecma262/#sec-date.prototype.toutcstring
  const [weekday, day, month] = date.toUTCString().split(/,? /);
  return `${weekday}, ${month} ${Number(day)}`;
}

/**
 * Whether the office is open, in words. In its opening minute it is open, in its closing minute closed.
 *
 * @param now milliseconds since 1970, as Date.now() gives
 */
export function openStatus(now: number, times: OpeningTimes): string {
  const wall = wallClock(now, times.timeZone);
  const midnight = Math.floor(wall / day) * day;
  const minutes = (wall - midnight) / minute;
  for (let away = 0; away <= horizon; away += 1) {
    const start = midnight + away * day;
    const span = spanOf(start, times);
    if (span === null || (away === 0 && minutes >= span[1])) continue;
    if (away === 0 && minutes >= span[0]) return `Open now, until ${clockTime(span[1])}`;
    return `Closed, opens ${dayName(start, away)} ${clockTime(span[0])}`;
  }
  return "Closed";
}

/** Says in every place made for it whether the office is open, for as long as the page stands. Told to nobody twice: these places are no live regions. */
export function keepOpenStatus(): void {
  const places = Array.from(document.querySelectorAll<HTMLElement>("[data-opening]"), (place) => ({
    place,
    times: timesInText(place.dataset["opening"] ?? ""),
  }));
  let timer: ReturnType<typeof setTimeout>;

  function show(): void {
    clearTimeout(timer);
    for (const { place, times } of places) {
      const words = openStatus(Date.now(), times);
      if (place.textContent !== words) place.textContent = words;
    }
    // Each minute, at its start: the time until the next change would be wrong after a night in which
    // the device slept or its clock was put right.
    timer = setTimeout(show, minute - (Date.now() % minute));
  }

  try {
    show();
    document.addEventListener("visibilitychange", show);
    addEventListener("pageshow", show);
  } catch {
    // A browser that does not know the time zone says nothing.
  }
}
