import type { Content, Translation } from "../data/load-content.ts";
import type { PageLink } from "../data/page-link.ts";
import { hrefIn, type Language, languages, localPath } from "../languages/languages.ts";
import type { Words } from "../languages/words.ts";
import type { Page, PageEntry } from "./_page.ts";
import { notFoundPage, searchPage } from "./_search/entries.ts";
import { entriesOf } from "./_table.ts";

/** Every page of the site in every language. The pages of a language are those of its content, in its folder. */
export function pagesOf(content: Content): Page[] {
  const tables = tablesOf(content);
  return tables.flatMap((table) => table.map((entry) => complete(entry, table, tables)));
}

/** The table of each language, English first. */
function tablesOf(content: Content): PageEntry[][] {
  const entries = entriesOf(content);
  const english = [...entries, searchPage(content, entries)];
  return [
    english,
    ...Object.values(content.translations).map((translation) =>
      translatedEntries(translation, english),
    ),
  ];
}

/** The pages in a language, and in English where it has none, with their English paths. */
export function pagesFor(content: Content, language: Language): Page[] {
  const pages = pagesOf(content);
  const translated = pages.filter((page) => page.language === language);
  return pages
    .filter((page) => page.language === "en")
    .map((page) => translated.find(({ translationOf }) => translationOf === page.path) ?? page);
}

/** Files that every page shows. */
const shownEverywhere = ["practice", "care", "look", "navigation"].map(
  (name) => `content/${name}.yaml`,
);

/** Whether a translation has a page: its own file has a catalog, and a build may show all of it. */
function isTranslated(
  { sources: [mainFile = "", ...others] }: PageEntry,
  { catalogs, withheld }: Translation,
): boolean {
  const isBegun = (file: string) =>
    catalogs.every(({ of, review }) => of !== file || review !== undefined);
  return (
    [...shownEverywhere, mainFile].every(isBegun) &&
    ![...shownEverywhere, mainFile, ...others].some((file) => withheld.includes(file))
  );
}

/** The pages of a translation. */
function translatedEntries(translation: Translation, english: readonly PageEntry[]): PageEntry[] {
  const { language } = translation;
  const hasPage = (entry: PageEntry) => isTranslated(entry, translation);
  const entries = entriesOf(translation).filter(hasPage);
  const listed = english
    .filter(({ searchable }) => searchable !== false)
    .map(
      (page) =>
        entries.find(({ path }) => path === page.path) ?? { ...page, language: "en" as const },
    );
  return [...entries, ...[searchPage(translation, listed)].filter(hasPage)].map((entry) => ({
    ...entry,
    language,
  }));
}

/**
 * The page for unknown URLs, in each language that has it. It leads to the pages of its language, and no page
 * leads to it: a host shows the one that is nearest, so /es/404 answers /es/anything.
 */
export function notFoundPagesOf(content: Content): Page[] {
  const tables = tablesOf(content);
  const translated = Object.values(content.translations).flatMap((translation) => {
    const entry = notFoundPage(translation);
    return isTranslated(entry, translation) ? [entry] : [];
  });
  return [notFoundPage(content), ...translated].map((entry) => {
    const table = tables.flat().filter(({ language = "en" }) => language === entry.language);
    return complete(entry, [...table, entry], tables);
  });
}

/**
 * An entry with what follows from the others.
 *
 * @param table the pages in its language
 * @param tables those in every language, English first
 */
function complete(
  entry: PageEntry,
  table: readonly PageEntry[],
  tables: readonly (readonly PageEntry[])[],
): Page {
  const { path, language = "en" } = entry;
  const translated = new Set(language === "en" ? [] : table.map((row) => row.path));
  const local = <T extends PageLink>(link: T): T => ({
    ...link,
    path: hrefIn(language, translated, link.path),
  });
  const versions = tables.flatMap((rows) => rows.find((other) => other.path === path) ?? []);
  return {
    ...entry,
    path: hrefIn(language, translated, path),
    translationOf: language === "en" ? undefined : path,
    language,
    translated,
    trail: trailTo(entry, languages[language], [...table, ...(tables[0] ?? [])]).map((link) =>
      language === "en" || link.path === "/" || translated.has(link.path)
        ? local(link)
        : { ...link, language: "en" },
    ),
    translations:
      versions.length < 2
        ? {}
        : Object.fromEntries(
            versions.map(({ language: tag = "en" }) => [tag, localPath(tag, path)]),
          ),
  };
}

/** @param others where a language lacks the page above, the English one */
function trailTo(
  { path, label, parent }: PageEntry,
  words: Words,
  others: readonly PageEntry[],
): PageLink[] {
  if (path === "/") return [];
  const link = { label, path };
  if (parent === undefined) return [{ label: words.home, path: "/" }, link];
  const above = others.find((page) => page.path === parent);
  if (above === undefined)
    throw new Error(`${path} names the parent ${parent}, which is not in the table of pages.`);
  return [...trailTo(above, words, others), link];
}
