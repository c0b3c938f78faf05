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
  for (const { if: sign } of signsNamed(practice.emergency.signs, content.signs))
    expect(main).toContain(plain(sign));
});

describe.each(content.symptoms)("/symptoms/$slug", ({ slug, symptoms }) => {
  const { main } = pageAt(`/symptoms/${slug}`);
  const { notice, eachPlace } = page;

  it("says once that it does not replace an exam, which answer counts, and what is for a young child", () => {
    for (const text of [notice, eachPlace]) expect(textOf(main).split(plain(text))).toHaveLength(2);
  });

  it("begins with the emergencies, and ends with what can be done at home", () => {
    const titles = Object.values(answers).map(({ title }) => plain(title));
    const shown = [...main.querySelectorAll("h2[id] + div h3")].map((title) =>
      titles.indexOf(textOf(title)),
    );
    expect(shown).toHaveLength(symptoms.length);
    expect(shown[0]).toBe(0);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });

  it.each(symptoms)("$name: one answer, and the press that follows from it", (symptom) => {
    const heading = headingIn(main, symptom.name);
    expect(heading.id).toBe(symptom.id);
    const answer = heading.nextElementSibling as Element;
    const text = textOf(answer);
    const hrefs = hrefsIn(answer);
    expect(textOf(answer.querySelector("h3") as Element)).toBe(
      plain(answers[symptom.answer].title),
    );
    expect(text).toContain(shownAs(symptom.text));
    expect(hrefs).toContain(symptom.more.path);
    if (symptom.answer === "call-911" || symptom.answer === "emergency-room")
      expect(text).toContain(plain(answers[symptom.answer].text));
    if (symptom.answer === "call-us-today") {
      const { afterHours, nextMorning } = practice;
      expect(hrefs).toContain(practice.phoneHref);
      expect(text).toContain(
        shownAs(symptom.ifClosed === "next-morning" ? nextMorning : afterHours),
      );
    }
    if (symptom.answer === "at-home")
      expect(text).toContain(`${answers["at-home"].come} ${shownAs(symptom.come ?? "")}`);
  });

  it.skipIf(symptoms.every(({ answer }) => answer !== "book-a-visit"))(
    "says once how to book, before the first symptom that can wait",
    () => {
      const booking = main.querySelector(
        `a[href="${practice.booking?.pageUrl ?? practice.phoneHref}"]`,
      );
      const before = symptoms.findIndex(({ answer }) => answer === "book-a-visit");
      const first = headingIn(main, symptoms[before]?.name ?? "");
      const following = booking?.compareDocumentPosition(first) ?? 0;
      expect(following & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    },
  );

  it("needs no script of its own, and asks for nothing that could be sent", () => {
    expect(
      main.querySelectorAll("[data-island], form, input, select, textarea, script"),
    ).toHaveLength(0);
  });
});
