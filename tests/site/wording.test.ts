import dictionary from "dictionary-en";
import nspell from "nspell";
import { describe, expect, it } from "vitest";
import { textOf } from "../../src/launch/page-text.ts";
import { type BuiltPage, content, pages } from "./built-site.ts";
import { sentencesIn, wordsOf } from "./reading.ts";
import { emptyLinkText, exceptions, knownWords, wordsIn } from "./wording.ts";

const speller = nspell(dictionary);
for (const word of [...knownWords(), ...wordsIn(namesOf(content).join(" "))]) speller.add(word);

/** Names that the content states: they are spelt as their owners spell them. */
function namesOf({ practice, providers, locations }: typeof content): string[] {
  const { brand, district, areaServed, address, insurers, affiliations, social } = practice;
  const marks = [...insurers, ...affiliations, ...social].map(({ name }) => name);
  return [brand, district, areaServed, address.street, address.city, ...marks, ...providers.map(({ name }) => name), ...locations.map(({ name }) => name)];
}

/** A copy of an element without what stands in another language. */
function inEnglish(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const foreign of copy.querySelectorAll('[lang]:not([lang^="en"])')) foreign.remove();
  return copy;
}

const english = pages.filter(({ document }) => document.documentElement.lang.startsWith("en"));

/** Everything that a page says in English: what is seen, what is read aloud, and what search results show. */
function saidOn({ document }: BuiltPage): string {
  const body = inEnglish(document.body);
  const labels = [...body.querySelectorAll("[alt], [aria-label], [placeholder]")].flatMap((element) =>
    ["alt", "aria-label", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
  );
  const description = document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
  return [document.title, description, ...piecesOf(body), ...labels].join(" ");
}

/** The pieces of text in an element, each by itself: some stand apart by style alone. */
function piecesOf(element: Element): string[] {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ""];
    return node.nodeType === Node.ELEMENT_NODE && !/^(script|style|template|svg)$/i.test(node.nodeName) ? piecesOf(node as Element) : [];
  });
}

describe("spelling", () => {
  const words = new Map<string, string>();
  for (const page of english) for (const word of wordsIn(saidOn(page))) if (!words.has(word)) words.set(word, page.path);

  it("is that of the dictionary, or of the list of known words", () => {
    expect(words.size).toBeGreaterThan(1000);
    const wrong = [...words].filter(([word]) => !speller.correct(word)).map(([word, path]) => `${word} on ${path}`);
    expect(wrong, "Mend the word, or add it to tests/site/known-words.txt.").toEqual([]);
  });

  it("finds a slip", () => {
    expect(wordsIn("A patiant’s follow-up: www.example.org, https://example.org/abcde").sort()).toEqual(["follow", "patiant", "up"]);
    expect(speller.correct("patiant")).toBe(false);
  });
});

describe("sentences", () => {
  it.each(english)("of $path have at most 25 words", ({ path, main }) => {
    const allowed = exceptions.longSentences.filter(({ page }) => page === path).map(({ text }) => text);
    const long = sentencesIn(inEnglish(main)).filter((sentence) => wordsOf(sentence).length > 25 && !allowed.includes(sentence));
    expect(long).toEqual([]);
  });
});

describe("link texts", () => {
  it.each(pages)("of $path say where each link leads", ({ path, document }) => {
    const allowed = exceptions.linkTexts.filter(({ page }) => page === path).map(({ text }) => text);
    const empty = [...document.querySelectorAll("a[href]")]
      .map((link) => (link.getAttribute("aria-label") ?? textOf(link)).replace(/ ?\(opens in a new tab\)$/, ""))
      .filter((text) => emptyLinkText.test(text) && !allowed.includes(text));
    expect(empty).toEqual([]);
  });

  it.each(["Click here", "here", "Learn more", "https://www.example.org"])("%s is refused", (text) => expect(text).toMatch(emptyLinkText));
  it.each(["Learn more about sleep apnea", "Here is how to book", "See all services"])("%s is not", (text) => expect(text).not.toMatch(emptyLinkText));
});

it("every exception has a reason and is still needed", () => {
  for (const { reason } of Object.values(exceptions).flat()) expect(reason.length).toBeGreaterThan(10);
  const longStill = exceptions.longSentences.filter(({ page, text }) => pages.some(({ path, main }) => path === page && sentencesIn(main).includes(text)));
  expect(longStill).toEqual(exceptions.longSentences);
});
