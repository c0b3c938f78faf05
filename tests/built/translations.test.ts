import { describe, expect, it } from "vitest";
import { catalogPath, isPublic } from "../../src/data/catalogs.ts";
import { languages } from "../../src/languages/languages.ts";
import { textOf } from "../page-text.ts";
import { content, pageAt, practice, practiceIn, routes } from "./built-site.ts";

/*
 * Structure, facts and targets stand once, in English, so the other tests look at English pages alone
 * where a language cannot differ.
 */

const translated = routes.filter(({ translationOf }) => translationOf !== undefined);
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
  const named = new Set(translated.flatMap(({ path, translationOf }) => [path, translationOf]));
  for (const { path } of routes.filter((page) => !named.has(page.path))) {
    expect(pageAt(path).document.documentElement.lang, path).toBe("en");
    expect(switchesOf(path), path).toEqual([]);
  }
});

describe.each(translated)("$path", ({ path, language, translationOf: english = "/", sources }) => {
  const { document, main } = pageAt(path);
  const words = languages[language];
  const { catalogs } = content.translations[language as "es"] as NonNullable<
    typeof content.translations.es
  >;

  it("and its English page name each other to search engines", () => {
    for (const version of [english, path]) {
      const alternates = [
        ...pageAt(version).document.querySelectorAll('link[rel="alternate"][hreflang]'),
      ].map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
      expect(alternates).toContainEqual(["en", `${practice.siteUrl}${english}`]);
      expect(alternates).toContainEqual([language, `${practice.siteUrl}${path}`]);
      expect(alternates).toContainEqual(["x-default", `${practice.siteUrl}${english}`]);
    }
  });

  it("and its English page lead to each other, at the top, in the menu and at the end", () => {
    expect(switchesOf(english)).toEqual(Array(3).fill([path, language, words.language]));
    const back = [english, "en", languages.en.language];
    expect(switchesOf(path).filter(([href]) => href === english)).toEqual(Array(3).fill(back));
  });

  it("leads to no English page that stands in its language too", () => {
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
  });

  it("states its language", () => {
    expect(document.documentElement.lang).toBe(language);
    expect(document.querySelector('meta[property="og:locale"]')?.getAttribute("content")).toBe(
      words.locale.replace("-", "_"),
    );
  });

  it("says that nobody has reviewed the translation until somebody has", () => {
    const open = catalogs.some((catalog) => sources.includes(catalog.of) && !isPublic(catalog));
    const said = textOf(document.body).includes(words.frame.unreviewed);
    expect(said).toBe(open);
  });

  it("has no interface word in English", () => {
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
  });

  it("is surrounded by words of its language", () => {
    const { body } = document;
    expect(body.lang + main.lang).toBe("");
    expect(textOf(body.querySelector("a") as Element)).toBe(words.frame.skipToContent);
    expect([...body.querySelectorAll("dialog h2")].map(textOf)).toEqual([words.booking.title]);
    expect(textOf(body.querySelector("footer") as Element)).toContain(practiceIn(language).about);
  });

  it("is of the files that it shows, each with a catalog of its own", () => {
    const [mainFile = ""] = sources;
    expect(catalogs.find(({ of }) => of === mainFile)?.file).toBe(
      `content/${catalogPath(language as "es", mainFile.replace("content/", ""))}`,
    );
  });
});
