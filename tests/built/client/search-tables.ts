import type { Language } from "../../../src/languages/languages.ts";
import { pagesFor } from "../../../src/pages/_pages.ts";
import { makeSearchIndex, remarksOf } from "../../../src/pages/_search/search-index.ts";
import { find, otherLanguage, readIndex } from "../../../src/parts/search/search-engine.ts";
import { isUrgent } from "../../../src/schemas/levels.ts";
import { content } from "../built-site.ts";

/** What the search shows for a query on the live content. */
export interface Shown {
  /** Paths of the signs that stand first as alarms. */
  alarms: readonly string[];
  /** Where each answer and each result leads, in the order of the page. */
  places: readonly (readonly string[])[];
  /** The language that the query is offered in. */
  offered: Language | undefined;
}

/** The search of a language. An answer on its page leads where its links lead. */
export function searchIn(language: Language): (query: string) => Shown {
  const own = (language !== "en" && content.translations[language]) || content;
  const index = readIndex(makeSearchIndex(pagesFor(content, language), own, language), language);
  const remarks = remarksOf(own);
  const leadsTo = (path: string) => {
    const [, at] = /^#remark-(\d+)$/.exec(path) ?? [];
    const { title = "", text = "" } = (at !== undefined && remarks[Number(at)]) || {};
    return [path, title, ...[...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to = ""]) => to)];
  };
  return (query) => {
    const { answers, others } = find(index, query);
    return {
      alarms: answers.flatMap(({ path, level }) =>
        level !== undefined && isUrgent(level) ? [path] : [],
      ),
      places: [...answers, ...others].map(({ path }) => leadsTo(path)),
      offered: otherLanguage(index, query),
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
