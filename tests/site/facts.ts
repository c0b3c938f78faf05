import { twentyFourHour } from "../../src/data/hours.ts";
import { weekdays } from "../../src/schemas/practice.ts";

/** Telephone numbers in a text, as ten digits. */
export function phoneNumbersIn(text: string): string[] {
  return [...text.matchAll(/(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}\b/g)].map(([number]) => number.replace(/\D/g, "").slice(-10));
}

const day = weekdays.map((name) => `${name}|${name.slice(0, 3)}`).join("|");
const time = String.raw`\d{1,2}(?::\d\d)? ?[AP]\.?M\.?`;
const statement = new RegExp(
  String.raw`\b(?<from>${day})\b(?:\s*(?:to|through|and|–|-)\s*\b(?<to>${day})\b)?[,:]?\s*(?:(?<closed>closed)|(?<opens>${time})\s*(?:to|–|-)\s*(?<closes>${time}))`,
  "gi",
);

/** The opening times that a text states, in one normal form: "Monday 08:30-16:30". Closed days are left out. */
export function openingTimesIn(text: string): string[] {
  const found = new Set<string>();
  for (const { groups } of text.matchAll(statement)) {
    const { from, to, opens, closes } = groups ?? {};
    if (from === undefined || opens === undefined || closes === undefined) continue;
    for (const name of weekdays.slice(indexOf(from), indexOf(to ?? from) + 1)) found.add(`${name} ${normal(opens)}-${normal(closes)}`);
  }
  return [...found].sort();
}

/** Every range of times in a text, whether or not a day stands before it: "08:30-16:30". */
export function timeRangesIn(text: string): string[] {
  return [...text.matchAll(new RegExp(`(${time})\\s*(?:to|–|-)\\s*(${time})`, "gi"))].map(
    ([, opens = "", closes = ""]) => `${normal(opens)}-${normal(closes)}`,
  );
}

function indexOf(name: string): number {
  return weekdays.findIndex((one) => one.toLowerCase().startsWith(name.slice(0, 3).toLowerCase()));
}

function normal(written: string): string {
  const [, hour = "", minutes = "00", half = ""] = /^(\d+)(?::(\d\d))? ?([AP])/i.exec(written) ?? [];
  return twentyFourHour(`${hour}:${minutes} ${half.toUpperCase()}M`);
}
