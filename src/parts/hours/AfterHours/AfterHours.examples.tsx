import { LanguageContext } from "../../../languages/use-words.ts";
import type { Examples } from "../../example.ts";
import { practice } from "../../fixtures.ts";
import { AfterHours } from "./AfterHours.tsx";

export const examples: Examples = {
  "nobody answers at night": [
    <AfterHours practice={practice} />,
    "In an emergency, call 911. For anything else that cannot wait, call us. If nobody answers, go to an emergency room.",
  ],
  "a number at night": [
    <AfterHours
      practice={{
        afterHours: "When the office is closed, call [(217) 555-2173](tel:+12175552173).",
      }}
    />,
    ["link", "(217) 555-2173"],
  ],
  "an instruction, in Spanish": [
    <LanguageContext value="es">
      <AfterHours practice={{ afterHours: "Espere en la línea al médico de guardia." }} />
    </LanguageContext>,
    "En una emergencia, llame al 911. Si otra cosa no puede esperar, llámenos. Espere en la línea al médico de guardia.",
  ],
};
