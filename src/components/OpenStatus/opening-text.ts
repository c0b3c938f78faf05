import type { OpeningTimes, Span } from "../../data/hours.ts";

/**
 * Opening times as they stand in a page, where JSON would weigh twice as much: the time zone, the week from Sunday
 * in minutes, and the closures. "America/New_York;,510-990,510-990,510-990,510-990,510-990,;2026-12-24/2026-12-26/"
 */
export function openingText({ timeZone, week, closures }: OpeningTimes): string {
  const span = (one: Span | null) => one?.join("-") ?? "";
  return [
    timeZone,
    week.map(span),
    closures.map(({ from, to, span: open }) => [from, to, span(open)].join("/")),
  ].join(";");
}

/** The opening times of such a text. */
export function timesInText(text: string): OpeningTimes {
  const [timeZone = "", week = "", closures = ""] = text.split(";");
  const span = (one: string) => (one ? (one.split("-").map(Number) as unknown as Span) : null);
  return {
    timeZone,
    week: week.split(",").map(span),
    closures: closures.split(",").flatMap((closure) => {
      const [from = "", to = "", open = ""] = closure.split("/");
      return from ? { from, to, span: span(open) } : [];
    }),
  };
}
