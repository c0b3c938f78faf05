import { rmSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Content, loadContent } from "../../../src/data/load-content.ts";
import { practiceOf } from "../../../src/data/practice.ts";
import type { Page } from "../../../src/pages/_page.ts";
import { pagesFor, pagesOf } from "../../../src/pages/_pages.ts";
import { searchDocuments } from "../../../src/pages/_search/search-index.ts";
import { parseHtml } from "../../../src/publish/html.ts";
import { contentWith, mistakesAfter } from "./edited-content.ts";

const anywhere = "symptoms/anywhere.yaml";
const ears = "symptoms/ears.yaml";
const pictureOf = () => ({}) as never;

/** The main part of a page as a browser has it. */
async function shown({ practice }: Content, page: Page) {
  const context = { practice: practiceOf(practice), trail: [], translations: {} };
  const element = await page.render({ ...context, pictureOf, photographOf: pictureOf });
  return parseHtml(`<body>${renderToStaticMarkup(element)}</body>`);
}

describe("a sign that becomes more urgent", () => {
  const edited = () =>
    loadContent(
      contentWith({
        [anywhere]: (text) =>
          text.replace(/(id: swollen-eye\n.*\n {4}level:) emergency-room/, "$1 call-911"),
        "pages/about.yaml": (text) =>
          text.replace(/^( {2}lead: ).*$/m, '$1"{anywhere#swollen-eye}"'),
      }),
    );
  const sign = "The skin around an eye swells";

  it("is so on every card, in the links of other signs and in each sentence that says it", async () => {
    const content = edited();
    const { title, short } = content.practice.levels["call-911"];
    const topic = pagesOf(content).find(({ path }) => path.endsWith("/sinus-infection")) as Page;
    const card = (await shown(content, topic)).querySelector("aside");
    const [first] = card?.querySelectorAll("h3") ?? [];
    expect(first?.textContent).toBe(title);
    const list = first?.parentNode?.querySelectorAll("li") ?? [];
    expect([...list].map(({ textContent }) => textContent?.trim())).toContain(sign);
    expect(content.pages.about.hero.lead).toBe(`${title}: the skin around an eye swells.`);

    const place = pagesOf(content).find(({ path }) => path === "/symptoms/ears") as Page;
    expect((await shown(content, place)).textContent).toContain(
      `an eye bulges (${short.charAt(0).toLowerCase()}${short.slice(1)})`,
    );
  });

  it("is so in the search, which has it once", () => {
    const content = edited();
    const found = searchDocuments(pagesFor(content, "en"), content.search.pages, "en");
    expect(found.filter(({ title }) => title === sign).map(({ level }) => level)).toEqual([
      "call-911",
    ]);
  });
});

describe("a sign that is gone", () => {
  it("is named once, with the pages that list it", () => {
    expect(
      mistakesAfter({ [anywhere]: (text) => text.replace("id: rinse-hurts", "id: rinse") }),
    ).toEqual([
      expect.stringMatching(
        /^symptoms\/anywhere\.yaml: There is no sign "rinse-hurts" here, and pages name it: content\/services\/sinus-disorders\/rinses\.yaml, line \d+\. Restore it/,
      ),
    ]);
  });

  it("is missed where another sign, another place, the whole practice or a sentence names it", () => {
    const renamed = mistakesAfter({
      "symptoms/after-an-operation.yaml": (text) => text.replace("id: fever", "id: high-fever"),
    });
    expect(renamed).toEqual([
      expect.stringMatching(
        /There is no sign "fever" here.*care\.yaml.*symptoms\/after-an-operation\.yaml.*symptoms\/ears\.yaml/,
      ),
    ]);
    expect(
      mistakesAfter({ [anywhere]: (text) => text.replace("id: swollen-eye", "id: swelling") }),
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
  const edit = (text: string) => text.replace("level: call-911", "level: call");
  expect(mistakesAfter({ [anywhere]: edit })).toEqual([
    expect.stringMatching(/^symptoms\/anywhere\.yaml:\d+ signs\.0\.level: Choose one of/),
  ]);
});

it("the same name is one sign, in any case and with any marks", () => {
  const edit = (text: string) =>
    text.replace("name: You cough up blood", "name: 'An ear: full of WAX'");
  expect(mistakesAfter({ [anywhere]: edit })).toEqual([
    expect.stringMatching(
      /^symptoms\/anywhere\.yaml coughs-blood: "An ear: full of WAX" is the sign ears#wax too\. Keep one/,
    ),
  ]);
});

it.each([
  [
    "name: Ringing in the ears",
    `name: ${"word ".repeat(13)}`,
    /ringing: Use at most 12 words in the name; these are 13/,
  ],
  [
    "link: your hearing is suddenly gone",
    `link: ${"word ".repeat(7)}`,
    /hearing-gone: Use at most 6 words in the link/,
  ],
  [
    "    link: your hearing is suddenly gone\n",
    "",
    /hearing-gone: Other signs lead here\. Write link/,
  ],
  [
    "    moreUrgent: [ears#hearing-gone]\n    words: [earwax]",
    "    words: [earwax]",
    /signs\.8\.moreUrgent: Name a sign/,
  ],
  ["level: home", "level: call-911", /signs\.8\.level: Move this sign up/],
  ["aliases: [feverish]", "aliases: [wax]", /also\.0\.aliases\.0: Another sign is called wax too/],
  ["id: wax", "id: crisis", /signs\.8\.id: Another sign is called crisis too/],
])("refuses a place with %s changed", (from, to, mistake) => {
  expect(mistakesAfter({ [ears]: (text) => text.replace(from, to) })).toEqual([
    expect.stringMatching(mistake),
  ]);
});

it("without the pages around them, signs are on cards alone, with what to do", async () => {
  const root = contentWith();
  for (const page of ["where", "symptoms"]) rmSync(`${root}/pages/${page}.yaml`);
  const content = loadContent(root);
  const paths = pagesOf(content).map(({ path }) => path);
  expect(paths).not.toContain("/symptoms/ears");
  const contact = pagesOf(content).find(({ path }) => path === "/contact-us") as Page;
  const { name, text } = content.signs["anywhere#breathing"] as Content["signs"][string];
  expect((await shown(content, contact)).textContent).toContain(`${name}. ${text}`);
});
