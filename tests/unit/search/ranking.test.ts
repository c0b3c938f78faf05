import { describe, expect, it } from "vitest";
import { getContent } from "../../../src/data/content.ts";
import { makeSearchIndex, searchDocuments } from "../../../src/generated/search-index.ts";
import { find, guess, indexOf, mentions, readIndex } from "../../../src/islands/search-engine.ts";
import { pagesOf } from "../../../src/pages/_pages.ts";

const content = getContent();
const pages = pagesOf(content);
const index = readIndex(makeSearchIndex(pages, content.search.pages));
const pathsFor = (query: string) => find(index, query).map(({ path }) => path);

const nose = "/service/nasal-breathing-disorders";
const ears = "/service/hearing-disorders";
const sleep = "/service/sleep-apnea";
const sinus = "/service/sinus-disorders";
const neck = "/service/head-and-neck-disorders";
const general = "/service/otolaryngology";
const thyroid = "/service/thyroid-surgery";
const face = "/service/facial-plastic-and-reconstructive-surgery";
const rhinoplasty = "/service/rhinoplasties";

describe("what patients type", () => {
  it.each([
    // Lay words.
    ["stuffy nose", nose],
    ["blocked nose at night", nose],
    ["can't breathe through my nose", nose],
    ["ringing in ears", ears],
    ["my ears are ringing", ears],
    ["room spinning", ears],
    ["ear wax", ears],
    ["snoring", sleep],
    ["husband snores", sleep],
    ["tired all day", sleep],
    ["sinus headache", sinus],
    ["nose job", rhinoplasty],
    ["lump in neck", neck],
    ["losing my voice", neck],
    ["hard to swallow", neck],
    ["goiter", thyroid],
    ["droopy eyelids", face],
    ["sore throat", general],
    ["nosebleed", general],
    // Misspellings.
    ["tyroid", thyroid],
    ["rinoplasty", rhinoplasty],
    ["sinusitus", sinus],
    ["tonsills", general],
    ["apnia", sleep],
    ["vertgo", ears],
    ["tinitus", ears],
    ["horse voice hoarsness", neck],
    ["deviated septem", nose],
    ["otolaringology", general],
    // Other pages.
    ["insurance", "/"],
    ["parking", "/contact-us"],
    ["opening hours", "/contact-us"],
    ["reviews", "/testimonials"],
    ["buckhead", "/locations/buckhead-ga"],
    ["HIPAA", "/your-privacy"],
    ["cancel", "/new-patients"],
    ["what to bring", "/new-patients"],
    ["first visit", "/new-patients"],
    ["refer a patient", "/referrals"],
    ["referring doctor", "/referrals"],
    ["spanish", "/es"],
    ["español", "/es"],
    ["discrimination", "/notices"],
    ["good faith estimate", "/notices"],
    ["privacy practices", "/notices"],
    ["interpreter", "/notices"],
    ["globus", neck],
    ["refill", "/new-patients"],
  ])("“%s” finds %s first", (query, path) => {
    expect(pathsFor(query)[0]).toBe(path);
  });

  it.each([
    ["tonsils", sleep],
    ["polyps", sinus],
    ["skin cancer", face],
    ["ear infection", general],
    ["septum", rhinoplasty],
    ["Inspire", sleep],
    ["fax", "/contact-us"],
    [content.practice.insurers[0]?.name ?? "", "/"],
    [content.providers[0].shortName, `/providers/${content.providers[0].slug}`],
  ])("“%s” finds %s among the first three", (query, path) => {
    expect(pathsFor(query).slice(0, 3)).toContain(path);
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

  it("a part of a word is enough while it is typed", () => {
    for (const typed of ["sno", "snor", "snori", "snorin"])
      expect(pathsFor(typed)[0], typed).toBe(sleep);
  });
});

describe("what is answered before any page", () => {
  const { emergency, answers } = content.search;
  const isMet = (query: string) => (one: { words: string[]; unless?: string[] | undefined }) =>
    mentions(query, one.words) && !mentions(query, one.unless ?? []);
  const titles = (query: string) =>
    answers.filter(isMet(query)).map(({ title }) => title.split(" ")[0]);

  it.each([
    "emergency",
    "emergancy",
    "Emergencies",
    "911",
    "call 911",
    "my son is choking",
    "can't breathe",
    "nosebleed won’t stop",
    "swallowed a button battery",
    "emergencia",
  ])("“%s” is answered with the emergency note", (query) => {
    expect(emergency.some(isMet(query))).toBe(true);
  });

  it.each([
    "can't breathe through my nose",
    "trouble breathing at night",
    "choking in my sleep",
    "nosebleed",
    "ear infection",
    "sore throat",
    "emerald",
  ])("“%s” is not", (query) => {
    expect(emergency.some(isMet(query))).toBe(false);
  });

  it.each([
    ["jobs", ["Jobs"]],
    ["careers", ["Jobs"]],
    ["nose job", []],
    ["patient portal", ["Patient"]],
    ["botox", ["Botox"]],
    ["telehealth visit", ["Video"]],
    ["pay my bill", ["Bills"]],
    ["balance billing", []],
    ["fax number", ["Fax"]],
    ["stuffy nose", []],
  ])("“%s” is answered by %j", (query, expected) => {
    expect(titles(query)).toEqual(expected);
  });
});

describe("an address that leads nowhere", () => {
  it.each([
    ["/conatct-us", "/contact-us"],
    ["/abuot", "/about"],
    ["/contact-us.php", "/contact-us"],
    ["/service/sleep-apnia/", sleep],
    ["/services/sleep-apnea", sleep],
    ["/locations/buckhed-ga", "/locations/buckhead-ga"],
    ["/tonsils", general],
    ["/Thyroid", thyroid],
    ["/service/sinus/index.html", sinus],
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
    expect(searchDocuments(hidden, []).map(({ path }) => path)).toEqual(expected);
    for (const { path, title } of searchDocuments(pages, content.search.pages))
      expect(pathsFor(title).slice(0, 3), path).toContain(path);
  });

  it("is the same bytes for the same content", () => {
    const again = makeSearchIndex(pagesOf(structuredClone(content)), content.search.pages);
    expect(again).toBe(makeSearchIndex(pages, content.search.pages));
  });

  it("owes lay words to content/search.yaml", () => {
    expect(pathsFor("afrin")[0]).toBe(nose);
    const without = indexOf(searchDocuments(pages, []));
    expect(find(without, "afrin")).toEqual([]);
  });

  it("that is broken is refused", () => {
    for (const text of ["", "<!doctype html>", "{}", "[]"])
      expect(() => readIndex(text), text).toThrow();
  });
});
