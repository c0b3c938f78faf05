import { describe, expect, it } from "vitest";
import { textOf } from "../../src/launch/page-text.ts";
import { content, pageAt, pages } from "./built-site.ts";
import { gradeOf, runsIn, sentencesIn, sharedPart, wordsOf } from "./reading.ts";

describe("readability", () => {
  const highest = 9;
  // The formula counts English syllables.
  const graded = pages
    .filter(({ document }) => document.documentElement.lang === "en")
    .map(({ path, main }) => ({ path, grade: gradeOf(sentencesIn(main)) }))
    .sort((a, b) => b.grade - a.grade);

  it("lists the pages that ask most of a reader", () => {
    console.log(
      `Hardest pages, by school grade: ${graded
        .slice(0, 8)
        .map(({ path, grade }) => `${path} ${grade.toFixed(1)}`)
        .join(", ")}. At most ${highest}.`,
    );
    const long = pages.flatMap(({ path, main }) =>
      sentencesIn(main)
        .filter((sentence) => wordsOf(sentence).length > 25)
        .map((sentence) => `  ${path}: ${sentence}`),
    );
    console.log(
      `Sentences of more than 25 words: ${long.length}.\n${[...new Set(long)].slice(0, 20).join("\n")}`,
    );
    expect(graded.length).toBe(pages.filter(({ path }) => !/^\/es(\/|$)/.test(path)).length);
  });

  it.each(graded)("$path can be read after nine years of school", ({ grade }) => {
    expect(grade).toBeLessThanOrEqual(highest);
  });

  it("is measured right", () => {
    // 10 words of 12 syllables in 2 sentences.
    expect(gradeOf(["The cat sat on the mat.", "It was very happy."])).toBeCloseTo(
      0.39 * 5 + 11.8 * 1.2 - 15.59,
    );
    const page = new DOMParser().parseFromString(
      "<h2>Heading.</h2><ul><li><b>Name</b><span>A text by Dr. Doe. Another.</span></li><li>Label</li></ul>",
      "text/html",
    );
    expect(sentencesIn(page.body)).toEqual(["A text by Dr Doe.", "Another."]);
  });
});

describe("voice", () => {
  it.each(pages)("$path promises nothing and boasts of nothing", ({ main }) => {
    // The default title's "Leading" stands in the head, and is marked for the owner to substantiate.
    const text = textOf(main);
    for (const boast of [
      /\bstate[- ]of[- ]the[- ]art\b/i,
      /\bcutting[- ]edge\b/i,
      /\bworld[- ]class\b/i,
      /\b(best|finest|top|number one) (doctor|surgeon|ENT|practice|care)\b/i,
      /\bpain[- ]?free\b/i,
    ]) {
      expect(text).not.toMatch(boast);
    }
    expect(text).not.toMatch(/!/);
  });
});

describe("neighborhoods", () => {
  const most = 0.5;
  const views = { "main part": "main", "whole page": "body" } as const;

  it.each(Object.entries(views))(
    "no two share more than half of their five-word runs in the %s",
    (view, selector) => {
      const runs = content.locations.map(({ slug, name }) => {
        const { document } = pageAt(`/locations/${slug}`);
        return { slug, runs: runsIn(textOf(document.querySelector(selector) as Element), name) };
      });
      const pairs = runs.flatMap((a, index) =>
        runs
          .slice(index + 1)
          .map((b) => ({ pair: `${a.slug} and ${b.slug}`, shared: sharedPart(a.runs, b.runs) })),
      );
      pairs.sort((a, b) => b.shared - a.shared);
      console.log(
        `Most alike in the ${view}: ${pairs
          .slice(0, 3)
          .map(({ pair, shared }) => `${pair} ${(100 * shared).toFixed(0)}%`)
          .join(", ")}. At most ${100 * most}%.`,
      );
      expect(pairs.filter(({ shared }) => shared > most)).toEqual([]);
    },
  );

  it("are compared right", () => {
    const a = runsIn("From Buckhead take the road to the office", "Buckhead");
    const b = runsIn("From Sandy Springs take the road to the park", "Sandy Springs");
    expect(a.size).toBe(4);
    expect(sharedPart(a, b)).toBe(3 / 4);
  });
});
