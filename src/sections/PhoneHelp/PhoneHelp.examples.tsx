import { practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { LanguageContext } from "../../languages/use-words.ts";
import { PhoneHelp } from "./PhoneHelp.tsx";

const { en, es } = practice.phoneHelp;

export const examples: Examples = {
  "in English": [
    <PhoneHelp practice={practice} />,
    ["region", en.title],
    ["term", en.ways.length],
    ["link", practice.phone],
  ],
  "in Spanish": [
    <LanguageContext value="es">
      <PhoneHelp practice={practice} />
    </LanguageContext>,
    ["region", es.title],
  ],
};
