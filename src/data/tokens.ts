import { grammars } from "../languages/grammar/grammars.ts";
import { type Language, languages } from "../languages/languages.ts";
import { markup, suggest } from "../schemas/fields.ts";
import type { HouseRules } from "../schemas/house-rules.ts";
import type { MedicineRule } from "../schemas/medicines.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import type { Provider } from "../schemas/provider.ts";
import { afterHoursInstruction, onCallNumber } from "./after-hours.ts";
import { ruleTokens } from "./house-rules.ts";
import { addressLinesOf, chosenOffice } from "./practice.ts";
import { type Place, sentenceOf, signRegister, suggestSign } from "./signs.ts";
import { phoneLink } from "./telephone.ts";

/**
 * Facts that prose may name in braces, as in "Call {phone}". The fact is in practice.yaml alone, so a new number
 * changes every sentence that has it. Undefined for a fact that the practice does not have, such as a fax.
 */
export type Tokens = Readonly<Record<string, string | undefined>>;

/** The facts of a practice, which any content file in a language may name. */
export function practiceTokens(practice: PracticeContent): Tokens {
  const { address } = practice;
  const { phone, fax } = chosenOffice(practice);
  const facts = {
    brand: practice.brand,
    tagline: practice.tagline,
    phone,
    phoneLink: phoneLink(phone),
    fax,
    street: address.street,
    suite: address.suite,
    address: addressLinesOf(address).join(", "),
    city: address.city,
    postalCode: address.postalCode,
    parking: practice.parking,
    district: practice.district,
    areaServed: practice.areaServed,
    minimumAge: String(practice.minimumAge),
    experience: practice.experience,
    afterHoursPhone: onCallNumber(practice),
    hospital: practice.onCall?.hospital,
  };
  return {
    ...facts,
    afterHoursNow: fill(afterHoursInstruction(practice), facts),
    afterHoursMorning: fill(practice.afterHours.nextMorning, facts),
  };
}

/**
 * All that content may name in braces: the facts, each sign of the register as a sentence, first aid, the
 * rules about medicines and the house rules.
 */
export function contentTokens(
  practice: PracticeContent,
  places: readonly Place[],
  rules: readonly MedicineRule[],
  houseRules: HouseRules,
): Tokens {
  const facts = practiceTokens(practice);
  const sentences = Object.values(signRegister(places)).map((sign) => [
    sign.key,
    fill(sentenceOf(sign, practice.levels), facts),
  ]);
  const values = Object.entries(ruleTokens(houseRules)).map(([id, value = ""]) => [
    id,
    fill(value, facts),
  ]);
  const known = { ...facts, ...Object.fromEntries([...values, ...sentences]) };
  // A rule may be filled into plain text, which has no markup.
  const passages = [...practice.firstAid, ...rules].map(({ id, text }) => [
    id,
    fill(text.replaceAll("**", ""), known),
  ]);
  return { ...Object.fromEntries(passages), ...known };
}

/**
 * The physicians by name. Where there are several, {physicianShort} is whichever the reader sees: "your doctor".
 *
 * @param providers in their order, at least one
 */
export function physicianTokens(
  providers: readonly Pick<Provider, "name" | "shortName" | "clinician">[],
  language: Language,
): Tokens {
  const [first] = providers;
  return {
    physician: first?.name,
    physicianShort: hasSeveral(providers) ? languages[language].physician.yours : first?.shortName,
  };
}

/** Whether there is more than one physician, other clinicians apart. */
export function hasSeveral(providers: readonly Pick<Provider, "clinician">[]): boolean {
  return providers.filter(({ clinician }) => !clinician).length > 1;
}

/** A fact or a passage by one word, or a sign by its place and its id. */
export const token = /\{([a-zA-Z][a-zA-Z0-9]*|[a-z0-9-]+#[a-z0-9-]+)\}/g;

/** Facts that are written as they stand within a sentence. */
const inLowercase = new Set(["physicianShort", "experience"]);

/** The beginning of a text or of a sentence, with the marks that may precede its first word. */
const opensSentence = /(?:^|[.!?:]\s+)[“"(*[¿¡]*$/u;

/**
 * Replaces every {token} that `tokens` holds. Others stay, to be filled later or reported. "your doctor" and "over 15
 * years" begin with a capital where they open a sentence.
 */
export function fill(text: string, tokens: Tokens): string {
  return text.replace(token, (whole, name: string, offset: number) => {
    const value = tokens[name] ?? whole;
    return inLowercase.has(name) && opensSentence.test(text.slice(0, offset))
      ? value.charAt(0).toUpperCase() + value.slice(1)
      : value;
  });
}

const abbreviations = Object.values(grammars).map((grammar) => grammar.abbreviations);

/** The end of a sentence, not of an abbreviation. */
export const sentenceEnd = new RegExp(
  String.raw`(?<=(?<!\b(?:${abbreviations.join("|")}))[.!?][)”"]?)\s+(?=[¿¡“"([*{]*[\p{Lu}\d]|[{[])`,
  "u",
);

/**
 * A copy of a value without the sentences that name a missing fact, and without the texts and the entries of lists
 * that are empty then.
 *
 * @returns undefined when nothing is left
 */
export function withoutAbsent(value: unknown, tokens: Tokens): unknown {
  if (typeof value === "string") {
    const isAbsent = (name: string) => name in tokens && tokens[name] === undefined;
    const isLeft = (text: string) => !tokensIn(text).some(isAbsent);
    if (isLeft(value)) return value;
    const left = value.split(sentenceEnd).filter(isLeft);
    return left.length === 0 ? undefined : left.join(" ");
  }
  if (Array.isArray(value))
    return value.flatMap((entry) => {
      const left = withoutAbsent(entry, tokens);
      const isCut =
        entry !== null &&
        typeof entry === "object" &&
        Object.entries(entry).some(
          ([key, text]) => typeof text === "string" && !(key in (left as object)),
        );
      return left === undefined || isCut ? [] : [left];
    });
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const left = withoutAbsent(part, tokens);
      return left === undefined ? [] : [[key, left]];
    }),
  );
}

/** The names in braces in a text. */
export function tokensIn(text: string): string[] {
  // Most texts have none, and every text is asked several times.
  return text.includes("{") ? [...text.matchAll(token)].map(([, name = ""]) => name) : [];
}

/** Whether a text names a fact that holds a link or strong words, such as {phoneLink}. */
export function hasMarkup(text: string, tokens: Tokens): boolean {
  return tokensIn(text).some((name) => markup.test(tokens[name] ?? ""));
}

/** Remedies for the tokens in `text` that are neither in `tokens` nor `allowed` to stay. */
export function unknownTokens(text: string, known: readonly string[]): string[] {
  return tokensIn(text)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const isSign = name.includes("#");
      const near = isSign ? suggestSign(name, known) : suggest(name, known);
      if (near !== undefined) return `Nothing is known as {${name}}. Did you mean {${near}}?`;
      if (isSign)
        return `No sign is called ${name}. Write its place and its id, as content/symptoms/ has them.`;
      const words = known.filter((other) => !other.includes("#")).map((other) => `{${other}}`);
      return `Nothing is known as {${name}}. Use one of: ${words.join(", ")}.`;
    });
}

/** A copy of a value with its tokens filled, without what names a fact that the practice does not have. */
export function withFacts<T>(value: T, tokens: Tokens): T {
  return fillAll(withoutAbsent(value, tokens), tokens) as T;
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
