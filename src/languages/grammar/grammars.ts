import type { Language } from "../languages.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { Grammar } from "./grammar.ts";

/** Apart from the interface words, which the search does not bring to the browser. */
export const grammars: Readonly<Record<Language, Grammar>> = { en, es };
