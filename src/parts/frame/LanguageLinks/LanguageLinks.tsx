import { useContext } from "react";
import { type Language, languages } from "../../../languages/languages.ts";
import { PathsContext, useLanguage } from "../../../languages/use-words.ts";

/**
 * The same page in other languages, each named in its own, as items of a list; none where there is none. A script
 * takes the query and the anchor along (keep-place.ts).
 */
export function LanguageLinks() {
  const current = useLanguage();
  const { translations } = useContext(PathsContext);
  return (Object.entries(translations) as [Language, string][])
    .filter(([language]) => language !== current)
    .map(([language, path]) => (
      <li key={language}>
        <a rel="alternate" href={path} lang={language} hrefLang={language}>
          {languages[language].language}
        </a>
      </li>
    ));
}
