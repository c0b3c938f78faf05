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
    expect(hrefOf(words.bookOnline)).toBe(practice.booking.pageUrl);
    expect(hrefOf(words.callNow)).toBe(practice.phoneHref);
    expect(main.querySelectorAll(`nav[aria-label="${words.breadcrumb}"]`)).toHaveLength(1);
  });

  it("is marked as being in its language in the list of all pages", () => {
    expect(linkBetween("/search", path).lang).toBe(language);
  });

  it("says that nobody has reviewed the translation until somebody has", () => {
    const [file] = routes.find((route) => route.path === path)?.sources ?? [];
    const open = content.openValues.some((one) => one.file === file && one.field === "review");
    expect(main.querySelector('p[lang="en"]') !== null).toBe(open);
  });
});
