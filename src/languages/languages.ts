import { en } from "./en.ts";
import { es } from "./es.ts";
import type { Words } from "./words.ts";

/**
 * The languages of the site, by BCP 47 tag. English is at the root of the site; another language
 * needs a line here, a file of words, and its pages in content/<tag>/pages/.
 */
export const languages = { en, es } satisfies Record<string, Words>;

export type Language = keyof typeof languages;

/** Languages that pages are translated into. */
export type TranslationLanguage = Exclude<Language, "en">;

export const translationLanguages = Object.keys(languages).filter(
  (language) => language !== "en",
) as [TranslationLanguage, ...TranslationLanguage[]];

/** URL paths of one page in the languages that it stands in. */
export type PathsByLanguage = Readonly<Partial<Record<Language, string>>>;
