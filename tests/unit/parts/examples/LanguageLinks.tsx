import { LanguageContext, PathsContext } from "../../../../src/languages/use-words.ts";
import { LanguageLinks } from "../../../../src/parts/frame/LanguageLinks/LanguageLinks.tsx";
import type { Examples } from "../example.ts";

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
