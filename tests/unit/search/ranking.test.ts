import { describe, expect, it } from "vitest";
import { makeSearchIndex, searchDocuments } from "../../../src/generated/search-index.ts";
import { find, guess, indexOf, mentions, readIndex } from "../../../src/islands/search-engine.ts";
import { pagesFor } from "../../../src/pages/_pages.ts";
import { exampleContent as content } from "../../example-practice/fixtures.ts";

const pages = pagesFor(content, "en");
const index = readIndex(makeSearchIndex(pages, content.search.pages, "en"), "en");
const pathsFor = (query: string) => find(index, query).map(({ path }) => path);

const sinus = "/service/sinus-disorders";
const ears = "/service/hearing-disorders";

describe("a query", () => {
  it.each([
    // Lay words of search.yaml, in any form, and those of the page itself.
    ["stuffy nose", sinus],
    ["my ears are ringing", ears],
    ["dizziness", ears],
    ["sinus", sinus],
    // Misspelled.
    ["sinuss", sinus],
    ["hering", ears],
    // Unfinished.
    ["stuf", sinus],
    ["parki", "/contact-us"],
    ["new town", "/locations/new-town-il"],
    ["terms", "/our-terms"],
    ["Ada King", "/providers/ada-king-md"],
  ])("“%s” finds %s first", (query, path) => {
    expect(pathsFor(query)[0]).toBe(path);
  });

  it.each(["", " ", "the of and", "zzzqqq", "¿¿¿"])(
    "“%s” finds nothing, without an error",
    (query) => {
      expect(pathsFor(query)).toEqual([]);
    },
  );

  it.each([content.practice.phone, content.practice.fax])(
    "%s finds the contact page first, however it is written or pasted",
    (number) => {
      const digits = number.replace(/\D/g, "");
      const [area, office, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
      for (const query of [
        number,
        digits,
        `+1${digits}`,
        `1${digits}`,
        `001${digits}`,
        `tel:+1${digits}`,
        `1-${area}-${office}-${line}`,
        `+1 (${area}) ${office}-${line}`,
        `${area}.${office}.${line}`,
        `${area}\u00a0${office}\u2011${line}`,
        `(${area})${office}${line}`,
        `${area}/${office}–${line}`,
        `call ${area} ${office} ${line}`,
        `${office}-${line}`,
        `${office}${line}`,
      ])
        expect(pathsFor(query)[0], query).toBe("/contact-us");
    },
  );
});

it.each([
  ["emergancy", ["emergency"], true],
  ["my son is choking", ["choking"], true],
  ["emerald", ["emergency"], false],
  ["careers", ["job", "career"], true],
  ["nose job", ["nose"], true],
  ["fax number", ["nose"], false],
])("“%s” mentions one of %j: %s", (query, words, expected) => {
  expect(mentions(query, words, "en")).toBe(expected);
});

describe("an address that leads nowhere", () => {
  it.each([
    ["/conatct-us", "/contact-us"],
    ["/contact-us.php", "/contact-us"],
    ["/services/sinus-disorder/", sinus],
    ["/hearing/index.html", ears],
    ["/locations/new-twon-il", "/locations/new-town-il"],
    ["/Abuot", "/about"],
  ])("%s may have meant %s", (address, path) => {
    expect(guess(index, address)[0]?.path).toBe(path);
  });

  it.each(["/no-such-page", "/wp-login.php", "/index.php", "/", "/%E0%A4%A", "/123456"])(
    "nothing is suggested for %s",
    (address) => {
      expect(guess(index, address)).toEqual([]);
    },
  );

  it("names no page twice", () => {
    for (const { path } of pages) {
      const paths = guess(index, `${path}x`).map((found) => found.path);
      expect(new Set(paths).size, path).toBe(paths.length);
    }
  });
});

describe("the index", () => {
  it("holds every page but the search itself, also those that search engines are asked to leave out", () => {
    const expected = pages.flatMap(({ path }) => (path === "/search" ? [] : [path]));
    const hidden = pages.map((page) => ({ ...page, seo: { ...page.seo, noindex: true } }));
    expect(searchDocuments(hidden, [], "en").map(({ path }) => path)).toEqual(expected);
  });

  it("is the same bytes for the same content", () => {
    const again = makeSearchIndex(
      pagesFor(structuredClone(content), "en"),
      content.search.pages,
      "en",
    );
    expect(again).toBe(makeSearchIndex(pages, content.search.pages, "en"));
  });

  it("owes lay words to search.yaml", () => {
    expect(pathsFor("phlegm")[0]).toBe(sinus);
    const without = indexOf(searchDocuments(pages, [], "en"), "en");
    expect(find(without, "phlegm")).toEqual([]);
  });

  it("that is broken is refused", () => {
    for (const text of ["", "<!doctype html>", "{}", "[]"])
      expect(() => readIndex(text, "en"), text).toThrow();
  });
});

describe("in Spanish", () => {
  const spanish = pagesFor(content, "es");
  const { search } = content.translations.es;
  const index = readIndex(makeSearchIndex(spanish, search.pages, "es"), "es");

  it.each([
    ["audición", "/es/service/hearing-disorders"],
    ["AUDICION", "/es/service/hearing-disorders"],
    ["zumbidos en el oído", "/es/service/hearing-disorders"],
    ["oigo mal", "/es/service/hearing-disorders"],
    ["estacionamientos", "/es/contact-us"],
    // What is not translated is found in English.
    ["new town", "/locations/new-town-il"],
  ])("“%s” finds %s first", (query, path) => {
    expect(find(index, query)[0]?.path).toBe(path);
  });

  it("pages of another language say so", () => {
    const documents = searchDocuments(spanish, [], "es");
    for (const { path, language } of documents)
      expect(language, path).toBe(/^\/es(\/|$)/.test(path) ? undefined : "en");
  });

  it.each([
    ["no puedo respirar", ["no puede respirar"], true],
    ["emergencias", ["emergencia"], true],
    ["narices", ["nariz"], true],
    ["oído", ["nariz"], false],
  ])("“%s” is answered by %j: %s", (query, words, expected) => {
    expect(mentions(query, words, "es")).toBe(expected);
  });
});
