import { LanguageContext, PathsContext } from "../../../languages/use-words.ts";
import type { Examples } from "../../example.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";

const paths = {
  translated: new Set<string>(),
  translations: { en: "/contact-us", es: "/es/contact-us" },
};

export const examples: Examples = {
  "on an English page": [
    <PathsContext value={paths}>
      <ul>
        <LanguageLinks />
      </ul>
    </PathsContext>,
    ["link", "Español"],
  ],
  "on a Spanish page": [
    <LanguageContext value="es">
      <PathsContext value={paths}>
        <ul>
          <LanguageLinks />
        </ul>
      </PathsContext>
    </LanguageContext>,
    ["link", "English"],
  ],
};
