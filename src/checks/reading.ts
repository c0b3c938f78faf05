import { syllable } from "syllable";
import { type Problem, problemAt } from "../data/content-error.ts";
import { type Prose, sentencesIn, wordsOf } from "./prose.ts";

/** Sentences of more words than this are hard to follow (GOV.UK content design). Spanish takes about a fifth more. */
const longestSentence = { en: 25, es: 30 };
/** Years of school that a page may ask for. */
const highestGrade = 9;
/** From 55 on, a Spanish text is normal to read (INFLESZ scale, Barrio-Cantalejo and others, 2008). */
const lowestEase = 55;
/** A grade of a few sentences means nothing. */
const fewest = 8;

/** Long sentences, and pages that ask more of their reader than they should. */
export function hardReading(all: readonly Prose[]): Problem[] {
  // What search results show has a limit of its own.
  const prose = all.filter(({ roles }) => !roles.includes("result"));
  const long = prose.flatMap((one) => {
    const most = longestSentence[one.language];
    return sentencesIn(one.text, one.language)
      .map((sentence) => wordsOf(sentence).length)
      .filter((count) => count > most)
      .map((count) =>
        problemAt(one, `This sentence has ${count} words. Split it: ${most} are enough.`),
      );
  });
  const pages = [...Map.groupBy(prose, ({ file }) => file)].flatMap(([file, texts]) => {
    const [language = "en"] = texts.map((one) => one.language);
    const sentences = texts.flatMap(({ text }) => sentencesIn(text, language));
    const remedy = sentences.length < fewest ? undefined : remedyFor(sentences, language);
    return remedy === undefined ? [] : { file, line: 1, field: "", remedy };
  });
  return [...long, ...pages];
}

/** Formulas count the syllables of one language; texts in any other are not judged. */
function remedyFor(sentences: readonly string[], language: string): string | undefined {
  const help = "Write shorter sentences and plainer words.";
  const grade = language === "en" ? gradeOf(sentences) : 0;
  if (grade > highestGrade)
    return `This page asks for ${grade.toFixed(1)} years of school; ${highestGrade} is the most it should. ${help}`;
  const ease = language === "es" ? easeInSpanish(sentences) : 100;
  if (ease < lowestEase)
    return `The reading ease of this page is ${ease.toFixed(0)}; ${lowestEase} is the least it should be. ${help}`;
  return undefined;
}

/**
 * Years of school that an English text asks of its reader.
 * Kincaid and others, Derivation of New Readability Formulas, 1975: 0.39 words a sentence + 11.8 syllables a word - 15.59.
 */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/**
 * How easy a Spanish text is to read, from 0 to 100.
 * Szigriszt Pazos, Sistemas predictivos de legibilidad del mensaje escrito, 1993: 206.835 - 62.3 syllables a word - words a sentence.
 */
export function easeInSpanish(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesInSpanish(word), 0);
  return 206.835 - 62.3 * (syllables / words.length) - words.length / sentences.length;
}

/** Vowels that sound together are one syllable. */
function syllablesInSpanish(word: string): number {
  const sounds = word.toLowerCase().replace(/([qg])u(?=[eéií])/g, "$1");
  return Math.max(1, sounds.match(/[iuü]?[aeoáéíóú][iuüy]?|[iuü]+/g)?.length ?? 0);
}
