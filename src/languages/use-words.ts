import { createContext, useContext } from "react";
import { type Language, languages } from "./languages.ts";
import type { Words } from "./words.ts";

/** The language of the page, or of the part of it that is being rendered. */
export const LanguageContext = createContext<Language>("en");

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The interface words in the language of the page. On the server only: islands take theirs as props. */
export function useWords(): Words {
  return languages[useLanguage()];
}
