import type { Content } from "../../data/load-content.ts";
import { paths } from "../../data/paths.ts";
import { signsNamed } from "../../data/signs.ts";
import { pageFile, signFiles, wordsOf } from "../_entry.ts";
import { type LocalEntry, type PageEntry, rendered } from "../_page.ts";
import { remarksOf, searchIndexPath } from "./search-index.ts";

/** @param pages all others, which it lists; any in another language is marked so */
export function searchPage(content: Content, pages: readonly LocalEntry[]): PageEntry {
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
        signs: signsNamed(content.practice.emergency, content.signs),
        indexPath: searchIndexPath(content.language),
        remarks: remarksOf(content),
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
    ...pageFile(
      "not-found",
      content.pages["not-found"],
      ...signFiles(content.practice.emergency, content),
    ),
    kind: "not-found",
    path: paths.notFound,
    label: wordsOf(content).pages.notFound,
    searchable: false,
    render: rendered(
      content.pages["not-found"],
      async () => (await import("./NotFoundPage.tsx")).NotFoundPage,
      () => ({
        signs: signsNamed(content.practice.emergency, content.signs),
        indexPath: searchIndexPath(content.language),
      }),
    ),
  };
}
