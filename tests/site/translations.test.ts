import { describe, expect, it } from "vitest";
import { languages } from "../../src/languages/languages.ts";
import { textOf } from "../../src/launch/page-text.ts";
import { content, pageAt, practice, routes } from "./built-site.ts";

const translated = routes.filter(({ translationOf }) => translationOf !== undefined);

/** Attributes of the link from one page's main part to another page. */
function linkBetween(from: string, to: string) {
  const link = pageAt(from).main.querySelector(`a[href="${to}"]`);
  return { lang: link?.getAttribute("lang"), hreflang: link?.getAttribute("hreflang") };
}

/** Every word of the interface that takes no value. */
function wordsOf(words: object): Set<string> {
  return new Set(
    Object.values(words).flatMap((one) =>
      typeof one === "string" ? [one] : [...wordsOf(typeof one === "object" ? one : {})],
    ),
  );
}

it("every other page is in English", () => {
  const others = routes.filter(({ translationOf }) => translationOf === undefined);
  for (const { path } of others)
    expect(pageAt(path).document.documentElement.lang, path).toBe("en");
});

describe.each(translated)("$path", ({ path, language, translationOf: english = "/" }) => {
  const { document, main } = pageAt(path);
  const words = languages[language];

  it("and its English page name each other to search engines", () => {
    for (const one of [english, path]) {
      const alternates = [
        ...pageAt(one).document.querySelectorAll('link[rel="alternate"][hreflang]'),
      ].map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
      expect(alternates).toContainEqual(["en", `${practice.siteUrl}${english}`]);
      expect(alternates).toContainEqual([language, `${practice.siteUrl}${path}`]);
      expect(alternates).toContainEqual(["x-default", `${practice.siteUrl}${english}`]);
    }
  });

  it("and its English page link to each other, each link in the language of its page", () => {
    expect(linkBetween(english, path)).toEqual({ lang: language, hreflang: language });
    expect(linkBetween(path, english)).toEqual({ lang: "en", hreflang: "en" });
  });

  it("states its language", () => {
    expect(document.documentElement.lang).toBe(language);
    expect(document.querySelector('meta[property="og:locale"]')?.getAttribute("content")).toBe(
      words.locale.replace("-", "_"),
    );
  });

  it("books and calls, in words of its language", () => {
    const links = [...main.querySelectorAll("a")];
    const hrefOf = (label: string) =>
      links.find((link) => textOf(link).startsWith(label))?.getAttribute("href");
    expect(hrefOf(words.bookOnline)).toBe(practice.booking?.pageUrl);
    expect(hrefOf(words.callNow)).toBe(practice.phoneHref);
    expect(main.querySelectorAll(`nav[aria-label="${words.breadcrumb}"]`)).toHaveLength(1);
  });

  it("is marked as being in its language in the list of all pages", () => {
    expect(linkBetween("/search", path).lang).toBe(language);
  });

  it("says that nobody has reviewed the translation until somebody has", () => {
    const pages = Object.values(content.translations[language as "es"]);
    const open = pages.find((page) => page.path === path)?.review.status === "awaiting";
    expect(main.querySelector('p[lang="en"]') !== null).toBe(open);
  });

  it("has no interface word in English", () => {
    const english = wordsOf(languages.en);
    const own = wordsOf(words);
    const found = [...document.querySelectorAll("body *:not([lang=en] *, [lang=en])")]
      .flatMap((element) => [
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3),
        ...element.attributes,
      ])
      .map((node) => node.textContent?.trim() ?? "")
      .filter((text) => english.has(text) && !own.has(text));
    expect(found).toEqual([]);
    const { opening } = (document.querySelector("[data-opening]") as HTMLElement).dataset;
    expect(JSON.parse(opening ?? "").words).toMatchObject(words.openStatus.phrases);
  });

  it("is surrounded by words of its language, and marks those that are English", () => {
    const { body } = document;
    expect(body.lang + main.lang).toBe("");
    expect(textOf(body.firstElementChild as Element)).toBe(words.frame.skipToContent);
    expect([...body.querySelectorAll("dialog h2")].map(textOf)).toEqual([words.booking.title]);
    for (const { title, slug } of content.services) {
      const links = [...body.querySelectorAll(`a[href="/service/${slug}"]`)];
      expect(links.map((link) => [textOf(link), link.getAttribute("lang")])).toEqual(
        links.map(() => [title, "en"]),
      );
    }
  });
});
