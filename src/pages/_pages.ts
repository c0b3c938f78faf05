import type { Content, Translation } from "../data/load-content.ts";
import type { PageLink } from "../data/page-link.ts";
import { type Language, languages, localPath } from "../languages/languages.ts";
import type { LocalEntry, Page, PageEntry } from "./_page.ts";
import { notFoundPage, searchPage } from "./_search/entries.ts";
import { entriesOf } from "./_table.ts";

/** Every page of the site in every language, English first. */
export function pagesOf(content: Content): Page[] {
  const entries = entriesOfSite(content);
  return entries.map((entry) => pageFrom(entry, entries));
}

/** Every page in a language, or in English where it has none, in the order of the table. */
export function pagesFor(content: Content, language: Language): Page[] {
  const entries = entriesOfSite(content);
  return entries
    .filter((entry) => entry.language === "en")
    .map(({ path }) => pageFrom(entryFor(language, path, entries), entries));
}

/**
 * The page for unknown URLs in each language, English first. It leads to the pages of its language, and no page
 * leads to it: a host shows the nearest one, so /es/404 answers /es/anything.
 */
export function notFoundPagesOf(content: Content): Page[] {
  const entries = entriesOfSite(content);
  return [content, ...Object.values(content.translations)]
    .flatMap((edition) => inLanguage(edition, [notFoundPage(edition)]))
    .map((entry) => pageFrom(entry, [...entries, entry]));
}

function entriesOfSite(content: Content): LocalEntry[] {
  const english = inLanguage(content, entriesOf(content));
  const tags = ["en", ...Object.keys(content.translations)] as Language[];
  return [content, ...Object.values(content.translations)].flatMap((edition) => {
    const own = edition === content ? english : inLanguage(edition, entriesOf(edition));
    const known = [...own, ...english];
    const listed = english.map(({ path }) => entryFor(edition.language, path, known));
    return [...own, ...inLanguage(edition, [searchPage(edition, listed, tags)])];
  });
}

/** The entries that are in the language of the content: in English all, in others those translated. */
function inLanguage(content: Content | Translation, entries: readonly PageEntry[]): LocalEntry[] {
  return entries
    .filter((entry) => !("catalogs" in content) || isTranslated(entry, content))
    .map((entry) => ({ ...entry, language: content.language }));
}

/** Files that every page shows. */
const shownEverywhere = ["practice", "care", "look", "navigation"].map(
  (name) => `content/${name}.yaml`,
);

/** Whether the page's own file and those of every page have a catalog, and the build may show all its files. */
function isTranslated(
  { sources: [ownFile = "", ...others] }: PageEntry,
  { catalogs, withheld }: Translation,
): boolean {
  const needed = [...shownEverywhere, ownFile];
  return (
    !catalogs.some(({ of, isBegun }) => !isBegun && needed.includes(of)) &&
    ![...needed, ...others].some((file) => withheld.includes(file))
  );
}

/**
 * The entry at a path in a language, or the English one where the language has none (decision 8).
 *
 * @throws Error when no page has this path
 */
function entryFor(language: Language, path: string, entries: readonly LocalEntry[]): LocalEntry {
  const versions = entries.filter((entry) => entry.path === path);
  const [english] = versions;
  if (english === undefined) throw new Error(`The table of pages has no page ${path}.`);
  return versions.find((entry) => entry.language === language) ?? english;
}

/** An entry with what follows from the other entries of the site. */
function pageFrom(entry: LocalEntry, entries: readonly LocalEntry[]): Page {
  const { path, language } = entry;
  const isEnglish = language === "en";
  const inItsLanguage = entries.filter((other) => other.language === language);
  const versions = entries.filter((other) => other.path === path);
  return {
    ...entry,
    path: localPath(language, path),
    translationOf: isEnglish ? undefined : path,
    translated: new Set(isEnglish ? [] : inItsLanguage.map((other) => other.path)),
    trail: path === "/" ? [] : trailTo(entry, entries),
    translations:
      versions.length < 2
        ? {}
        : Object.fromEntries(
            versions.map((other) => [other.language, localPath(other.language, path)]),
          ),
  };
}

function trailTo(page: LocalEntry, entries: readonly LocalEntry[]): PageLink[] {
  const { language } = page;
  const steps = [page];
  for (let { parent } = page; parent !== undefined; parent = steps[0]?.parent)
    steps.unshift(entryFor(language, parent, entries));
  const home = entryFor(language, "/", entries);
  return [
    { label: languages[language].home, path: localPath(home.language, "/") },
    ...steps.map((step) => ({
      label: step.label,
      path: localPath(step.language, step.path),
      language: step.language === language ? undefined : step.language,
    })),
  ];
}
