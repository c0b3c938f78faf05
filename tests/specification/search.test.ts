import { describe, expect, it } from "vitest";
import { makeSearchIndex, searchDocuments } from "../../src/generated/search-index.ts";
import { find, mentions, readIndex } from "../../src/islands/search-engine.ts";
import { pagesFor } from "../../src/pages/_pages.ts";
import { content, routes } from "../site/built-site.ts";

/* What patients type, and what the live site answers. An edit of the content may change it. */

const { emergency, answers, pages: searchWords } = content.search;
const pages = routes.filter(({ language }) => language === "en");
const index = readIndex(makeSearchIndex(pages, searchWords, "en"), "en");
const pathsFor = (query: string) => find(index, query).map(({ path }) => path);

/** Queries that find a page first, in lay words, misspelled and otherwise, by that page. */
const first = `
  /service/nasal-breathing-disorders | stuffy nose; blocked nose at night; can't breathe through my nose; deviated septem
  /service/hearing-disorders | ringing in ears; my ears are ringing; room spinning; ear wax; vertgo; tinitus
  /service/sleep-apnea | snoring; husband snores; tired all day; apnia
  /service/sinus-disorders | sinus headache; sinusitus
  /service/rhinoplasties | nose job; rinoplasty
  /service/head-and-neck-disorders | lump in neck; losing my voice; hard to swallow; horse voice hoarsness; globus
  /service/thyroid-surgery | goiter; tyroid
  /service/facial-plastic-and-reconstructive-surgery | droopy eyelids
  /service/otolaryngology | sore throat; nosebleed; tonsills; otolaringology
  / | insurance
  /contact-us | parking; opening hours; spanish; español
  /testimonials | reviews
  /locations/buckhead-ga | buckhead
  /your-privacy | HIPAA; privacy policy
  /new-patients | cancel; what to bring; first visit; refill
  /referrals | refer a patient; referring doctor
  /notices | discrimination; good faith estimate; privacy practices; privacy practice; interpreter
`;

/** Queries that find a page among the first three. */
const amongThree = `
  /service/sleep-apnea | tonsils; Inspire
  /service/sinus-disorders | polyps
  /service/facial-plastic-and-reconstructive-surgery | skin cancer
  /service/hearing-disorders | ear infection
  /service/rhinoplasties | septum
  /contact-us | fax
`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [path = "", queries = ""] = row.split("|").map((cell) => cell.trim());
      return queries.split("; ").map((query) => [query, path] as const);
    });

it.each(rowsOf(first))("“%s” finds %s first", (query, path) => {
  expect(pathsFor(query)[0]).toBe(path);
});

it.each<readonly [query: string, path: string]>([
  ...rowsOf(amongThree),
  [content.practice.insurers[0]?.name ?? "", "/"],
  [content.providers[0].shortName, `/providers/${content.providers[0].slug}`],
])("“%s” finds %s among the first three", (query, path) => {
  expect(pathsFor(query).slice(0, 3)).toContain(path);
});

it("every page is among the first three for its title", () => {
  for (const { path, title } of searchDocuments(pages, searchWords, "en"))
    expect(pathsFor(title).slice(0, 3), path).toContain(path);
});

describe("what is answered before any page", () => {
  const isMet = (query: string) => (one: { words: string[]; unless?: string[] | undefined }) =>
    mentions(query, one.words, "en") && !mentions(query, one.unless ?? [], "en");
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
    ["can't swallow", "/symptoms/throat#cannot-swallow"],
    ["dizzy", "/symptoms/ears#dizzy-and-weak"],
    ["room spinning", "/symptoms/ears#spinning"],
    ["my face is drooping", "/symptoms/face#droop"],
    ["hoarse", "/symptoms/voice#hoarse-for-four-weeks"],
    ["lump in my neck", "/symptoms/neck#lump-for-two-weeks"],
    ["tingling lips", "/symptoms/after-an-operation#tingling"],
    ["parking", undefined],
  ])("“%s” is answered with the way to %s", (query, path) => {
    const found = content.symptoms.flatMap(({ slug, symptoms }) =>
      symptoms
        .filter(({ words = [] }) => mentions(query, words, "en"))
        .map(({ id }) => `/symptoms/${slug}#${id}`),
    );
    if (path === undefined) expect(found).toEqual([]);
    else expect(found).toContain(path);
  });

  it("“emergency” finds all symptoms first", () => {
    expect(pathsFor("emergency")[0]).toBe("/symptoms");
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

describe.skipIf(content.translations.es === undefined)("in Spanish", () => {
  const search = content.translations.es?.search;
  const spanish = pagesFor(content, "es");
  const index = readIndex(makeSearchIndex(spanish, search?.pages ?? [], "es"), "es");

  it.each(
    rowsOf(`
      /es/service/nasal-breathing-disorders | nariz tapada
      /es/service/hearing-disorders | me zumban los oídos; mareos; dolor de oido
      /es/service/sleep-apnea | ronco mucho; ronquidos
      /es/service/otolaryngology | dolor de garganta; amigdalas; otorrino
      /es/service/thyroid-surgery | bocio
      /es/new-patients/costs | costo; seguro médico
      /es/contact-us | estacionamiento; horario
    `),
  )("“%s” finds %s first", (query, path) => {
    expect(find(index, query)[0]?.path).toBe(path);
  });

  it.each([
    ["emergencia", true],
    ["mi hijo se está ahogando", true],
    ["me sangra la nariz y no para", true],
    ["se tragó una pila", true],
    ["no puedo respirar por la nariz", false],
    ["dolor de oído", false],
  ])("“%s” is answered with the emergency note: %s", (query, expected) => {
    const met = search?.emergency.some(
      ({ words, unless = [] }) => mentions(query, words, "es") && !mentions(query, unless, "es"),
    );
    expect(met).toBe(expected);
  });
});
