import { describe, expect, it } from "vitest";
import { signsNamed } from "../../src/data/signs.ts";
import type { PageContent } from "../../src/schemas/pages.ts";
import { plain, textOf } from "../page-text.ts";
import { content, headingIn, pageAt, practice } from "./built-site.ts";

/* Find your symptom: what holds for any content that the content check accepts. */

const { answers } = practice;
const page = content.pages.symptoms as PageContent<"symptoms">;
/** A text of the content as the page shows it. */
const shownAs = (text: string) => plain(text.replace(/\[([^\]]*)\]\([^)]*\)|\*\*/g, "$1"));
const hrefsIn = (element: Element) =>
  [...element.querySelectorAll("a")].map((link) => link.getAttribute("href"));

it.skipIf(content.symptoms.length === 0)("leads to each place, and there to each symptom", () => {
  const hrefs = hrefsIn(pageAt("/symptoms").main);
  for (const { slug, symptoms } of content.symptoms) {
    expect(hrefs).toContain(`/symptoms/${slug}`);
    const choices = hrefsIn(pageAt(`/symptoms/${slug}`).main);
    for (const { id } of symptoms) expect(choices).toContain(`#${id}`);
  }
  const main = textOf(pageAt("/symptoms").main);
  for (const { if: sign } of signsNamed(practice.emergency.signs.slice(0, 3), content.signs))
    expect(main).toContain(plain(sign));
});

describe.each(content.symptoms)("/symptoms/$slug", ({ slug, symptoms, common }) => {
  const { main } = pageAt(`/symptoms/${slug}`);
  const { notice, eachPlace } = page;
  const levels = [...Map.groupBy(symptoms, ({ answer }) => answer)];
  const sectionOf = (answer: keyof typeof answers) =>
    [...main.querySelectorAll("section h2")]
      .find((heading) => textOf(heading) === plain(answers[answer].title))
      ?.closest("section") as Element;

  it("says once that it does not replace an exam, and which answer counts", () => {
    for (const text of [notice, eachPlace]) expect(textOf(main).split(plain(text))).toHaveLength(2);
  });

  it("begins with a rung for each level, with the number of its signs, and with the common complaints", () => {
    const rungs = [...main.querySelectorAll('nav ol a[href^="#"]')];
    expect(rungs.map(textOf)).toEqual(
      levels.map(([answer, these]) =>
        expect.stringMatching(`^${plain(answers[answer].title)} ${these.length} `),
      ),
    );
    for (const [index, [answer]] of levels.entries()) {
      const target = main.querySelector(rungs[index]?.getAttribute("href") ?? "");
      expect(textOf(target as Element)).toBe(plain(answers[answer].title));
    }
    const choices = hrefsIn(main).filter((href) => href?.startsWith("#"));
    expect(choices.slice(levels.length, levels.length + common.length)).toEqual(
      common.map((id) => `#${id}`),
    );
  });

  it.each(levels)("%s: says what holds for it once, at its head", (answer, these) => {
    const section = sectionOf(answer);
    const text = textOf(section);
    const words = answers[answer];
    const once = [
      ...("text" in words ? [words.text] : []),
      ...(answer === "call-911" || answer === "emergency-room" ? [] : [practice.youngChild ?? ""]),
      ...new Set(
        these.flatMap(({ ifClosed }) => {
          if (ifClosed === undefined) return [];
          return ifClosed === "next-morning" ? practice.nextMorning : practice.afterHours;
        }),
      ),
    ];
    // Signs that an answer names in its own words may end alike.
    for (const rule of once) expect(text).toContain(shownAs(rule));
    const hrefs = hrefsIn(section);
    if (answer === "call-us-today") expect(hrefs[0]).toBe(practice.phoneHref);
    if (answer === "book-a-visit")
      expect(hrefs[0]).toBe(practice.booking?.pageUrl ?? practice.phoneHref);
  });

  it.each(symptoms)("$name: under its level, with its answer and what to read", (symptom) => {
    const heading = headingIn(main, `${answers[symptom.answer].title}: ${symptom.name}`);
    const answer = heading.closest("article") as Element;
    expect(answer.id).toBe(symptom.id);
    expect(sectionOf(symptom.answer).contains(answer)).toBe(true);
    const text = textOf(answer);
    expect(text).toContain(shownAs(symptom.text));
    expect(hrefsIn(answer)).toContain(symptom.more.path);
    if (symptom.answer === "at-home")
      expect(text).toContain(`${answers["at-home"].come} ${shownAs(symptom.come ?? "")}`);
    if (symptom.ifClosed !== undefined) {
      const { afterHours, nextMorning } = practice;
      expect(textOf(answer.parentElement as Element)).toContain(
        shownAs(symptom.ifClosed === "next-morning" ? nextMorning : afterHours),
      );
    }
  });

  it("needs no script of its own, and asks for nothing that could be sent", () => {
    expect(
      main.querySelectorAll("[data-island], form, input, select, textarea, script"),
    ).toHaveLength(0);
  });
});
