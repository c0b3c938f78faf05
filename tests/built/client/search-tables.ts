import { contentIn } from "../../../src/data/content.ts";
import type { Language } from "../../../src/languages/languages.ts";
import { pagesFor } from "../../../src/pages/_pages.ts";
import { searchFiles } from "../../../src/pages/_search/search-index.ts";
import { otherLanguage } from "../../../src/parts/search/reading.ts";
import { addPages, find, readSigns } from "../../../src/parts/search/search-engine.ts";
import type { Level } from "../../../src/schemas/levels.ts";
import { content } from "../built-site.ts";

/** What the search shows for a query on the live content. */
export interface Shown {
  /** Signs in boxes, and the one in a line, each with its path and level. */
  boxes: readonly { path: string; level: Level }[];
  lines: readonly { path: string; level: Level }[];
  isCrisis: boolean;
  /** Where each answer and each result leads, in the order of the page. */
  places: readonly (readonly string[])[];
  /** The language that the query is offered in. */
  offered: Language | undefined;
}

/** The search of a language. An answer on its page leads where its links lead. */
export function searchIn(language: Language): (query: string) => Shown {
  const own = contentIn(content, language);
  const files = searchFiles(pagesFor(content, language), own, language, content);
  const index = readSigns(JSON.parse(files.signs), language);
  addPages(index, JSON.parse(files.pages));
  return (query) => {
    const { isCrisis, boxes, line, answers, pages } = find(index, query);
    return {
      boxes,
      lines: line ? [line] : [],
      isCrisis,
      places: [
        ...(isCrisis ? [["crisis"]] : []),
        ...boxes.map(({ path }) => [path]),
        ...answers.map(({ title, text }) => [
          title,
          ...[...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to = ""]) => to),
        ]),
        ...(line ? [[line.path]] : []),
        ...pages.map(({ path }) => [path]),
      ],
      offered: otherLanguage(language, query),
    };
  };
}

/** Whether a place is what was wanted: that page or a part of it, in any language; of a part, that part. */
export function isAt(places: readonly string[], wanted: string): boolean {
  return places.some((place) => {
    const path = place.replace(/^\/es(?=\/|$|#)/, "") || "/";
    return path === wanted || path.startsWith(`${wanted}#`);
  });
}

/** Rows of what is wanted and queries for it, as pairs. */
export function rowsOf(table: string): (readonly [query: string, wanted: readonly string[]])[] {
  return table
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [wanted = "", queries = ""] = row.split("|").map((cell) => cell.trim());
      return queries.split("; ").map((query) => [query, wanted.split(", ")] as const);
    });
}
