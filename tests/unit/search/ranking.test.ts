import { describe, expect, it } from "vitest";
import type { Content } from "../../../src/data/load-content.ts";
import type { Language } from "../../../src/languages/languages.ts";
import type { Page } from "../../../src/pages/_page.ts";
import { pagesFor } from "../../../src/pages/_pages.ts";
import { searchDocuments, searchFiles } from "../../../src/pages/_search/search-index.ts";
import { signParts } from "../../../src/pages/_searchable.ts";
import { addPages, find, guess, readSigns } from "../../../src/parts/search/search-engine.ts";
import { isUrgent, levels } from "../../../src/schemas/levels.ts";
import { exampleContent as content } from "../../practice/fixtures.ts";

const pages = pagesFor(content, "en");
/** The index as the browser has it, with both files. */
function indexOf(pages: readonly Page[], own: Content, language: Language = "en") {
  const files = searchFiles(pages, own, language, content);
  const index = readSigns(JSON.parse(files.signs), language);
  addPages(index, JSON.parse(files.pages));
  return index;
}

const index = indexOf(pages, content);
const pathsFor = (query: string) => find(index, query).pages.map(({ path }) => path);
const boxesFor = (query: string) => find(index, query).boxes.map(({ path }) => path);
const answersTo = (query: string) => find(index, query).answers.map(({ title }) => title);

const sinus = "/service/sinus-disorders";
const ears = "/service/hearing-disorders";

