import { syllable } from "syllable";
import { plain } from "../../src/launch/page-text.ts";

/** Elements whose text stands by itself; a name in bold before its explanation is no part of the sentence. */
const apart =
  "b, blockquote, br, button, caption, dd, details, div, dl, dt, figcaption, figure, h1, h2, h3, h4, li, nav, ol, p, section, small, summary, table, td, th, time, tr, ul";

/** Full stops that end no sentence. */
const abbreviations = /\b(Dr|St|Mr|Mrs|Ms|Rd|Ave|Blvd|Pkwy|vs|No|e\.g|i\.e)\.(?=\s)/g;

/**
 * The sentences of the running text in an element: whatever ends like a sentence. Headings, names
 * of list entries, labels, addresses and buttons are no sentences and do not count.
 */
export function sentencesIn(element: Element): string[] {
  const copy = element.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll(
    "script, style, template, svg, nav, h1, h2, h3, h4, button",
  ))
    silent.replaceWith("\n");
  for (const block of copy.querySelectorAll(apart)) {
    block.before("\n");
    block.after("\n");
  }
  const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
  return (copy.textContent ?? "")
    .split(/\n\s*/)
    .map((line) => plain(line))
    .filter((line) => /[.!?]["”’)]?$/.test(line))
    .flatMap((line) =>
      [...segmenter.segment(line.replace(abbreviations, "$1"))].map(({ segment }) =>
        segment.trim(),
      ),
    );
}

/** Words as Flesch counts them: letters or figures between two spaces. */
export function wordsOf(sentence: string): string[] {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/**
 * Years of school that a text asks of its reader.
 * Kincaid and others, Derivation of New Readability Formulas, 1975: 0.39 words a sentence + 11.8 syllables a word - 15.59.
 */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Syllables of a Spanish word: vowels that sound together are one. */
function syllablesInSpanish(word: string): number {
  const sounds = word.toLowerCase().replace(/([qg])u(?=[eéií])/g, "$1");
  return Math.max(1, sounds.match(/[iuü]?[aeoáéíóú][iuüy]?|[iuü]+/g)?.length ?? 0);
}

/**
 * How easy a Spanish text is to read, from 0 to 100; from 55 on it is normal (INFLESZ scale, Barrio-Cantalejo and others, 2008).
 * Szigriszt Pazos, Sistemas predictivos de legibilidad del mensaje escrito, 1993: 206.835 - 62.3 syllables a word - words a sentence.
 */
export function easeInSpanish(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesInSpanish(word), 0);
  return 206.835 - 62.3 * (syllables / words.length) - words.length / sentences.length;
}

/** Every run of `length` words in a text, with `name` masked, so that two places compare by what is said of them. */
export function runsIn(text: string, name: string, length = 5): Set<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll(name.toLowerCase(), "neighborhood")
      .match(/[\p{L}\p{N}]+(?:['’&-][\p{L}\p{N}]+)*/gu) ?? [];
  return new Set(
    words.slice(length - 1).map((_word, index) => words.slice(index, index + length).join(" ")),
  );
}

/** The part of the smaller set that the other one holds too, from 0 to 1. */
export function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.intersection(b).size / Math.min(a.size, b.size);
}
