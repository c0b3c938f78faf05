import { createContext, useContext } from "react";
import { type Language, languages } from "./languages.ts";
import type { Words } from "./words.ts";

/** The language of the page, or of the part of it that is being rendered. */
export const LanguageContext = createContext<Language>("en");

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** `lang` of words that are English on every page: content that nobody has translated, and what scripts write. */
export function useEnglishMark(): "en" | undefined {
  return useLanguage() === "en" ? undefined : "en";
}

/** The interface words in the language of the page. On the server only: islands take theirs as props. */
export function useWords(): Words {
  return languages[useLanguage()];
}
