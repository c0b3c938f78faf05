import {
  type Language,
  languages,
  type TranslationLanguage,
  translationLanguages,
} from "../languages/languages.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import { phoneLink } from "./telephone.ts";

/**
 * What to do when it cannot wait and the office is closed, as prose in each language: the practice's
 * own instruction, else its after-hours number, else where to go when nobody answers.
 */
export function afterHoursByLanguage({
  phone,
  instruction,
  unanswered,
}: PracticeContent["afterHours"]): Record<Language, string> {
  if (instruction !== undefined) return inEvery(instruction);
  if (phone === undefined) return inEvery(unanswered);
  const sentences = Object.entries(languages).map(([language, { office }]) => [
    language,
    office.whenClosed(phoneLink(phone)),
  ]);
  return Object.fromEntries(sentences) as Record<Language, string>;
}

/** Words by language, English where there are none: `missingParts` refuses a page that would show that. */
export function inEvery<T>({
  en,
  ...translations
}: { en: T } & { [Tag in TranslationLanguage]?: T | undefined }): Record<Language, T> {
  const words = translationLanguages.map((language) => [language, translations[language] ?? en]);
  return { en, ...Object.fromEntries(words) } as Record<Language, T>;
}
