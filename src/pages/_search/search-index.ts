import type { Content } from "../../data/load-content.ts";
import { mapFields } from "../../data/texts.ts";
import { type Language, localPath } from "../../languages/languages.ts";
import { remarkId, type SearchDocument, writeIndex } from "../../parts/search/search-engine.ts";
import type { FieldRole } from "../../schemas/field-role.ts";
import { searchSchema } from "../../schemas/search.ts";
import type { Page } from "../_page.ts";
import { type Readable, readable } from "../_searchable.ts";

/** Roles of texts that are not on the page, or that say nothing of it in particular. */
const silent = ["sources", "note", "review", "invitation", "picture"] as const;

/** Weight of a text; undefined when it is not searched. */
function weightOf(roles: readonly FieldRole[]): "words" | "headings" | "text" | undefined {
  const is = (role: FieldRole) => roles.includes(role);
  if (silent.some(is)) return undefined;
  if (is("keywords") || is("synonym") || is("phone")) return "words";
  if (is("heading") || is("entry") || is("name")) return "headings";
  return is("link") || (is("setting") && !is("fact")) ? undefined : "text";
}

/**
 * What the search knows of the site: each page, each part of one that a link can point at, and the
 * remarks on what no page is about. Includes pages with noindex: a patient may still need them.
 *
 * @param search what patients say when they look for a page or a part, by its path in English
 * @param language of the search; pages in another are marked
 */
export function searchDocuments(
  pages: readonly Page[],
  search: Pick<Content["search"], "pages" | "answers">,
  language: Language,
): SearchDocument[] {
  const layWords = new Map(search.pages.map(({ path, words }) => [path, words]));
  return [
    ...pages
      .filter(({ searchable }) => searchable !== false)
      .flatMap(({ path, translationOf = path, name, seo, language: tag, content, parts = [] }) => {
        const common = { language: tag === language ? undefined : tag };
        return [
          {
            ...common,
            path,
            title: name,
            summary: seo.description,
            ...weighed(content, layWords.get(translationOf)),
          },
          ...parts.map(({ id, title, level, summary, content }) => ({
            ...common,
            path: `${path}#${id}`,
            title,
            level,
            summary: summary ?? (level === undefined ? name : ""),
            ...weighed(content, layWords.get(`${translationOf}#${id}`)),
          })),
        ];
      }),
    ...search.answers.map(({ words, title, text }, index) => ({
      path: `#${remarkId(index)}`,
      title,
      summary: "",
      ...weighed([readable(searchSchema, { answers: [{ words, text }] })]),
    })),
  ];
}

/** The answers that stand on the page of the search: those of search.yaml, and one for each insurer. */
export function remarksOf({ search, practice }: Pick<Content, "search" | "practice">) {
  const { answers, insurer: text } = search;
  const insurers = text === undefined ? [] : practice.insurers;
  return [
    ...answers,
    ...insurers.map(({ name }) => ({
      title: name,
      words: [name, name.replace(/ .*/, ""), name.replace(/^\S+ ?/, "")].filter(Boolean),
      text: text ?? "",
    })),
  ];
}

function weighed(content: readonly Readable[], layWords: readonly string[] = []) {
  const found = { words: [...layWords], headings: [] as string[], text: [] as string[] };
  for (const { schema, value } of content)
    mapFields(schema, value, (text, { roles }) => {
      const weight = weightOf(roles);
      if (weight !== undefined) found[weight].push(text.replace(/\]\([^)]*\)/g, ""));
      return text;
    });
  return {
    words: found.words.join("\n"),
    headings: found.headings.join(" "),
    text: found.text.join(" "),
  };
}

/** The index that the browser reads, as JSON: the same bytes for the same content. */
export function makeSearchIndex(
  pages: readonly Page[],
  content: Content,
  language: Language,
): string {
  const search = { ...content.search, answers: remarksOf(content) };
  return writeIndex(searchDocuments(pages, search, language), language, search.synonyms);
}

/** Not hashed, so that a page opened before a release still finds the index. */
export function searchIndexPath(language: Language): string {
  return localPath(language, "/search-index.json");
}
