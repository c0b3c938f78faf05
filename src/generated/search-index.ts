import { indexOf, type SearchDocument } from "../islands/search-engine.ts";
import { type Language, localPath } from "../languages/languages.ts";
import type { Page } from "../pages/_page.ts";
import type { SearchWords } from "../schemas/search.ts";

/** Fields whose text opens a part of a page. */
const headings = ["title", "name", "question", "caption", "when", "label"];

/** Fields that name things for the program, and what is not on the page. */
const silent = [
  "kind",
  "id",
  "ground",
  "drawing",
  "url",
  "icon",
  "view",
  "path",
  "link",
  "file",
  "logo",
  "slug",
  "service",
  "type",
  "procedureType",
  "answer",
  "sources",
  "review",
  "date",
  "toConfirm",
  "callToAction",
];

/** Fields of words for search engines, which serve ours as well. */
const synonyms = ["keywords", "alternateNames", "words"];

function weightOf(field: string): "words" | "headings" | "text" {
  if (synonyms.includes(field)) return "words";
  return headings.includes(field) ? "headings" : "text";
}

/** Every text in `value` that is read on the page, and the field that holds it. */
function textsIn(value: unknown, field = ""): [field: string, text: string][] {
  if (typeof value === "string") return [[field, value.replace(/\]\([^)]*\)/g, "")]];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, field));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) =>
    silent.includes(key) ? [] : textsIn(item, key),
  );
}

/**
 * What the search knows of each page: all that its own content says, and what patients call it.
 * Includes pages with noindex: a patient may still need them.
 *
 * @param layWords what patients say when they look for a page, by its path in English
 * @param language of the search: a page in another says so
 */
export function searchDocuments(
  pages: readonly Page[],
  layWords: SearchWords,
  language: Language,
): SearchDocument[] {
  const lay = new Map(layWords.map(({ path, words }) => [path, words]));
  return pages
    .filter(({ searchable }) => searchable !== false)
    .map(({ path, translationOf = path, name, seo, language: own, content }) => {
      const found = Map.groupBy(textsIn(content), ([field]) => weightOf(field));
      const texts = (weight: ReturnType<typeof weightOf>) =>
        (found.get(weight) ?? []).map(([, text]) => text);
      return {
        path,
        title: name,
        language: own === language ? undefined : own,
        summary: seo.description,
        words: [...(lay.get(translationOf) ?? []), ...texts("words")].join(" "),
        headings: texts("headings").join(" "),
        text: texts("text").join(" "),
      };
    });
}

/** The index that the browser reads, as JSON: the same bytes for the same content. */
export function makeSearchIndex(
  pages: readonly Page[],
  layWords: SearchWords,
  language: Language,
): string {
  return JSON.stringify(indexOf(searchDocuments(pages, layWords, language), language));
}

/** The same for every release, so that a page that was open before one still finds the index. */
export function searchIndexPath(language: Language): string {
  return localPath(language, "/search-index.json");
}
