import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { distance } from "fastest-levenshtein";
import nspell from "nspell";
import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import type { Prose } from "./prose.ts";

/**
 * Words that the dictionary of their language does not know. Names that the content states, and the
 * words in known-words.txt, count as known.
 *
 * @param root the content folder, which may hold a known-words.txt
 */
export async function misspellings(
  prose: readonly Prose[],
  content: Content,
  root: string,
): Promise<Problem[]> {
  const known = [...knownWords(root), ...namesIn(content).flatMap(wordsIn)];
  const byLanguage = [...Map.groupBy(prose, ({ language }) => language)];
  const found = await Promise.all(
    byLanguage.map(async ([language, texts]) => {
      const isRight = await spellerFor(language, known);
      return texts.flatMap((passage) =>
        [...new Set(wordsIn(passage.text))]
          .filter(
            (word) =>
              !isRight(word) && !passage.english?.toLowerCase().includes(word.toLowerCase()),
          )
          .map((word) =>
            problemAt(
              passage,
              `"${word}" is not in the dictionary. Correct it, or add it to content/known-words.txt.`,
            ),
          ),
      );
    }),
  );
  return found.flat();
}

/**
 * Cities of offices that are one slip of a key from a name that the dictionary, the content or
 * known-words.txt has. Misspelled where it is stated, a city passes wherever texts name it.
 *
 * @param root the content folder, which may hold a known-words.txt
 */
export async function misspelledCities(content: Content, root: string): Promise<Problem[]> {
  const speller = await dictionaryOf("en");
  if (speller === undefined) return [];
  const address = { ...content.practice.address, city: "" };
  const withoutCity = { ...content, practice: { ...content.practice, address } };
  const known = new Set([...knownWords(root), ...namesIn(withoutCity).flatMap(wordsIn)]);
  const isName = (word: string) => !speller.correct(word.toLowerCase());
  const meant = (word: string, isAlone: boolean): string | undefined => {
    if (known.has(word) || speller.correct(word)) return undefined;
    const others = speller
      .suggest(word)
      .filter((other) => !other.includes("'") && (isName(other) || !isAlone));
    return [...known, ...others].find((other) => isNearMiss(word, other));
  };
  return content.strings
    .filter(({ file, field }) => file === "content/practice.yaml" && isCity.test(field))
    .flatMap((string) =>
      wordsIn(string.text).flatMap((word, _, words) => {
        const other = meant(word, words.length === 1);
        const remedy = `Is "${word}" right, or is it "${other}"? If it is right, add it to content/known-words.txt.`;
        return other === undefined ? [] : problemAt(string, remedy);
      }),
    );
}

const isCity = /(?:^|\.)address\.city$/;

/** Whether one letter more, less or another, or two neighbors in each other's place, make two words the same. */
function isNearMiss(word: string, other: string): boolean {
  const swapped = [...word].map(
    (letter, at) => word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
  );
  return distance(word, other) === 1 || swapped.includes(other);
}

/** Whether a word is right in a language. Where no package has its dictionary, every word is. */
async function spellerFor(
  language: string,
  known: readonly string[],
): Promise<(word: string) => boolean> {
  const speller = await dictionaryOf(language);
  const names = new Set(known);
  return (word) =>
    names.has(word) || names.has(word.toLowerCase()) || (speller?.correct(word) ?? true);
}

/** By language, because reading a dictionary takes a second. */
const spellers = new Map<string, Promise<ReturnType<typeof nspell> | undefined>>();

/** The dictionary of a language; undefined where no package has it. */
function dictionaryOf(language: string) {
  const reading = spellers.get(language) ?? readDictionary(language);
  spellers.set(language, reading);
  return reading;
}

async function readDictionary(language: string): Promise<ReturnType<typeof nspell> | undefined> {
  const dictionary = await import(`dictionary-${language}`).catch(() => undefined);
  return dictionary && nspell(dictionary.default);
}

function knownWords(root: string): string[] {
  const path = join(root, "known-words.txt");
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean);
}

/** Names are spelled as their owners spell them. */
function namesIn({ practice, providers, locations }: Content): string[] {
  const { brand, district, areaServed, address, insurers, affiliations, social, others } = practice;
  const named = [...insurers, ...affiliations, ...social, ...others, ...providers, ...locations];
  const schools = providers.flatMap(({ education }) =>
    education.map((school) => school.institution),
  );
  const { street, city, region } = address;
  return [brand, district, areaServed, street, city, region, ...schools].concat(
    named.map(({ name }) => name),
  );
}

/** The words of a text as a dictionary has them: parts of hyphenated ones, no possessives. */
function wordsIn(text: string): string[] {
  return [...text.replaceAll("’", "'").matchAll(/(?<![\p{L}\d])\p{L}+(?:'\p{L}+)*(?!\d)/gu)]
    .map(([word]) => word.replace(/'s$/, ""))
    .filter((word) => word.length > 1);
}
