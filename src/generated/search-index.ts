import { indexOf, type SearchDocument } from "../islands/search-engine.ts";
import { type Language, localPath } from "../languages/languages.ts";
import type { Page } from "../pages/_page.ts";
import type { SearchContent } from "../schemas/search.ts";

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
  "ifClosed",
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
 * What the search knows of the site: each page, each part of one that a link can point at, and the
 * remarks on what no page is about. Includes pages with noindex: a patient may still need them.
 *
 * @param search what patients say when they look for a page or a part, by its path in English
 * @param language of the search: a page in another says so
 */
export function searchDocuments(
  pages: readonly Page[],
  search: Pick<SearchContent, "pages" | "answers">,
  language: Language,
): SearchDocument[] {
  const layWords = new Map(search.pages.map(({ path, words }) => [path, words]));
  return [
    ...pages
      .filter(({ searchable }) => searchable !== false)
      .flatMap(({ path, translationOf = path, name, seo, language: own, content, parts = [] }) => {
        const common = { language: own === language ? undefined : own };
        return [
          {
            ...common,
            path,
            title: name,
            summary: seo.description,
            ...weighed(content, layWords.get(translationOf)),
          },
          ...parts.map(({ id, title, answer, content }) => ({
            ...common,
            path: `${path}#${id}`,
            title,
            answer,
            summary: name,
            ...weighed(content, layWords.get(`${translationOf}#${id}`)),
          })),
        ];
      }),
    ...search.answers.map(({ words, title, text }, index) => ({
      path: `#${remarkId(index)}`,
      title,
      summary: "",
      ...weighed({ words, text }),
    })),
  ];
}

/** Id of the remark on what no page is about, on the search page. */
export function remarkId(index: number): string {
  return `remark-${index}`;
}

function weighed(content: object, layWords: readonly string[] = []) {
  const found = Map.groupBy(textsIn(content), ([field]) => weightOf(field));
  const texts = (weight: ReturnType<typeof weightOf>) =>
    (found.get(weight) ?? []).map(([, text]) => text);
  return {
    words: [...layWords, ...texts("words")].join(" "),
    headings: texts("headings").join(" "),
    text: texts("text").join(" "),
  };
}

/** The index that the browser reads, as JSON: the same bytes for the same content. */
export function makeSearchIndex(
  pages: readonly Page[],
  search: SearchContent,
  language: Language,
): string {
  return JSON.stringify(
    indexOf(searchDocuments(pages, search, language), language, search.synonyms),
  );
}

/** The same for every release, so that a page that was open before one still finds the index. */
export function searchIndexPath(language: Language): string {
  return localPath(language, "/search-index.json");
}
