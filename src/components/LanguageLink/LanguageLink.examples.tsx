import type { Examples } from "../../gallery/example.ts";
import { LanguageLink } from "./LanguageLink.tsx";

export const examples: Examples = {
  "to Spanish": [<LanguageLink language="es" href="/es" />, ["link", "Esta página en español"]],
  "to English": [
    <LanguageLink language="en" href="/contact-us" />,
    ["link", "This page in English"],
  ],
};
