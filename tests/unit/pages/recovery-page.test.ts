import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Content } from "../../../src/data/load-content.ts";
import { practiceOf } from "../../../src/data/practice.ts";
import { pagesOf } from "../../../src/pages/_pages.ts";
import { parseHtml } from "../../../src/publish/html.ts";
import { exampleContent } from "../../practice/fixtures.ts";

async function pageAt(path: string, content: Content = exampleContent) {
  const page = pagesOf(content).find((other) => other.path === path);
  const element = await page?.render({
    practice: practiceOf(content.practice),
    trail: [],
    pictureOf: () => ({}) as never,
    photographOf: () => ({}) as never,
  });
  return parseHtml(renderToStaticMarkup(element));
}

const titlesAt = async (path: string) =>
  (await pageAt(path)).querySelectorAll("h2").map(({ textContent }) => textContent);

it("tells the signs and what to do about blood first, then the days, what is normal, medicine and “When can I …?”", async () => {
  expect(await titlesAt("/recovery/ear-tubes")).toEqual([
    "When it cannot wait",
    "If an ear bleeds",
    "Day by day",
    "What is normal",
    "Eating and sleeping",
    "Against pain",
    "When can I …?",
    "Not sure if it is normal?",
  ]);
});

it("has no empty part of a recovery that leaves them out", async () => {
  const page = await pageAt("/recovery/balloon-sinuplasty");
  expect(page.querySelectorAll("p[data-whom], li[data-whom]").length).toBe(0);
  expect(await titlesAt("/recovery/balloon-sinuplasty")).not.toContain("If there is blood");
});

it("draws its doses from the page on pain medicine, those for children only where a child may be meant", async () => {
  const rowsAt = async (path: string) =>
    (await pageAt(path))
      .querySelectorAll("[aria-labelledby=pain-medicine] tbody tr")
      .map(({ textContent }) => textContent);
  expect(await rowsAt("/recovery/ear-tubes")).toEqual([
    "Acetaminophen6 hours3,000 mg",
    "Acetaminophen4 hours5 doses",
  ]);
  expect(await rowsAt("/recovery/balloon-sinuplasty")).toEqual(["Acetaminophen6 hours3,000 mg"]);
});

it.each([
  ["(217) 555-2173", "Call us at any hour", "tel:+12175552173"],
  // An example, which nobody answers.
  ["(217) 555-0173", "Call us the same day", "tel:+12175552171"],
])("what every operation shares names %s only if it is real", async (phone, title, href) => {
  const practice = { ...exampleContent.practice, onCall: { phone } };
  const page = await pageAt("/recovery/after-any-operation", { ...exampleContent, practice });
  const titles = page.querySelectorAll("h2").map(({ textContent }) => textContent);
  expect(titles).toContain(title);
  const calls = page.querySelectorAll("h2 ~ p a").map((link) => link.getAttribute("href"));
  expect(calls).toContain(href);
});
