import { describe, expect, it } from "vitest";
import { signsNamed } from "../../src/data/signs.ts";
import type { PageContent } from "../../src/schemas/pages.ts";
import { plain, textOf } from "../page-text.ts";
import { content, pageAt, practice } from "./built-site.ts";

/* Find your symptom: what is true of any content that the content check accepts. */

const { levels } = practice;
const page = content.pages.symptoms as PageContent<"symptoms">;
/** A text of the content as the page shows it. */
const shownAs = (text: string) => plain(text.replace(/\[([^\]]*)\]\([^)]*\)|\*\*/g, "$1"));
const hrefsIn = (element: Element) =>
  [...element.querySelectorAll("a")].map((link) => link.getAttribute("href"));

/** None has a page where the practice has none about symptoms. */
const places = page === undefined ? [] : content.symptoms;

it.skipIf(places.length === 0)("leads to each place, and to the first signs for everybody", () => {
  const { main } = pageAt("/symptoms");
  const hrefs = hrefsIn(main);
  for (const { slug } of content.symptoms) expect(hrefs).toContain(`/symptoms/${slug}`);
  for (const { name, path } of signsNamed(practice.emergency.slice(0, 3), content.signs)) {
    expect(textOf(main)).toContain(plain(name));
    expect(hrefs).toContain(path);
  }
});

describe.each(places)("/symptoms/$slug", ({ slug, signs, also = [] }) => {
  const { main } = pageAt(`/symptoms/${slug}`);
  const groups = [...Map.groupBy(signs, ({ level }) => level)];
  const sectionOf = (level: keyof typeof levels) =>
    [...main.querySelectorAll("section h2")]
      .find((heading) => textOf(heading) === plain(levels[level].title))
      ?.closest("section") as Element;
  const rowOf = (id: string) => main.querySelector(`[id="${id}"]`)?.closest("details") as Element;

  it("says once which level counts, whom to call for a young child, and that it does not replace an exam", () => {
    for (const text of [page.notice, page.eachPlace, practice.youngChild ?? page.notice])
      expect(textOf(main).split(shownAs(text))).toHaveLength(2);
  });

  it("begins with the number of signs of each level, a link to them", () => {
    const counts = [...main.querySelectorAll('nav ol a[href^="#"]')];
    expect(counts.map(textOf)).toEqual(
      groups.map(([level, these]) =>
        expect.stringMatching(`^${these.length} .*${plain(levels[level].short)}$`),
      ),
    );
    for (const [index, [level]] of groups.entries()) {
      const target = main.querySelector(counts[index]?.getAttribute("href") ?? "");
      expect(textOf(target as Element)).toBe(plain(levels[level].title));
    }
  });

  it.each(groups)("%s: says what applies to it, and how to reach us", (level) => {
    const section = sectionOf(level);
    const { text } = levels[level];
    const [hrefs, first] = [hrefsIn(section), section.querySelector("details")];
    // The place of signs after an operation has a number for the night.
    if (text !== undefined && level !== "call-today")
      expect(textOf(section).indexOf(shownAs(text))).toBeLessThan(
        textOf(section).indexOf(textOf(first?.querySelector("summary") as Element)),
      );
    if (level === "call-today") expect(hrefs[0]).toMatch(/^tel:/);
    if (level === "book") expect(hrefs[0]).toBe(practice.booking?.pageUrl ?? practice.phoneHref);
  });

  it.each(signs)("$name: once, under its level, with what to do", (sign) => {
    const row = rowOf(sign.id);
    expect(sectionOf(sign.level).contains(row)).toBe(true);
    expect(textOf(row.querySelector("summary") as Element)).toBe(plain(sign.name));
    expect(
      [...main.querySelectorAll("summary")].filter((line) => textOf(line) === plain(sign.name)),
    ).toHaveLength(1);
    expect(row.hasAttribute("open")).toBe(["call-911", "emergency-room"].includes(sign.level));
    expect(textOf(row)).toContain(shownAs(sign.text));
    const hrefs = hrefsIn(row);
    for (const [, href] of sign.text.matchAll(/\]\((tel:[^)]+)\)/g)) expect(hrefs).toContain(href);
    for (const name of sign.moreUrgent ?? []) {
      const of = name.startsWith(`${slug}#`) || !name.includes("#");
      expect(hrefs).toContain(of ? `#${name.split("#").at(-1)}` : `/symptoms/${name}`);
    }
    if (sign.read) expect(hrefs).toContain(sign.read.path);
    for (const id of sign.aliases ?? []) expect(rowOf(id)).toBe(row);
  });

  it("leads to signs of other places, also by the addresses that they had here", () => {
    for (const { sign, aliases = [] } of also) {
      const link = `a[href="/symptoms/${sign}"]`;
      expect(main.querySelector(link), sign).not.toBeNull();
      for (const id of aliases)
        expect(
          main.querySelector(`[id="${id}"]`)?.parentElement?.querySelector(link),
        ).not.toBeNull();
    }
  });

  it("needs no script to be read, and asks for nothing that could be sent", () => {
    expect(
      main.querySelectorAll("[data-island], form, input, select, textarea, script"),
    ).toHaveLength(0);
  });
});
