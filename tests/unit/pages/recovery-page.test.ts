import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { practiceOf } from "../../../src/data/practice.ts";
import { languages } from "../../../src/languages/languages.ts";
import { pagesOf } from "../../../src/pages/_pages.ts";
import { parseHtml } from "../../../src/publish/html.ts";
import { exampleContent } from "../../practice/fixtures.ts";

const { danger } = languages.en;

/** The headings of a recovery of the example practice, each with the paragraphs of its part. */
async function partsOf(slug: string): Promise<[title: string, texts: string[]][]> {
  const page = pagesOf(exampleContent).find(({ path }) => path === `/recovery/${slug}`);
  const element = await page?.render({
    practice: practiceOf(exampleContent.practice),
    trail: [],
    pictureOf: () => ({}) as never,
    photographOf: () => ({}) as never,
  });
  const body = parseHtml(renderToStaticMarkup(element));
  return body
    .querySelectorAll("h2")
    .map((heading) => [
      heading.textContent,
      heading.parentNode?.querySelectorAll("p").map(({ textContent }) => textContent) ?? [],
    ]);
}

it("tells the day at home before pain medicine, and what differs for a child and an adult after “When can I …?”", async () => {
  const parts = await partsOf("ear-tubes");
  const titles = parts.map(([title]) => title);
  expect(titles.slice(titles.indexOf("Day by day") + 1)).toEqual([
    "Eating and drinking",
    "Keeping the ears dry",
    "Against pain",
    "When can I …?",
    danger.child,
    danger.adult,
    "Not sure if it is normal?",
  ]);
  expect(Object.fromEntries(parts)[danger.adult]).toEqual([
    "Let somebody drive you home.",
    "You may feel dizzy for an hour.",
  ]);
});

it("says what to do about blood right below the signs", async () => {
  const titles = (await partsOf("endoscopic-surgery")).map(([title]) => title);
  expect(titles.indexOf("If there is blood")).toBe(titles.indexOf("What is normal") - 1);
});

it("has no empty part of a recovery that leaves them out", async () => {
  const titles = (await partsOf("balloon-sinuplasty")).map(([title]) => title);
  expect(titles).not.toContain(danger.child);
  expect(titles).not.toContain(danger.adult);
  expect(titles.indexOf("Against pain")).toBe(titles.indexOf("Day by day") + 1);
});