describe("a query", () => {
  it.each([
    // Lay words of search.yaml, in any form, and those of the page itself.
    ["stuffy nose", sinus],
    ["my ears are ringing", ears],
    ["dizziness", "/symptoms/ears"],
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
      expect(find(index, query)).toEqual({
        isCrisis: false,
        isYoung: false,
        boxes: [],
        line: undefined,
        answers: [],
        pages: [],
      });
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

describe("how soon to be seen", () => {
  const signs = Object.values(content.signs);
  const sheets = content.recoveries.flatMap(({ slug, signs }) =>
    signs.map(({ id, aliases = [], ...sign }) => ({
      ...sign,
      path: `/recovery/${slug}#${id}`,
      words: aliases,
    })),
  );

  it.each([...signs, ...sheets].filter(({ level }) => isUrgent(level)))(
    "$name: each of its phrases, typed to the letter, brings its box",
    ({ name, words, path }) => {
      for (const query of [name, ...words]) expect(boxesFor(query), query).toContain(path);
    },
  );

  it("its own words in another order, a letter of the longest one wrong, bring nine in ten an alarm as urgent", () => {
    const slipped = (text: string) => {
      const words = text.split(" ").toSorted().toReversed();
      const [longest = ""] = words.toSorted((a, b) => b.length - a.length);
      const middle = Math.floor(longest.length / 2);
      const wrong = `${longest.slice(0, middle)}x${longest.slice(middle + 1)}`;
      return words.join(" ").replace(longest, wrong);
    };
    const asked = [...signs, ...sheets]
      .filter(({ level }) => isUrgent(level))
      .flatMap(({ name, words, level }) => [name, ...words].map((text) => ({ text, level })));
    const missed = asked.filter(({ text, level }) => {
      const { boxes, line } = find(index, slipped(text));
      return ![...boxes, ...(line ? [line] : [])].some(
        (sign) => levels.indexOf(sign.level) <= levels.indexOf(level),
      );
    });
    expect(missed.length / asked.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.1);
  });

  it("boxes are two at most, three after an operation that is named, the more urgent first", () => {
    const all = [...signs, ...sheets].flatMap(({ words }) => words);
    for (const query of all) {
      const ranks = find(index, query).boxes.map(({ level }) => levels.indexOf(level));
      expect(ranks.length, query).toBeLessThanOrEqual(
        /surgery|tube|balloon|sinupl/i.test(query) ? 3 : 2,
      );
      expect(ranks, query).toEqual(ranks.toSorted());
    }
  });

  it.each(["parking", "emerald", "Ada King", "stuffy nose", "careers", "ear tubes"])(
    "“%s” is no question of urgency",
    (query) => {
      expect(find(index, query)).toMatchObject({ boxes: [], line: undefined, isCrisis: false });
    },
  );

  it("below a box are only the pages that belong to its sign", () => {
    expect(pathsFor("my neck swells")).toEqual(["/symptoms/after-an-operation"]);
  });

  it("an operation that is named in other words brings its signs, never those of another", () => {
    const { boxes, line } = find(index, "they put tubes in and the floppy child is limp");
    expect([...boxes, line][0]?.path).toBe("/recovery/ear-tubes#limp");
    for (const path of boxesFor("floppy limp child")) expect(path).not.toContain("/recovery/");
  });

  it("a sign that must never be missed comes whatever else is typed", () => {
    expect(
      boxesFor("the babysitter says she ate my whole battery and is fine and playing"),
    ).toEqual(["/symptoms/anywhere#swallowed-battery"]);
  });

  it("an age below the youngest says so, before an answer and beside a sign", () => {
    expect(find(index, "do you see 2 year olds")).toMatchObject({ isYoung: true });
    expect(answersTo("do you see 2 year olds")).toEqual(["Ages"]);
    expect(find(index, "do you see 4 year olds").isYoung).toBe(false);
    expect(find(index, "my 8 month old has fever after surgery").isYoung).toBe(true);
    expect(find(index, "hoarse for 2 months").isYoung).toBe(false);
  });

  it("without examples of anything urgent there is never an alarm", () => {
    const none = indexOf(
      pages.map((page) => ({ ...page, parts: [] })),
      content,
    );
    expect(find(none, "cannot breathe")).toMatchObject({ boxes: [], line: undefined });
  });

  it("the same content gives the same bytes", () => {
    expect(searchFiles(pages, content, "en", content)).toEqual(
      searchFiles(pages, content, "en", content),
    );
  });
});

it("a practical answer, a part of a page and a recovery are found", () => {
  expect(answersTo("careers")).toEqual(["Jobs"]);
  expect(pathsFor("relay call")[0]).toBe("/contact-us#phone-help");
  expect(pathsFor("desk after endoscopic surgery")[0]).toBe("/recovery/endoscopic-surgery");
});

it.each(["suicide", "i just want to die", "ME QUIERO MORIR", "I really want to maybe die"])(
  "“%s” says whom to call with thoughts of suicide, in any language",
  (query) => {
    expect(find(index, query).isCrisis).toBe(true);
  },
);

it("a sign whose page waits is found by its words, with what to do meanwhile", () => {
  const [sign] = Object.values(content.signs) as [Content["signs"][string]];
  const waiting = { ...sign, words: ["zapping"], text: "Dial [911](tel:911) now." };
  const parts = signParts([waiting], "emergency");
  const [contact] = pages.filter(({ path }) => path === "/contact-us") as [Page];
  const [found] = find(indexOf([{ ...contact, parts }], content), "zapping").boxes;
  expect(found).toMatchObject({ path: "/contact-us#emergency", until: "Dial 911 now." });
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

describe("the files", () => {
  it("hold every page but the search itself and the one without a connection, also those that search engines are asked to leave out", () => {
    const expected = pages.flatMap(({ path }) =>
      ["/search", "/offline"].includes(path) ? [] : [path],
    );
    const hidden = pages.map((page) => ({ ...page, seo: { ...page.seo, noindex: true } }));
    const found = searchDocuments(hidden, content.search.pages, "en").map(({ path }) => path);
    expect(found.filter((path) => !path.includes("#"))).toEqual(expected);
  });

  it("owe lay words to search.yaml", () => {
    expect(pathsFor("phlegm")[0]).toBe(sinus);
    const without = indexOf(pages, { ...content, search: { ...content.search, pages: [] } });
    expect(find(without, "phlegm").pages).toEqual([]);
  });
});

describe("in Spanish", () => {
  const spanish = pagesFor(content, "es");
  const translation = content.translations.es;
  const index = indexOf(spanish, translation, "es");

  it.each([
    ["audición", "/es/service/hearing-disorders"],
    ["AUDICION", "/es/service/hearing-disorders"],
    ["zumbidos en el oído", "/es/service/hearing-disorders"],
    ["oigo mal", "/es/service/hearing-disorders"],
    ["estacionamientos", "/es/contact-us"],
    // What is not translated is found in English.
    ["new town", "/locations/new-town-il"],
  ])("“%s” finds %s first", (query, path) => {
    expect(find(index, query).pages[0]?.path).toBe(path);
  });

  it("a sign is found on the page of its language", () => {
    expect(find(index, "cuesta despertar a alguien").boxes[0]?.path).toBe(
      "/es/symptoms/after-an-operation#hard-to-wake",
    );
    expect(find(index, "niño flojo después de los tubos").boxes[0]?.path).toBe(
      "/es/recovery/ear-tubes#limp",
    );
  });

  it("pages of another language say so", () => {
    const documents = searchDocuments(spanish, translation.search.pages, "es");
    for (const { path, language } of documents)
      expect(language, path).toBe(/^\/es(\/|#|$)/.test(path) ? undefined : "en");
  });
});
