import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
  const read = [...prose, ...citiesIn(content)];
  const byLanguage = [...Map.groupBy(read, ({ language }) => language)];
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

/** The cities of the offices, which are facts but have been misspelled, and then wherever a text names them. */
function citiesIn({ strings, language }: Content): Prose[] {
  return strings
    .filter(({ file, field }) => file === "content/practice.yaml" && /\baddress\.city$/.test(field))
    .map((string) => ({ ...string, language, english: undefined }));
}

/** Whether a word is right in a language. Where no package has its dictionary, every word is. */
async function spellerFor(
  language: string,
  known: readonly string[],
): Promise<(word: string) => boolean> {
  const reading = spellers.get(language) ?? readDictionary(language);
  spellers.set(language, reading);
  const speller = await reading;
  const names = new Set(known);
  const isKnown = (word: string) =>
    names.has(word) || names.has(word.toLowerCase()) || (speller?.correct(word) ?? true);
  return (word) => isKnown(word) || (language === "es" && verbsIn(word).some(isKnown));
}

/**
 * The verb of a Spanish word that ends with pronouns, such as "quite" of "quíteselos": the dictionary has few of
 * these. The accent keeps the stress where it was, and the verb alone may go without.
 */
function verbsIn(word: string): string[] {
  const verbs: string[] = [];
  for (let rest = word; verbs.length < 4; ) {
    const [, verb] = /^(\p{L}{2,})(?:l[aeo]s?|[mts]e|nos)$/iu.exec(rest) ?? [];
    if (verb === undefined) break;
    verbs.push(verb, verb.normalize("NFD").replace("\u0301", "").normalize("NFC"));
    rest = verb;
  }
  return verbs;
}

/** By language, because reading a dictionary takes a second. */
const spellers = new Map<string, Promise<ReturnType<typeof nspell> | undefined>>();

async function readDictionary(language: string) {
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

/** Names are spelled as their owners spell them; a city is not theirs to spell. */
function namesIn({ practice, providers, locations }: Content): string[] {
  const { brand, district, areaServed, address, insurers, affiliations, social, others } = practice;
  const named = [...insurers, ...affiliations, ...social, ...others, ...providers, ...locations];
  const schools = providers.flatMap(({ education }) =>
    education.map((school) => school.institution),
  );
  const { street, region } = address;
  return [brand, district, areaServed, street, region, ...schools].concat(
    named.map(({ name }) => name),
  );
}

/** The words of a text as a dictionary has them: parts of hyphenated ones, no possessives. */
function wordsIn(text: string): string[] {
  return [...text.replaceAll("’", "'").matchAll(/(?<![\p{L}\d])\p{L}+(?:'\p{L}+)*(?!\d)/gu)]
    .map(([word]) => word.replace(/'s$/, ""))
    .filter((word) => word.length > 1);
}
