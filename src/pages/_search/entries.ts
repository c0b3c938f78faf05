import type { Content } from "../../data/load-content.ts";
import { paths } from "../../data/paths.ts";
import { type Language, localPath } from "../../languages/languages.ts";
import type { SiteSearchProps } from "../../parts/search/SiteSearch.tsx";
import { nearestSigns, pageFile, signFiles, wordsOf } from "../_entry.ts";
import { type LocalEntry, type PageEntry, rendered } from "../_page.ts";
import { whereOf } from "../_symptoms/entries.ts";
import { searchPath } from "./search-index.ts";

/** The files of each language that the site has. */
function urlsOf(tags: readonly Language[]): SiteSearchProps["urls"] {
  return Object.fromEntries(
    tags.map((tag) => [
      tag,
      {
        signs: searchPath(tag, "signs"),
        pages: searchPath(tag, "pages"),
        page: localPath(tag, paths.search),
      },
    ]),
  );
}

/**
 * @param pages all others, which it lists; any in another language is marked so
 * @param tags languages of the site
 */
export function searchPage(
  content: Content,
  pages: readonly LocalEntry[],
  tags: readonly Language[],
): PageEntry {
  const listed = pages
    .filter(({ searchable }) => searchable !== false)
    .map(({ kind, name, path, language }) => ({
      kind,
      label: name,
      path,
      language: language === content.language ? undefined : language,
    }));
  return {
    ...pageFile("search", content.pages.search, ...signFiles(content.practice.emergency, content)),
    kind: "collection",
    path: paths.search,
    label: wordsOf(content).frame.search,
    searchable: false,
    render: rendered(
      content.pages.search,
      async () => (await import("./SearchPage.tsx")).SearchPage,
      () => ({
        signs: nearestSigns(content),
        places: Object.values(whereOf(content)?.places ?? {}),
        urls: urlsOf(tags),
        lists: {
          services: listed.filter(({ kind }) => kind === "service"),
          locations: listed.filter(({ kind }) => kind === "location"),
          pages: listed.filter(({ kind }) => kind !== "service" && kind !== "location"),
        },
      }),
    ),
  };
}

/** The page for unknown URLs. */
export function notFoundPage(content: Content): PageEntry {
  return {
    ...pageFile("not-found", content.pages["not-found"]),
    kind: "not-found",
    path: paths.notFound,
    label: wordsOf(content).pages.notFound,
    searchable: false,
    render: rendered(
      content.pages["not-found"],
      async () => (await import("./NotFoundPage.tsx")).NotFoundPage,
      () => ({
        urls: urlsOf([content.language]),
      }),
    ),
  };
}
