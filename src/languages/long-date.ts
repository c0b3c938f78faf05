/**
 * A calendar day in words, such as "November 5, 2024" for "2024-11-05". It is a day and not a moment:
 * parsed and formatted as UTC, it is the same day in every time zone.
 *
 * @param locale BCP 47 tag, as the interface words of a language state it
 * @param date in ISO 8601, YYYY-MM-DD
 */
export function longDate(locale: string, date: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}
