import type { ContentString } from "../data/content-strings.ts";
import type { Content } from "../data/load-content.ts";
import { type Language, translationLanguages } from "../languages/languages.ts";

/** A content string as a reader sees it: without marks, link targets, tokens and quotations. */
export interface Prose extends Pick<ContentString, "file" | "line" | "field"> {
  text: string;
  language: Language;
  /** What it translates, with its names. */
  english: string | undefined;
}

/** Strings that no reader reads as the practice's own words: quotations, search words, citations, reviews. */
const others =
  /^content\/(?:search\.yaml (?!answers\.\d+\.t)|redirects\.yaml)|\.yaml (?:testimonials\.\d+\.(?:quote|name|location)|publications\.\d+\.citation|(?:\w+\.)?photograph\.file|references\.|others\.|map\.|review\.reviewer|seo\.keywords\.)/;

/** What the practice itself says, string by string. Single words are taken for names and settings. */
export function proseIn(content: Content): Prose[] {
  return [content, ...Object.values(content.translations)].flatMap(({ strings, language }) =>
    strings
      .filter(
        ({ file, field, text }) =>
          !others.test(`${file.replace(`/${language}/`, "/")} ${field}`) && isProse(field, text),
      )
      .map(({ file, line, field, text, english }) => ({
        file,
        line,
        field,
        text: asRead(text),
        language: tagIn(field) ?? language,
        english,
      })),
  );
}

function isProse(field: string, text: string): boolean {
  return /\p{L}\S*\s+\S*\p{L}/u.test(text) || /(^|\.)(title|shortTitle|label)$/.test(field);
}

function asRead(text: string): string {
  return (
    text
      .replace(/“[^”]*”|"[^"]*"|«[^»]*»/g, " ")
      .replace(/\{#[^}]*\}/g, " ")
      // A token is a word, and may begin a sentence.
      .replace(/\{[a-zA-Z]+\}/g, "X")
      .replace(/\]\([^)]*\)/g, "")
      .replace(/\[Blank:|[[\]*]|^\s*(?:#+|-|\d+\.)\s+/g, "")
      .replace(/<?https?:\/\/\S+|www\.\S+/g, " ")
  );
}

/** Some texts stand beside their English, in a field that is named after their language. */
function tagIn(field: string): Language | undefined {
  return translationLanguages.find((tag) => field.split(".").includes(tag));
}

/** The sentences of a text; headings, labels and names of list entries are none. */
export function sentencesIn(text: string, language: Language): string[] {
  if (!/[.!?]["”’)]?\s*$/.test(text)) return [];
  const abbreviations = /\b(Dr|St|Mr|Mrs|Ms|Rd|Ave|Blvd|Pkwy|vs|No|e\.g|i\.e)\.(?=\s)/g;
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return [...segmenter.segment(text.replace(abbreviations, "$1").replace(/\s+/g, " "))].map(
    ({ segment }) => segment.trim(),
  );
}

/** Words as reading formulas count them: letters or digits between two spaces. */
export function wordsOf(sentence: string): string[] {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
