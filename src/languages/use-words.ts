import { createContext, useContext } from "react";
import { hrefIn, type Language, languages, type PathsByLanguage } from "./languages.ts";
import type { Words } from "./words.ts";

/** The language of the page, or of the part of it that is being rendered. */
export const LanguageContext = createContext<Language>("en");

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** English paths of the pages that the site has in the language of the page, and where it is in others. */
export const PathsContext = createContext<{
  translated: ReadonlySet<string>;
  translations: PathsByLanguage;
}>({ translated: new Set(), translations: {} });

/** Where a link to a page leads: content and views name the English one. */
export function useHref(): (path: string) => string {
  const language = useLanguage();
  const { translated } = useContext(PathsContext);
  return (path) => hrefIn(language, translated, path);
}

/** `lang` of content that is English on every page, because nobody has translated it. */
export function useEnglishMark(): "en" | undefined {
  return useLanguage() === "en" ? undefined : "en";
}

/** The interface words in the language of the page. Scripts that are not React read theirs from data attributes. */
export function useWords(): Words {
  return languages[useLanguage()];
}
