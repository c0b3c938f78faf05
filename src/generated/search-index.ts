import { createHash } from "node:crypto";
import { languageOf } from "../data/languages.ts";
import type { Content } from "../data/load-content.ts";
import { namedPagesOf } from "../data/named-pages.ts";
import { indexOf, type SearchDocument } from "../islands/search-engine.ts";

/** Fields whose text opens a part of a page. */
const headings = ["title", "name", "question", "caption", "when", "label"];

/** Fields that name things for the program, and what is not on the page. */
const silent = [
  "kind",
  "ground",
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
  "review",
  "date",
  "toConfirm",
  "callToAction",
];

/** Fields of words for search engines, which serve ours as well. */
const synonyms = ["keywords", "alternateNames"];

type Weight = "words" | "headings" | "text";

function weightOf(field: string): Weight {
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

/** What the search knows of each page: all that its own content says, and what patients call it. */
export function searchDocuments(content: Content): SearchDocument[] {
  const { insurers, affiliations, address, parking } = content.practice;
  const stated: Record<string, object> = {
    "/": { insurers, affiliations },
    "/contact-us": { address, parking },
  };
  const lay = new Map(content.search.map(({ path, words }) => [path, words]));
  return namedPagesOf(content).map(({ path, name, summary, content: own }) => {
    const found: Record<Weight, string[]> = {
      words: [...(lay.get(path) ?? [])],
      headings: [],
      text: [],
    };
    for (const [field, text] of textsIn([own, stated[path]])) found[weightOf(field)].push(text);
    const language = languageOf(path);
    return {
      path,
      title: name,
      language: language === "en" ? undefined : language,
      summary,
      words: found.words.join(" "),
      headings: found.headings.join(" "),
      text: found.text.join(" "),
    };
  });
}

/** The index that the browser reads, as JSON: the same bytes for the same content. */
export function makeSearchIndex(content: Content): string {
  return JSON.stringify(indexOf(searchDocuments(content)));
}

/** Where the index lies. The name holds a hash of its bytes, so that it may be cached for good. */
export function searchIndexPath(index: string): string {
  return `/assets/search-index.${createHash("sha256").update(index).digest("base64url").slice(0, 8)}.json`;
}
