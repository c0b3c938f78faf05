import { createContext, useContext } from "react";
import { type Language, languages } from "./languages.ts";
import type { Words } from "./words.ts";

/** The language of the page, or of the part of it that is being rendered. */
export const LanguageContext = createContext<Language>("en");

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** `lang` of content that is English on every page, because nobody has translated it. */
export function useEnglishMark(): "en" | undefined {
  return useLanguage() === "en" ? undefined : "en";
}

/** The interface words in the language of the page. Scripts that are not React read theirs from data attributes. */
export function useWords(): Words {
  return languages[useLanguage()];
}
