import { weekdays } from "../schemas/practice.ts";
import { twentyFourHour } from "./hours.ts";

/**
 * Finds in a text the facts that practice.yaml and the providers' files state once: telephone
 * numbers, addresses, hours, ages, years of experience, physicians. Each form that people write is
 * read into one, so that what is found can be compared.
 */

/** Telephone numbers, as ten digits. */
export function phoneNumbersIn(text: string): string[] {
  return [...text.matchAll(/(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}\b/g)].map(([number]) => number.replace(/\D/g, "").slice(-10));
}

const day = weekdays.map((name) => `${name}|${name.slice(0, 3)}`).join("|");
const time = String.raw`\d{1,2}(?::\d\d)? ?[AP]\.?M\.?`;
const statement = new RegExp(
  String.raw`\b(?<from>${day})\b(?:\s*(?:to|through|and|–|-)\s*\b(?<to>${day})\b)?[,:]?\s*(?:(?<closed>closed)|(?<opens>${time})\s*(?:to|–|-)\s*(?<closes>${time}))`,
  "gi",
);

const spanishDays = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"];
const spanishDay = new RegExp(String.raw`(?<!\p{L})(?:${spanishDays.join("|")})(?!\p{L})`, "giu");

/** Days and times that are said in Spanish, said in English: "lunes a viernes, 8:30 a. m. a 4:30 p. m.". */
function inEnglish(text: string): string {
  return text
    .replace(spanishDay, (name) => weekdays[spanishDays.indexOf(name.toLowerCase())] ?? name)
    .replace(/\b([ap])\.\s?m\./gi, "$1m")
    .replace(/(?<=day|[ap]m) a (?=\d|[A-Z])/g, " to ")
    .replace(/(?<=day) y (?=[A-Z])/g, " and ");
}

/** The opening times that a text states, in one normal form: "Monday 08:30-16:30". Closed days are left out. */
export function openingTimesIn(text: string): string[] {
  const found = new Set<string>();
  for (const { groups } of inEnglish(text).matchAll(statement)) {
    const { from, to, opens, closes } = groups ?? {};
    if (from === undefined || opens === undefined || closes === undefined) continue;
    for (const name of weekdays.slice(indexOf(from), indexOf(to ?? from) + 1)) found.add(`${name} ${normal(opens)}-${normal(closes)}`);
  }
  return [...found].sort();
}

/** Every range of times in a text, whether or not a day stands before it: "08:30-16:30". */
export function timeRangesIn(text: string): string[] {
  return [...inEnglish(text).matchAll(new RegExp(`(${time})\\s*(?:to|–|-)\\s*(${time})`, "gi"))].map(
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

const age =
  /\b(?:from the age of (\d+)|from (\d+) years of age|(?:desde|a partir de) los (\d+) años|(?:ages? )?(\d+)(?: years)?(?: old)?(?:\+| (?:and|or) (?:older|over|up|above)\b))/gi;

/**
 * The ages from which a text says that patients are seen. An age in a sentence about a disease or a
 * treatment says nothing of whom the practice sees, and is left out.
 */
export function minimumAgesIn(text: string): number[] {
  return [...text.matchAll(age)].flatMap(({ 0: whole, 1: first, 2: second, 3: inSpanish, 4: fourth, index }) => {
    const sentence = `${/[^.!?]*$/.exec(text.slice(0, index))?.[0] ?? ""}${whole}`;
    const ofPatients = inSpanish !== undefined || /\b(patients?|sees?|seen|served?|serves|welcomes?|children aged|ages? \d)/i.test(sentence);
    return ofPatients ? [Number(first ?? second ?? inSpanish ?? fourth)] : [];
  });
}

const years = String.raw`(?:(?:over|more than|nearly|almost|about|at least|some) )?(?:\d+|ten|fifteen|twenty|thirty|forty)(?:\+| plus)?(?: or more)? years`;
const experience = new RegExp(
  String.raw`\b(${years})['’]?(?: of)?(?: [a-z]+){0,2} experience\b|\bexperience:?(?: of)? (${years})\b|\b(decades of) experience\b`,
  "gi",
);

/** What a text says of years of experience, in small letters: "over 15 years". */
export function experienceIn(text: string): string[] {
  return [...text.matchAll(experience)].map(([, before, after, vague]) => (before ?? after ?? vague ?? "").toLowerCase());
}

/**
 * Names of physicians, long ("Jane Doe, MD") and short ("Dr. Doe"). "Northside Dr. NW" is a street.
 */
export function physiciansIn(text: string): string[] {
  const short = text.matchAll(/\bDr\.? (?!(?:NW|NE|SW|SE)\b)[A-Z][\p{L}’'-]+/gu);
  const long = text.matchAll(/\b[A-Z][\p{L}’'-]+(?: [A-Z]\.)? [A-Z][\p{L}’'-]+, (?:MD|DO|M\.D\.|D\.O\.)/gu);
  return [...short, ...long].map(([name]) => name);
}

const road = "St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Pkwy|Parkway|Pl|Place|Ct|Court|Cir|Circle|Ter|Terrace|Hwy|Highway|Sq|Square";
const street = new RegExp(String.raw`\b\d{1,5} (?:[A-Z][\p{L}’'.-]* ){1,4}?(?:${road})\b(?:\.? (?:NW|NE|SW|SE|N|S|E|W)\b)?`, "gu");

/** Street addresses with their number, such as "12 Main St. NW". A street without a number is the way to somewhere. */
export function streetsIn(text: string): string[] {
  return [...text.matchAll(street)].map(([found]) => found);
}

/** ZIP codes after the letters of a state: "GA 30318" holds "30318". */
export function postalCodesIn(text: string): string[] {
  return [...text.matchAll(/\b[A-Z]{2},? (\d{5})(?:-\d{4})?\b/g)].map(([, code = ""]) => code);
}
