import { type Language, languages, type PathsByLanguage } from "../../languages/languages.ts";
import { useLanguage } from "../../languages/use-words.ts";

/** Links to the same page in other languages, each in its own language. */
export function LanguageLinks({ paths }: { paths: PathsByLanguage }) {
  const current = useLanguage();
  return (Object.entries(paths) as [Language, string][])
    .filter(([language]) => language !== current)
    .map(([language, path]) => (
      <a key={language} href={path} lang={language} hrefLang={language}>
        {languages[language].thisPageInLanguage}
      </a>
    ));
}
