import { describe, expect, it } from "vitest";
import { hoursInSpanish } from "../../src/data/hours.ts";
import { plain, textOf } from "../../src/launch/page-text.ts";
import { content, pageAt, practice, routes } from "./built-site.ts";
import { graphOf } from "./structured-data.ts";

const { pages: words } = content;
const pairs = [
  { en: "/contact-us", es: "/es", page: words.es, file: "es" },
  {
    en: "/new-patients",
    es: "/es/pacientes-nuevos",
    page: words["es-new-patients"],
    file: "es-new-patients",
  },
];

describe.each(pairs)("$es", ({ en, es, page, file }) => {
  const { document, main } = pageAt(es);

  it("names itself and its page in English, and that page names it", () => {
    for (const path of [en, es]) {
      const alternates = [
        ...pageAt(path).document.querySelectorAll('link[rel="alternate"][hreflang]'),
      ].map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
      expect(alternates).toEqual([
        ["en", `${practice.siteUrl}${en}`],
        ["es", `${practice.siteUrl}${es}`],
        ["x-default", `${practice.siteUrl}${en}`],
      ]);
    }
  });

  it("is linked both ways, each in the other's language", () => {
    const link = (path: string, to: string) => pageAt(path).main.querySelector(`a[href="${to}"]`);
    expect([link(en, es)?.getAttribute("lang"), link(en, es)?.getAttribute("hreflang")]).toEqual([
      "es",
      "es",
    ]);
    expect([link(es, en)?.getAttribute("lang"), link(es, en)?.getAttribute("hreflang")]).toEqual([
      "en",
      "en",
    ]);
  });

  it("tells search engines its language", () => {
    expect(document.querySelector('meta[property="og:locale"]')?.getAttribute("content")).toBe(
      "es_US",
    );
    const [own] = graphOf(pageAt(es)).filter((node) =>
      [node["@type"]].flat().some((type) => String(type).endsWith("Page")),
    );
    expect(own?.["inLanguage"]).toBe("es-US");
    expect(routes.find(({ path }) => path === es)?.seo.noindex).toBe(false);
  });

  it("says in both languages that nobody has reviewed the translation, until somebody has", () => {
    const open = content.openValues.some(
      (value) => value.file === `content/pages/${file}.yaml` && value.field === "review",
    );
    expect(open).toBe(page.review !== undefined);
    if (page.review === undefined) return;
    expect(textOf(main)).toContain(page.review.title);
    expect(textOf(main.querySelector('p[lang="en"]') as Element)).toBe(plain(page.review.english));
  });

  it("books and calls, in words of its own", () => {
    const { book, call } = words.es.labels;
    const links = [...main.querySelectorAll("a")];
    expect(links.find((link) => textOf(link).startsWith(book))?.getAttribute("href")).toBe(
      practice.booking.pageUrl,
    );
    expect(links.find((link) => textOf(link).startsWith(call))?.getAttribute("href")).toBe(
      practice.phoneHref,
    );
    expect(main.querySelectorAll(`nav[aria-label="${words.es.labels.breadcrumb}"]`)).toHaveLength(
      1,
    );
  });

  it("shows every section of its content", () => {
    const headings = [...main.querySelectorAll("h2")].map(textOf);
    expect(headings).toEqual(expect.arrayContaining(page.sections.map(({ title }) => title)));
  });

  it("has a way in from every page", () => {
    const link = pageAt("/about").document.querySelector('footer a[href="/es"]');
    expect(link?.getAttribute("lang")).toBe("es");
  });
});

it("is marked as Spanish in the list of all pages", () => {
  for (const { es } of pairs)
    expect(pageAt("/search").main.querySelector(`a[href="${es}"]`)?.getAttribute("lang")).toBe(
      "es",
    );
});

it("gives the facts of the contact page, with its hours in Spanish", () => {
  const { main } = pageAt("/es");
  const text = textOf(main);
  for (const fact of [practice.phone, practice.fax, practice.addressLines.join(" ")])
    expect(text).toContain(fact);
  for (const { days, time } of hoursInSpanish(content.practice, "contact")) {
    expect(text).toContain(
      time === undefined ? `${days}: ${words.es.contact.closed}` : plain(`${days}, ${time}`),
    );
  }
});
