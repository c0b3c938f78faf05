/** Languages that pages are written in, as BCP 47 names them. */
export type Language = "en" | "es";

/** Paths of the pages in Spanish. */
export const spanish = { contact: "/es", newPatients: "/es/pacientes-nuevos" } as const;

/** Pages that stand in both languages. */
const pairs: readonly Record<Language, string>[] = [
  { en: "/contact-us", es: spanish.contact },
  { en: "/new-patients", es: spanish.newPatients },
];

/** The language of the page at a path. */
export function languageOf(path: string): Language {
  return pairs.some(({ es }) => es === path) ? "es" : "en";
}

/** Both paths of a page that stands in both languages; undefined for any other. */
export function translationOf(path: string): Readonly<Record<Language, string>> | undefined {
  return pairs.find(({ en, es }) => en === path || es === path);
}
