import type { Language } from "../languages/languages.ts";
import { suggest } from "../schemas/fields.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import { afterHoursOf } from "./after-hours.ts";
import { addressLinesOf, chosenOffice } from "./practice.ts";
import { phoneLink } from "./telephone.ts";

/**
 * Facts that prose may name in braces, as in "Call {phone}". They keep a fact in practice.yaml
 * alone: a new number changes every sentence that says it.
 */
export type Tokens = Readonly<Record<string, string>>;

/** Tokens that any content file in a language may use. */
export function practiceTokens(practice: PracticeContent, language: Language = "en"): Tokens {
  const { address } = practice;
  const { phone, fax } = chosenOffice(practice);
  const facts = stated({
    brand: practice.brand,
    tagline: practice.tagline,
    phone,
    phoneLink: phoneLink(phone),
    fax,
    street: address.street,
    suite: address.suite,
    address: addressLinesOf(address).join(", "),
    city: address.city,
    district: practice.district,
    areaServed: practice.areaServed,
    minimumAge: String(practice.minimumAge),
    experience: practice.experience,
  });
  return {
    ...Object.fromEntries(practice.firstAid.map(({ id, text }) => [id, text])),
    ...facts,
    afterHoursNow: fill(afterHoursOf(practice, language), facts),
    afterHoursMorning: fill(practice.afterHours.nextMorning, facts),
  };
}

/** The facts that the practice has: no text can name another. */
function stated(facts: Readonly<Record<string, string | undefined>>): Tokens {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => (fact === undefined ? [] : [[name, fact]])),
  );
}

const token = /\{([a-zA-Z]+)\}/g;

/** Replaces every {token} that `tokens` holds. Others stay, to be filled later or reported. */
export function fill(text: string, tokens: Tokens): string {
  return text.replace(token, (whole, name: string) => tokens[name] ?? whole);
}

/** Whether a value is a text with a token in it. */
export function hasToken(value: unknown): boolean {
  return typeof value === "string" && value.search(token) !== -1;
}

/** Remedies for the tokens in `text` that are neither in `tokens` nor `allowed` to stay. */
export function unknownTokens(text: string, known: readonly string[]): string[] {
  return [...text.matchAll(token)]
    .map(([, name = ""]) => name)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = suggest(name, known);
      return `Nothing is known as {${name}}. ${near === undefined ? `Use one of: ${known.map((other) => `{${other}}`).join(", ")}.` : `Did you mean {${near}}?`}`;
    });
}

/** A copy of a template with its own tokens filled in every text. */
export function fillAll<T>(template: T, tokens: Tokens): T {
  return mapStrings(template, [], (text) => fill(text, tokens)) as T;
}

/** A copy of `value` with every string replaced by `change(text, path)`. */
export function mapStrings(
  value: unknown,
  path: PropertyKey[],
  change: (text: string, path: PropertyKey[]) => string,
): unknown {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value))
    return value.map((item, index) => mapStrings(item, [...path, index], change));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, mapStrings(item, [...path, key], change)]),
    );
  }
  return value;
}
