import { en } from "./en.ts";
import { es } from "./es.ts";
import type { Words } from "./words.ts";

/**
 * The languages of the site, by BCP 47 tag. English is at the root of the site; another language
 * needs a line here, a file of words, a grammar (grammar/) and catalogs in content/<tag>/.
 */
export const languages = { en, es } satisfies Record<string, Words>;

export type Language = keyof typeof languages;

/** Languages that pages are translated into. */
export type TranslationLanguage = Exclude<Language, "en">;

export const translationLanguages = Object.keys(languages).filter(
  (language) => language !== "en",
) as [TranslationLanguage, ...TranslationLanguage[]];

/** Path of a page in a language, by its path in English: /es for /, /es/about for /about. */
export function localPath(language: Language, path: string): string {
  return language === "en" ? path : `/${language}${path.replace(/^\/(?=#|$)/, "")}`;
}

/**
 * Where a link leads on a page in a language: to the page in that language, else to the English one.
 *
 * @param here English paths of the pages in that language
 * @param path in English, perhaps with #a-section; other links stay as they are
 */
export function hrefIn(language: Language, translated: ReadonlySet<string>, path: string): string {
  const [page = ""] = path.split("#");
  return translated.has(page) ? localPath(language, path) : path;
}

/** URL paths of one page in the languages that it has. */
export type PathsByLanguage = Readonly<Partial<Record<Language, string>>>;
