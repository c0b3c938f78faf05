import type { Examples } from "../../gallery/example.ts";
import { LanguageLink } from "./LanguageLink.tsx";

export const examples: Examples = [
  {
    name: "to Spanish",
    element: <LanguageLink language="es" href="/es" />,
    shows: [["link", "Esta página en español"]],
  },
  {
    name: "to English",
    element: <LanguageLink language="en" href="/contact-us" />,
    shows: [["link", "This page in English"]],
  },
];
