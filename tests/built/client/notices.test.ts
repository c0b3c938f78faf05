import { describe, expect, it } from "vitest";
import { plain, textOf } from "../../page-text.ts";
import { content, pageAt, pages, practice } from "../built-site.ts";

const { main, document } = pageAt("/notices");
const statement = content.legal.find(({ slug }) => slug === "notices");

/** The text of a section, by the short name that links use. */
const section = (id: string) => textOf(document.getElementById(id) as Element);

describe("the notices", () => {
  it("say that they are templates and stay out of search results, as long as they are", () => {
    if (statement?.template === undefined) return;
    expect(textOf(main)).toContain(statement.template.title);
    expect(textOf(main)).toContain("[Blank: effective date");
    expect(statement.seo.noindex).toBe(true);
  });

  it("are called unfinished templates by every link to them, on every page, while they are", () => {
    for (const page of pages)
      for (const link of page.document.body.querySelectorAll('a[href*="/notices"]:not([hreflang])'))
        expect(
          /\((unfinished template|plantilla sin terminar)\)$/.test(textOf(link)),
          page.path,
        ).toBe(statement?.template !== undefined);
  });

  it("leave no blank once they are templates no more", () => {
    expect(textOf(main).includes("[Blank")).toBe(statement?.template !== undefined);
  });

  // The elements of 45 CFR 164.520(b)(1).
  it.each([
    [
      "the header in the words of the rule",
      "THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.",
    ],
    ["an example for treatment", /to treat you\. for example/i],
    ["an example for payment", /to be paid\. for example/i],
    ["an example for operations", /to run the practice\. for example/i],
    ["public health", /public health/],
    ["family and friends", /family, friends/],
    ["psychotherapy notes, marketing and sale", /psychotherapy notes, for marketing, and to sell/],
    ["taking a permission back", /take back a permission/],
    ["records of substance use treatment", /42 CFR Part 2/],
    ["restrictions, and the one that must be granted", /paid in full yourself/],
    ["confidential communications", /certain way or place/],
    ["inspection and copy", /see your records, or get a copy/],
    ["amendment", /change what is wrong or missing/],
    ["accounting", /last six years/],
    ["a paper copy", /paper copy at any time/],
    [
      "the duty to keep private and to notify of a breach",
      /keep your health information private.*breach/,
    ],
    ["the right to change the notice", /may change this notice/],
    [
      "complaints to the Secretary, without reprisal",
      /Secretary of Health and Human Services.*not act against you/,
    ],
    [
      "a contact with a telephone number",
      /Privacy contact: \[Blank.*\(\d{3}\) \d{3}-\d{4}|Privacy contact: .*\(\d{3}\) \d{3}-\d{4}/,
    ],
    ["the effective date", /Effective date: /],
  ])("privacy practices: %s", (_element, words) => {
    expect(section("privacy")).toMatch(
      typeof words === "string" ? new RegExp(RegExp.escape(words)) : words,
    );
  });

  // The elements of 45 CFR 92.10(a)(1) and 92.11.
  it.each([
    ["the grounds", /race, color, national origin, age, disability or sex/],
    ["modifications and auxiliary aids, free and in time", /free aids and services, without delay/],
    ["language assistance, free and in time", /free and timely language help/],
    ["how to get them", /To get any of these, call/],
    ["the coordinator", /Civil rights coordinator:/],
    ["a grievance", /file a grievance/],
    [
      "a complaint to the Office for Civil Rights",
      /Office for Civil Rights.*200 Independence Avenue/,
    ],
    ["where the notice is", /on this page of our website/],
  ])("nondiscrimination: %s", (_element, words) => {
    expect(section("nondiscrimination")).toMatch(words);
  });

  // 45 CFR 149.610(b)(1) and (c)(1).
  it.each([
    ["for whom", /no health insurance, or do not want to use it/],
    ["in writing", /good-faith estimate in writing/],
    ["when it comes", /1 business day.*3 business days/],
    ["the dispute", /at least \$400 more/],
  ])("good-faith estimate: %s", (_element, words) => {
    expect(section("estimate")).toMatch(words);
  });

  it("tell by which ways to report a barrier: phone and mail", () => {
    for (const fact of [practice.phone, practice.addressLines.join(", ")])
      expect(section("feedback")).toContain(plain(fact));
  });

  it("are found from every page, and from where they help", () => {
    expect(pageAt("/about").document.querySelector('footer a[href="/notices"]')).not.toBeNull();
    expect(pageAt("/your-privacy").main.querySelector('a[href="/notices#privacy"]')).not.toBeNull();
    expect(
      pageAt("/new-patients").main.querySelector('a[href="/notices#estimate"]'),
    ).not.toBeNull();
    expect(
      pageAt("/accessibility").main.querySelector('a[href="/notices#nondiscrimination"]'),
    ).not.toBeNull();
  });
});

it("the privacy statement has a section about the search", () => {
  expect(pageAt("/your-privacy").main.querySelector('[id="search"]')).not.toBeNull();
});

it("the privacy statement says what the scheduling company handles", () => {
  expect(textOf(pageAt("/your-privacy").main)).toMatch(
    /scheduling company handles health information for us/,
  );
});
