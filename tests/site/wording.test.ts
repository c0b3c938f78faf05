import englishDictionary from "dictionary-en";
import spanishDictionary from "dictionary-es";
import nspell from "nspell";
import { describe, expect, it } from "vitest";
import { textOf } from "../../src/launch/page-text.ts";
import { type BuiltPage, content, pages } from "./built-site.ts";
import { sentencesIn, wordsOf } from "./reading.ts";
import { emptyLinkText, exceptions, knownWords, wordsIn } from "./wording.ts";

const spellers = { en: nspell(englishDictionary), es: nspell(spanishDictionary) };
for (const speller of Object.values(spellers))
  for (const word of [...knownWords(), ...wordsIn(namesOf(content).join(" "))]) speller.add(word);

/** Names that the content states: they are spelt as their owners spell them. */
function namesOf({ practice, providers, locations }: typeof content): string[] {
  const { brand, tagline, district, areaServed, address, insurers, affiliations, social } =
    practice;
  const marks = [...insurers, ...affiliations, ...social].map(({ name }) => name);
  return [
    brand,
    tagline,
    district,
    areaServed,
    address.street,
    address.city,
    address.region,
    ...marks,
    ...providers.map(({ name }) => name),
    ...locations.map(({ name }) => name),
  ];
}

/** A copy of an element without what stands in another language. */
function without(element: Element, foreign: string): Element {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(foreign)) part.remove();
  return copy;
}

const inEnglish = (element: Element) => without(element, '[lang]:not([lang^="en"])');

const english = pages.filter(({ document }) => document.documentElement.lang.startsWith("en"));
const spanish = pages.filter(({ document }) => document.documentElement.lang.startsWith("es"));

/** Everything that a page says in one part: what is seen, what is read aloud, and what search results show. */
function saidIn(body: Element, document: Document): string {
  const labels = [...body.querySelectorAll("[alt], [aria-label], [placeholder]")].flatMap(
    (element) =>
      ["alt", "aria-label", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
  );
  const description =
    document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
  return [document.title, description, ...piecesOf(body), ...labels].join(" ");
}

/** The pieces of text in an element, each by itself: some stand apart by style alone. */
function piecesOf(element: Element): string[] {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ""];
    return node.nodeType === Node.ELEMENT_NODE &&
      !/^(script|style|template|svg)$/i.test(node.nodeName)
      ? piecesOf(node as Element)
      : [];
  });
}

describe("spelling", () => {
  const words = new Map<string, string>();
  const keep = ({ path }: BuiltPage, said: string) => {
    for (const word of wordsIn(said)) if (!words.has(word)) words.set(word, path);
  };
  for (const page of english) keep(page, saidIn(inEnglish(page.document.body), page.document));

  it("is that of the dictionary, or of the list of known words", () => {
    expect(words.size).toBeGreaterThan(1000);
    const wrong = [...words]
      .filter(([word]) => !spellers.en.correct(word))
      .map(([word, path]) => `${word} on ${path}`);
    expect(wrong, "Mend the word, or add it to tests/site/known-words.txt.").toEqual([]);
  });

  // What surrounds a Spanish page is English, and read on the other pages.
  it.each(spanish)("of $path is that of the Spanish dictionary", ({ main, document }) => {
    const said = wordsIn(saidIn(without(main, '[lang="en"]'), document));
    expect(said.length).toBeGreaterThan(100);
    expect(
      [...new Set(said)].filter((word) => !spellers.es.correct(word)),
      "Mend the word, or add it to tests/site/known-words.txt.",
    ).toEqual([]);
  });

  it("finds a slip", () => {
    expect(
      wordsIn("A patiant’s follow-up: www.example.org, https://example.org/abcde").sort(),
    ).toEqual(["follow", "patiant", "up"]);
    expect(spellers.en.correct("patiant")).toBe(false);
    expect(spellers.es.correct("paciante")).toBe(false);
  });
});

describe("sentences", () => {
  it.each(english)("of $path have at most 25 words", ({ path, main }) => {
    const allowed = exceptions.longSentences
      .filter(({ page }) => page === path)
      .map(({ text }) => text);
    const long = sentencesIn(inEnglish(main)).filter(
      (sentence) => wordsOf(sentence).length > 25 && !allowed.includes(sentence),
    );
    expect(long).toEqual([]);
  });
});

describe("link texts", () => {
  it.each(pages)("of $path say where each link leads", ({ path, document }) => {
    const allowed = exceptions.linkTexts
      .filter(({ page }) => page === path)
      .map(({ text }) => text);
    const empty = [...document.querySelectorAll("a[href]")]
      .map((link) =>
        (link.getAttribute("aria-label") ?? textOf(link)).replace(/ ?\(opens in a new tab\)$/, ""),
      )
      .filter((text) => emptyLinkText.test(text) && !allowed.includes(text));
    expect(empty).toEqual([]);
  });

  it.each(["Click here", "here", "Learn more", "https://www.example.org"])(
    "%s is refused",
    (text) => expect(text).toMatch(emptyLinkText),
  );
  it.each(["Learn more about sleep apnea", "Here is how to book", "See all services"])(
    "%s is not",
    (text) => expect(text).not.toMatch(emptyLinkText),
  );
});

it("every exception has a reason and is still needed", () => {
  for (const { reason } of Object.values(exceptions).flat())
    expect(reason.length).toBeGreaterThan(10);
  const longStill = exceptions.longSentences.filter(({ page, text }) =>
    pages.some(({ path, main }) => path === page && sentencesIn(main).includes(text)),
  );
  expect(longStill).toEqual(exceptions.longSentences);
});
