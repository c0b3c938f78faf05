import { expect, it } from "vitest";
import { catalogPath, isPublicCatalog } from "../../src/data/catalogs.ts";
import { languages } from "../../src/languages/languages.ts";
import { textOf } from "../page-text.ts";
import { content, onEach, pageAt, practice, practiceIn, routes } from "./built-site.ts";

/*
 * Structure, facts and targets are written once, in English, so the other tests look at English pages alone
 * where a language cannot differ.
 */

const translated = routes.flatMap(({ path, language, translationOf: english, sources }) => {
  if (english === undefined) return [];
  const { catalogs = [] } = content.translations[language as "es"] ?? {};
  return { ...pageAt(path), language, english, sources, words: languages[language], catalogs };
});
const pathsIn = (language: string) =>
  new Set(routes.filter((page) => page.language === language).map(({ path }) => path));

/** Every word of the interface that takes no value. */
function wordsOf(words: object): Set<string> {
  return new Set(
    Object.values(words).flatMap((value) =>
      typeof value === "string" ? [value] : [...wordsOf(typeof value === "object" ? value : {})],
    ),
  );
}

/** The links by which a page leads to another language. */
function switchesOf(path: string) {
  return [...pageAt(path).document.querySelectorAll("a[hreflang]")]
    .filter((link) => link.closest("main") === null)
    .map((link) => [link.getAttribute("href"), link.getAttribute("lang"), textOf(link)]);
}

it("every other page is in English, and leads to no other language", () => {
  const named = new Set(translated.flatMap(({ path, english }) => [path, english]));
  for (const { path } of routes.filter((page) => !named.has(page.path))) {
    expect(pageAt(path).document.documentElement.lang, path).toBe("en");
    expect(switchesOf(path), path).toEqual([]);
  }
});

onEach(
  translated,
  "a translated page and its English page name each other to search engines",
  ({ path, language, english }) => {
    for (const version of [english, path]) {
      const alternates = [
        ...pageAt(version).document.querySelectorAll('link[rel="alternate"][hreflang]'),
      ].map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
      expect(alternates).toContainEqual(["en", `${practice.siteUrl}${english}`]);
      expect(alternates).toContainEqual([language, `${practice.siteUrl}${path}`]);
      expect(alternates).toContainEqual(["x-default", `${practice.siteUrl}${english}`]);
    }
  },
);

onEach(
  translated,
  "a translated page and its English page lead to each other, at the top, in the menu and at the end",
  ({ path, language, english, words }) => {
    expect(switchesOf(english)).toEqual(Array(3).fill([path, language, words.language]));
    const back = [english, "en", languages.en.language];
    expect(switchesOf(path).filter(([href]) => href === english)).toEqual(Array(3).fill(back));
  },
);

onEach(
  translated,
  "a translated page leads to no English page that exists in its language too",
  ({ language, document }) => {
    const translatedPaths = pathsIn(language);
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/'], form[action]")];
    const targets = links
      .filter((link) => !link.hasAttribute("hreflang"))
      .map((link) => link.getAttribute("href") ?? link.getAttribute("action") ?? "")
      .map((href) => href.split("#")[0] ?? "");
    const left = targets.filter((target) =>
      translatedPaths.has(target === "/" ? "/es" : `/es${target}`),
    );
    expect(left).toEqual([]);
  },
);

onEach(translated, "a translated page states its language", ({ language, document, words }) => {
  expect(document.documentElement.lang).toBe(language);
  expect(document.querySelector('meta[property="og:locale"]')?.getAttribute("content")).toBe(
    words.locale.replace("-", "_"),
  );
});

onEach(
  translated,
  "a translated page says that nobody has reviewed it until somebody has",
  ({ sources, text, words, catalogs }) => {
    const open = catalogs.some(
      (catalog) => sources.includes(catalog.of) && !isPublicCatalog(catalog),
    );
    const said = text.includes(words.frame.unreviewed);
    expect(said).toBe(open);
  },
);

onEach(
  translated,
  "a translated page has no interface word in English",
  ({ document, words, catalogs }) => {
    const english = wordsOf(languages.en);
    const translatedWords = wordsOf(words);
    // A sentence that nobody has translated yet stays English.
    for (const { missing } of catalogs) for (const { text } of missing) english.delete(text);
    const found = [...document.querySelectorAll("body *:not([lang=en] *, [lang=en])")]
      .flatMap((element) => [
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3),
        ...element.attributes,
      ])
      .map((node) => node.textContent?.trim() ?? "")
      .filter((text) => english.has(text) && !translatedWords.has(text));
    expect(found).toEqual([]);
    const { opening } = (document.querySelector("[data-opening]") as HTMLElement).dataset;
    expect(JSON.parse(opening ?? "").words).toMatchObject(words.openStatus.phrases);
  },
);

onEach(
  translated,
  "a translated page is surrounded by words of its language",
  ({ language, document, main, words }) => {
    const { body } = document;
    expect(body.lang + main.lang).toBe("");
    expect(textOf(body.querySelector("a") as Element)).toBe(words.frame.skipToContent);
    expect([...body.querySelectorAll("dialog h2")].map(textOf)).toEqual([words.booking.title]);
    expect(textOf(body.querySelector("footer") as Element)).toContain(practiceIn(language).about);
  },
);

onEach(
  translated,
  "a translated page is of the files that it shows, each with its own catalog",
  ({ language, sources, catalogs }) => {
    const [mainFile = ""] = sources;
    expect(catalogs.find(({ of }) => of === mainFile)?.file).toBe(
      `content/${catalogPath(language as "es", mainFile.replace("content/", ""))}`,
    );
  },
);
