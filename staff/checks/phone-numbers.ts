import type { PracticeContent } from "../../src/schemas/practice.ts";

/** A telephone number as its digits: "(202) 555-0142" is "2025550142". */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** Telephone numbers of others that the site may name, as digits. */
export function numbersOfOthers({ others }: Pick<PracticeContent, "others">): string[] {
  return others.flatMap(({ phones }) => phones.map(digitsOf));
}

/** What people write between the parts of a number. U+2010 to U+2015 are hyphens and dashes, U+2212 the minus sign. */
const gap = String.raw`[\s.·•\u2010-\u2015\u2212-]{0,3}`;
const start = String.raw`(?<![\p{L}=_]|\d[.,/-]?)`;
const end = String.raw`(?![\p{L}\d]|[.,]\d)`;
const countryCode = String.raw`(?:(?:\+|00)?1${gap})?`;

/**
 * Numbers of the North American plan, whose area and exchange begin with 2 to 9; those with letters
 * (1-800-FLOWERS); seven digits after a word such as "call"; and international ones.
 */
const numbers = [
  String.raw`${start}${countryCode}(?:\(\s?[2-9]\d{2}\s?\)|[2-9]\d{2})(?:${gap}|\/)[2-9]\d{2}${gap}\d{4}${end}`,
  String.raw`${start}(?:1[\s.-])?\(?8(?:00|33|44|55|66|77|88)\)?-(?=[\dA-Z-]*[A-Z]{3})(?:[\dA-Z]-?){6,9}[\dA-Z]${end}`,
  String.raw`(?<=\b(?:[Cc]all|[Dd]ial|[Pp]hone|[Ff]ax|[Tt]el\.?)(?: us| is)?(?: at)?:? )[2-9]\d{2}[\s.-]\d{4}${end}`,
  String.raw`\+(?!1${gap}[2-9(])\d(?:[\s.()\u2010-\u2015-]{0,2}\d){7,14}${end}`,
].map((pattern) => new RegExp(pattern, "gu"));

/** Compatibility forms in one form, and no invisible characters: people paste both. */
export function plainText(text: string): string {
  return text.normalize("NFKC").replace(/\p{Cf}/gu, "");
}

/** Telephone numbers in a text, as digits without the country code 1; those with letters as written. */
export function phoneNumbersIn(text: string): string[] {
  const plain = plainText(text);
  return numbers.flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(([found]) =>
      /[A-Z]/.test(found) ? found : digitsOf(found).replace(/^(?:00)?1(?=\d{10}$)/, ""),
    ),
  );
}

/** Finds a number of ten digits in plain text, however it is written, and its last seven digits. */
export function anyWriting(phone: string): RegExp {
  const digits = digitsOf(phone);
  const whole = [...digits].join(String.raw`[^\p{L}\d]{0,3}`);
  const local = String.raw`${digits.slice(3, 6)}[\s.\u2010-\u2015-]{1,3}${digits.slice(6)}`;
  return new RegExp(String.raw`${start}(?:${countryCode}\(?${whole}|${local})(?!\d)`, "u");
}
