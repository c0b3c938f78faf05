import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Content, loadContent } from "../../../src/data/load-content.ts";
import { practiceOf } from "../../../src/data/practice.ts";
import type { Page } from "../../../src/pages/_page.ts";
import { pagesFor, pagesOf } from "../../../src/pages/_pages.ts";
import { searchDocuments } from "../../../src/pages/_search/search-index.ts";
import { parseHtml } from "../../../src/publish/html.ts";
import { contentWith, mistakesAfter } from "./edited-content.ts";

const register = "symptoms/after-an-operation.yaml";
const topic = "services/sinus-disorders/sinus-surgery.yaml";
const pictureOf = () => ({}) as never;

/** The topic lists the sign about blood that drips. */
const listing = (text: string) =>
  text.replace("after-an-operation#sight-changes]", "after-an-operation#blood-drips]");

/** The main part of a page as a browser has it. */
async function shown({ practice }: Content, page: Page) {
  const context = { practice: practiceOf(practice), trail: [], translations: {} };
  const element = await page.render({ ...context, pictureOf, photographOf: pictureOf });
  return parseHtml(`<body>${renderToStaticMarkup(element)}</body>`);
}

/** The headings under which the cards of a page show a sign. */
async function levelsOf(content: Content, page: Page, sign: string): Promise<string[]> {
  let heading = "";
  return (await shown(content, page)).querySelectorAll("aside h3, aside li").flatMap((part) => {
    if (part.tagName === "H3") heading = part.textContent;
    return part.tagName === "LI" && part.textContent.startsWith(sign) ? heading : [];
  });
}

describe("a sign that becomes more urgent", () => {
  const edited = () =>
    loadContent(
      contentWith({
        [topic]: listing,
        [register]: (text) =>
          text.replace(/(if: Blood still drips .*\n {4}answer:) emergency-room/, "$1 call-911"),
        "pages/about.yaml": (text) =>
          text.replace(/^( {2}lead: ).*$/m, '$1"{after-an-operation#blood-drips}"'),
      }),
    );
  const sign = "Blood still drips after 15 minutes.";

  it("is so on every card and in each sentence that says it", async () => {
    const content = edited();
    const { if: begin } = content.practice.answers["call-911"];
    const [surgery] = pagesOf(content).filter(({ path }) => path.endsWith("/sinus-surgery"));
    expect(await levelsOf(content, surgery as Page, sign)).toEqual([begin]);
    const sentence = `${begin} blood still drips after 15 minutes.`;
    expect(content.pages.about.hero.lead).toBe(sentence);
  });

  it("is so in the search, which has it once", () => {
    const content = edited();
    const found = searchDocuments(pagesFor(content, "en"), content.search, "en");
    expect(found.filter(({ title }) => title === sign).map(({ answer }) => answer)).toEqual([
      "call-911",
    ]);
  });
});

describe("a sign that is gone", () => {
  it("is named once, with the pages that list it", () => {
    expect(
      mistakesAfter({
        [topic]: listing,
        [register]: (text) => text.replace("id: blood-drips", "id: blood"),
      }),
    ).toEqual([
      expect.stringMatching(
        /^symptoms\/after-an-operation\.yaml: There is no sign "blood-drips" here .* pages name it: content\/services\/sinus-disorders\/sinus-surgery\.yaml, line \d+\. Restore it/,
      ),
    ]);
  });

  it("is missed where a set, another place or a sentence names it", () => {
    const renamed = mistakesAfter({
      [register]: (text) => text.replace("id: fever", "id: high-fever"),
    });
    expect(renamed).toEqual([
      expect.stringMatching(/There is no sign "fever" here .*care\.yaml.*symptoms\/ears\.yaml/),
    ]);
    expect(renamed[0]).toContain(`content/${register}, line`);
    const file = "symptoms/anywhere.yaml";
    expect(
      mistakesAfter({ [file]: (text) => text.replace("id: swollen-eye", "id: swelling") }),
    ).toEqual(
      ["sinus-disorders.yaml", "sinus-disorders/sinus-infection.yaml"].map((page) =>
        expect.stringMatching(
          new RegExp(`^services/${page}:\\d+ .*: No sign is called anywhere#swollen-eye\\.`),
        ),
      ),
    );
  });
});

it("one that was misspelled is suggested, and one that has moved, but no other sign", () => {
  const listing = (name: string) =>
    mistakesAfter({
      "services/sinus-disorders/sinus-infection.yaml": (text) =>
        text.replace("anywhere#bulging-eye", name),
    })[0];
  expect(listing("anywhere#bulgin-eye")).toMatch(/Did you mean "anywhere#bulging-eye"\?$/);
  expect(listing("ears#bulging-eye")).toMatch(/Did you mean "anywhere#bulging-eye"\?$/);
  expect(listing("anywhere#drooping-eye")).not.toMatch(/Did you mean/);
});

it("a mistake in a place of the register is no mistake of the pages that say its signs", () => {
  const edit = (text: string) => text.replace("answer: call-911", "answer: call");
  expect(mistakesAfter({ "symptoms/anywhere.yaml": edit })).toEqual([
    expect.stringMatching(/^symptoms\/anywhere\.yaml:\d+ signs\.0\.answer: Choose one of/),
  ]);
});

it("the same words are one sign, in any case and with any marks", () => {
  const file = "symptoms/anywhere.yaml";
  const edit = (text: string) => text.replace("You cough up blood.", "'your: neck swells'");
  expect(mistakesAfter({ [file]: edit })).toEqual([
    expect.stringMatching(
      /^symptoms\/anywhere\.yaml coughs-blood: "your: neck swells" is the sign after-an-operation#swelling too\. Keep one/,
    ),
  ]);
});

it("a place lists a sign of another under an anchor of its own, in the order of urgency", () => {
  const [ears] = loadContent(contentWith()).symptoms;
  expect(ears?.symptoms.map(({ id }) => id)).toEqual([
    "dizzy-and-weak",
    "battery",
    "feverish",
    "hearing-gone",
    "ringing",
    "wax",
  ]);
  expect(ears?.symptoms[2]).toMatchObject({ name: "A fever", answer: "call-us-today" });
});

it("a place lists three symptoms or more, or none", () => {
  const edit = (text: string) => text.replace(/ {2}- id: bruise\n( {4}.*\n)+/, "");
  expect(mistakesAfter({ [register]: edit })).toEqual([
    expect.stringContaining("symptoms: List at least three symptoms of this place, or none"),
  ]);
});

it("a place without symptoms to list has no page, and its signs stand on those of others", () => {
  const content = loadContent(contentWith());
  const paths = pagesOf(content).map(({ path }) => path);
  expect(paths).toContain("/symptoms/ears");
  expect(paths).not.toContain("/symptoms/anywhere");
  expect(content.signs["anywhere#breathing"]).toHaveLength(1);
});
