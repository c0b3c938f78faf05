import type { Examples } from "../../gallery/example.ts";
import { LanguageContext } from "../../languages/use-words.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";

const paths = { en: "/contact-us", es: "/es" };

export const examples: Examples = {
  "on an English page": [<LanguageLinks paths={paths} />, ["link", "Esta página en español"]],
  "on a Spanish page": [
    <LanguageContext value="es">
      <LanguageLinks paths={paths} />
    </LanguageContext>,
    ["link", "This page in English"],
  ],
};
