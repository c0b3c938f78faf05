import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { ContentString } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";
import { isProse } from "../../src/schemas/field-role.ts";

/** What is wrong with the numbers of a text; undefined where they agree. */
type Check = (text: string, content: Content) => string | undefined;

/** "101°F (38.3°C)", in either language. */
const degrees = /(\d+(?:\.\d+)?)\s?°\s?F\s?\((\d+(?:[.,]\d+)?)\s?°\s?C\)/g;

const wrongDegrees: Check = (text) =>
  [...text.matchAll(degrees)]
    .map(([written, fahrenheit, celsius = ""]) => ({
      written,
      right: ((Number(fahrenheit) - 32) * 5) / 9,
      stated: Number(celsius.replace(",", ".")),
    }))
    .filter(({ right, stated }) => Math.abs(right - stated) > 1)
    .map(
      ({ written, right }) =>
        `"${written}" does not agree: in degrees Celsius that is ${right.toFixed(1)}.`,
    )[0];

/** "2 teaspoons (10 mL)": a teaspoon of medicine is 5 mL. */
const spoons = /(\d+(?:\.\d+)?)\s(?:teaspoons?|cucharaditas?)\s\((\d+(?:\.\d+)?)\s?(?:mL|ml)\)/g;

const wrongSpoons: Check = (text) =>
  [...text.matchAll(spoons)]
    .filter(([, count, milliliters]) => Number(count) * 5 !== Number(milliliters))
    .map(
      ([written, count]) =>
        `"${written}" does not agree: ${count} teaspoons are ${Number(count) * 5} mL.`,
    )[0];

/** A number of three digits that somebody is told to call or text. */
const shortNumbers =
  /\b(?:[Cc]all|[Tt]ext|[Dd]ial|[Ll]lame|[Mm]arque|mensaje|texto)(?: (?:or|o) (?:text|call|marque))?(?: now| ahora| [A-Z]{2,})?(?: (?:to|al?))? \**(\d{3})\b(?![.,:-]?\d)/g;

const wrongShortNumber: Check = (text, { practice }) => {
  const known = practice.shortNumbers;
  return [...text.matchAll(shortNumbers)]
    .filter(([, number = ""]) => !known.includes(number))
    .map(
      ([written]) =>
        `"${written}" is not a number that care.yaml names under shortNumbers: ${known.join(", ")}. Correct it, or add it there first.`,
    )[0];
};

const checks = [wrongDegrees, wrongSpoons, wrongShortNumber];

/**
 * Numbers that contradict each other or the practice: degrees, spoons, and short numbers to call. The numbers of
 * Poison Help and the like are compared where telephone numbers are: see `repeatedFacts`.
 */
export function wrongNumbers(content: Content): Problem[] {
  const translations = Object.values(content.translations).flatMap(({ strings }) => strings);
  return [...content.strings, ...translations]
    .filter(({ roles }: ContentString) => isProse(roles))
    .flatMap((string) =>
      checks.flatMap((check) => {
        const remedy = check(string.text, content);
        return remedy === undefined ? [] : problemAt(string, remedy);
      }),
    );
}
