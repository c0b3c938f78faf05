import type { ContentString } from "../data/content-strings.ts";
import type { Content } from "../data/load-content.ts";
import { type Language, translationLanguages } from "../languages/languages.ts";

/** A content string as a reader sees it: without marks, link targets, tokens and quotations. */
export interface Prose extends Pick<ContentString, "file" | "line" | "field"> {
  text: string;
  language: Language;
}

/** Strings that no reader reads as the practice's own words: quotations, search words, citations, reviews. */
const others =
  /^content\/(?:search\.yaml (?!answers\.\d+\.t)|redirects\.yaml)|\.yaml (?:testimonials\.\d+\.(?:quote|name|location)|publications\.\d+\.citation|(?:hero\.)?photograph\.file|references\.|others\.|map\.|review\.reviewer|seo\.keywords\.)/;

/** What the practice itself says, string by string. Single words are taken for names and settings. */
export function proseIn({ strings }: Content): Prose[] {
  return strings
    .filter(({ file, field, text }) => !others.test(`${file} ${field}`) && isProse(field, text))
    .map(({ file, line, field, text }) => ({
      file,
      line,
      field,
      text: asRead(text),
      language: languageOf(file, field),
    }));
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

/** Translations stand in a folder of their own, or in a field named after their language; a field called "english" is English everywhere. */
function languageOf(file: string, field: string): Language {
  if (field.endsWith(".english")) return "en";
  return (
    translationLanguages.find(
      (tag) =>
        new RegExp(`^content/(?:pages/)?${tag}[/.-]`).test(file) || field.split(".").includes(tag),
    ) ?? "en"
  );
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
