import { describe, expect, it } from "vitest";
import { pagesFor } from "../../../src/pages/_pages.ts";
import { makeSearchIndex, searchDocuments } from "../../../src/pages/_search/search-index.ts";
import { signParts } from "../../../src/pages/_searchable.ts";
import { find, guess, readIndex, writeIndex } from "../../../src/parts/search/search-engine.ts";
import { isUrgent, levels } from "../../../src/schemas/levels.ts";
import { exampleContent as content } from "../../practice/fixtures.ts";

const pages = pagesFor(content, "en");
const index = readIndex(makeSearchIndex(pages, content, "en"), "en");
const pathsFor = (query: string) => find(index, query).others.map(({ path }) => path);
const answersTo = (query: string) => find(index, query).answers;

const sinus = "/service/sinus-disorders";
const ears = "/service/hearing-disorders";

describe("a query", () => {
  it.each([
    // Lay words of search.yaml, in any form, and those of the page itself.
    ["stuffy nose", sinus],
    ["my ears are ringing", ears],
    ["dizziness", ears],
    ["sinus", sinus],
    // A topic, by its other names as well.
    ["sinus infection", `${sinus}/sinus-infection`],
    ["grommets", `${ears}/ear-tubes`],
    ["which water for a rinse", `${sinus}/rinses`],
    // What a name means, and when a patient may fly.
    ["audiogram", "/names"],
    ["fly after a balloon", "/recovery/balloon-sinuplasty"],
    // Misspelled.
    ["sinuss", sinus],
    ["hering", ears],
    // Unfinished.
    ["stuf", sinus],
    ["parki", "/contact-us"],
    ["new town", "/locations/new-town-il"],
    ["terms", "/our-terms"],
    ["Ada King", "/providers/ada-king-md"],
  ])("“%s” finds %s first, or a part of it", (query, path) => {
    expect(pathsFor(query)[0]?.split("#")[0]).toBe(path);
  });

  it.each(["", " ", "the of and", "zzzqqq", "¿¿¿"])(
    "“%s” finds nothing, without an error",
    (query) => {
      expect(find(index, query)).toEqual({ answers: [], others: [] });
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

const order: readonly string[] = levels;
const signs = Object.values(content.signs);

describe("how soon to be seen", () => {
  /** The words of a text in another order. */
  const shuffled = (text: string) => text.split(" ").toSorted().toReversed().join(" ");
  /** A text with the middle letter of its longest word wrong. */
  const slipped = (text: string) => {
    const [longest = ""] = text.split(" ").toSorted((a, b) => b.length - a.length);
    const middle = Math.floor(longest.length / 2);
    const wrong = longest[middle] === "x" ? "z" : "x";
    return text.replace(longest, longest.slice(0, middle) + wrong + longest.slice(middle + 1));
  };

  it.each(signs)("$name: its own words in any order, one letter wrong, find it", (entry) => {
    for (const words of [entry.name, ...entry.words])
      for (const query of [words, shuffled(words), slipped(words), slipped(shuffled(words))]) {
        const { answers, others } = find(index, query);
        // One that can wait may stand below the page that has its name.
        const found = isUrgent(entry.level) ? answers : [...answers, ...others.slice(0, 4)];
        const place = found.findIndex(({ path }) => path === entry.path);
        expect(place, query).not.toBe(-1);
        for (const { level = "" } of found.slice(0, place))
          expect(order.indexOf(level), query).toBeLessThanOrEqual(order.indexOf(entry.level));
      }
  });

  it.each([
    ["droopy dizzy face", "/symptoms/ears#dizzy-and-weak"],
    ["You cannot breathe", "/symptoms/anywhere#breathing"],
    ["emergancy", "/contact-us#emergency"],
    ["my neck swels", "/symptoms/after-an-operation#swelling"],
    ["my eye bulges", "/symptoms/anywhere#bulging-eye"],
    ["a rinse made my ear hurt", "/symptoms/anywhere#rinse-hurts"],
    ["floppy child after tubes", "/recovery/ear-tubes#limp"],
  ])("“%s” is answered first by %s", (query, path) => {
    expect(answersTo(query)[0]?.path).toBe(path);
  });

  it.each(["parking", "emerald", "Ada King"])("“%s” is no question of urgency", (query) => {
    expect(answersTo(query)).toEqual([]);
  });
});

it("a remark on what no page is about, a part of a page and a recovery are found", () => {
  expect(answersTo("careers")[0]?.path).toBe("#remark-1");
  expect(pathsFor("relay call")[0]).toBe("/contact-us#phone-help");
  expect(pathsFor("desk after endoscopic surgery")[0]).toBe("/recovery/endoscopic-surgery");
});

it("whom to call with thoughts of suicide is found by what people type", () => {
  for (const words of content.practice.crisis.words)
    expect(answersTo(words)[0]?.path, words).toBe("#remark-0");
});

it("a sign whose page waits is found by its words, with what to do meanwhile", () => {
  const [sign] = signs as [(typeof signs)[number]];
  const waiting = { ...sign, words: ["zapping"], text: "Dial [911](tel:911) now." };
  const [part] = signParts([waiting], "emergency");
  const [page] = pages.filter(({ path }) => path === "/contact-us");
  const documents = searchDocuments(
    [{ ...page, parts: [part] } as (typeof pages)[number]],
    { pages: [], answers: [] },
    "en",
  );
  const [found] = find(readIndex(writeIndex(documents, "en"), "en"), "zapping").answers;
  expect(found).toMatchObject({ path: "/contact-us#emergency", summary: "Dial 911 now." });
});

it("a synonym of search.yaml finds what the other word finds, and forgives a letter too", () => {
  expect(pathsFor("stuffy nose")).toContain(sinus);
  for (const word of ["blocked", "blockd"]) expect(pathsFor(`${word} nose`)).toContain(sinus);
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
  it("holds every page but the search itself and the one without a connection, also those that search engines are asked to leave out", () => {
    const expected = pages.flatMap(({ path }) =>
      ["/search", "/offline"].includes(path) ? [] : [path],
    );
    const hidden = pages.map((page) => ({ ...page, seo: { ...page.seo, noindex: true } }));
    const found = searchDocuments(hidden, content.search, "en").map(({ path }) => path);
    expect(found.filter((path) => !path.includes("#"))).toEqual(expected);
  });

  it("owes lay words to search.yaml", () => {
    expect(pathsFor("phlegm")[0]).toBe(sinus);
    const without = readIndex(
      writeIndex(searchDocuments(pages, { pages: [], answers: [] }, "en"), "en"),
      "en",
    );
    expect(find(without, "phlegm").others).toEqual([]);
  });

  it("that is broken is refused", () => {
    for (const text of ["", "<!doctype html>", "{}", "[]"])
      expect(() => readIndex(text, "en"), text).toThrow();
  });
});

describe("in Spanish", () => {
  const spanish = pagesFor(content, "es");
  const translation = content.translations.es;
  const { search } = translation;
  const index = readIndex(makeSearchIndex(spanish, translation, "es"), "es");

  it.each([
    ["audición", "/es/service/hearing-disorders"],
    ["AUDICION", "/es/service/hearing-disorders"],
    ["zumbidos en el oído", "/es/service/hearing-disorders"],
    ["oigo mal", "/es/service/hearing-disorders"],
    ["estacionamientos", "/es/contact-us"],
    // What is not translated is found in English.
    ["new town", "/locations/new-town-il"],
  ])("“%s” finds %s first", (query, path) => {
    expect(find(index, query).others[0]?.path).toBe(path);
  });

  it("a sign is found on the page of its language", () => {
    expect(find(index, "cuesta despertar a mi hijo").answers[0]?.path).toBe(
      "/es/symptoms/after-an-operation#hard-to-wake",
    );
    expect(find(index, "niño flojo después de los tubos").answers[0]?.path).toBe(
      "/es/recovery/ear-tubes#limp",
    );
  });

  it("pages of another language say so", () => {
    const documents = searchDocuments(spanish, search, "es");
    for (const { path, language } of documents.filter((document) => document.path.startsWith("/")))
      expect(language, path).toBe(/^\/es(\/|#|$)/.test(path) ? undefined : "en");
  });

  it.each(["EMERGENCIAS", "emergencai"])("“%s” is urgent", (query) => {
    expect(find(index, query).answers[0]?.path).toBe("/es/contact-us#emergency");
  });
});
