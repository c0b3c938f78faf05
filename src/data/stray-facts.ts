import type { PracticeContent } from "../schemas/practice.ts";
import type { Provider } from "../schemas/provider.ts";
import type { Problem } from "./content-error.ts";
import {
  experienceIn,
  minimumAgesIn,
  openDaysIn,
  openingTimesIn,
  phoneNumbersIn,
  physiciansIn,
  postalCodesIn,
  streetsIn,
} from "./facts-in-text.ts";
import type { Passage } from "./passages.ts";

/**
 * Facts typed into prose that stand in practice.yaml or in a provider's file. A fact that is typed
 * twice goes stale in one of the two places, so prose names it in braces.
 *
 * @param passages texts as their editor wrote them, before the words in braces are filled
 * @returns a mistake for each, with the words to write instead
 */
export function strayFacts(
  passages: readonly Passage[],
  practice: PracticeContent,
  providers: readonly Provider[],
): Problem[] {
  return passages
    .filter(({ file, field }) => !isStatedHere(file, field))
    .flatMap(({ file, line, field, text }) =>
      remediesFor(text, file, practice, providers).map((remedy) => ({ file, line, field, remedy })),
    );
}

/**
 * Fields of practice.yaml that are the facts themselves; its sentences may no more type a fact than others.
 * Who has reviewed a page stays so when the physician changes.
 */
function isStatedHere(file: string, field: string): boolean {
  return (
    field === "review.reviewer" ||
    (file === "content/practice.yaml" &&
      !/^(about|emergency|insurance|parking|sees|tagline)\b/.test(field))
  );
}

function remediesFor(
  text: string,
  file: string,
  practice: PracticeContent,
  providers: readonly Provider[],
): string[] {
  const remedies = [
    ...phoneNumbersIn(text).flatMap((number) => remedyForNumber(number, practice)),
    ...streetsIn(text).flatMap((street) => remedyForStreet(street, practice)),
    ...postalCodesIn(text).flatMap((code) =>
      code === practice.address.postalCode
        ? ["Write {address} for our address. The ZIP code itself stands in practice.yaml."]
        : [],
    ),
    // An announcement says what is out of the ordinary.
    ...(file === "content/announcements.yaml"
      ? []
      : [...openingTimesIn(text), ...openDaysIn(text)]
    ).map(
      () =>
        "Take the hours out of this text. They stand in practice.yaml, and each page shows them by itself.",
    ),
    ...minimumAgesIn(text).map(
      (age) =>
        `Write {minimumAge} in place of ${age}. The age of the youngest patients stands in practice.yaml.`,
    ),
    ...experienceIn(text).map(
      (claim) =>
        `Write {experience} in place of "${claim}". The years of experience stand in practice.yaml.`,
    ),
    ...(text.includes(practice.brand) ? [`Write {brand} in place of "${practice.brand}".`] : []),
    // A provider's own file is where the name is stated.
    ...(file.startsWith("content/providers/")
      ? []
      : physiciansIn(text).flatMap((name) => remedyForPhysician(name, providers))),
  ];
  return [...new Set(remedies)];
}

function remedyForNumber(number: string, practice: PracticeContent): string[] {
  if (number === digitsOf(practice.phone))
    return [
      "Write {phone} for our number, or {phoneLink} in a paragraph. The number itself stands in practice.yaml.",
    ];
  if (number === digitsOf(practice.fax))
    return ["Write {fax} for our fax. The number itself stands in practice.yaml."];
  if (numbersOfOthers(practice).includes(number)) return [];
  return [
    `${number} is not a number of this practice. Write {phone}, or say whose number it is under "others" in practice.yaml.`,
  ];
}

function remedyForStreet(found: string, practice: PracticeContent): string[] {
  if (practice.others.some(({ address }) => address?.includes(found))) return [];
  if (sameStreet(found, practice.address.street))
    return [
      "Write {street} or {address} for our address. The address itself stands in practice.yaml.",
    ];
  return [
    `"${found}" is not the address of this practice. Write {address}, or say whose address it is under "others" in practice.yaml.`,
  ];
}

/** Only the first physician's name has words in braces. */
function remedyForPhysician(name: string, [first]: readonly Provider[]): string[] {
  if (first?.name.includes(name)) return [`Write {physician} in place of "${name}".`];
  return first?.shortName === name ? [`Write {physicianShort} in place of "${name}".`] : [];
}

/** A telephone number as ten digits. */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** Telephone numbers of others that the site may name, as ten digits. */
export function numbersOfOthers({ others }: Pick<PracticeContent, "others">): string[] {
  return others.flatMap(({ phones }) => phones.map(digitsOf));
}

/** Whether `found` is the beginning of `street`, however it is dotted and capitalized. */
export function sameStreet(found: string, street: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\./g, "").trim();
  return `${plain(street)} `.startsWith(`${plain(found)} `);
}
