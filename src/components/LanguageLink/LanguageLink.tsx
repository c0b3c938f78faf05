const words = { en: "This page in English", es: "Esta página en español" };

interface Props {
  /** Language of the page that it leads to. */
  language: keyof typeof words;
  href: string;
}

/** A link to the same page in another language, labeled in that language. */
export function LanguageLink({ language, href }: Props) {
  return (
    <a href={href} lang={language} hrefLang={language}>
      {words[language]}
    </a>
  );
}
