import type { Page } from "playwright/test";
import { getContent } from "../../src/data/content.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { layoutShift, weighPage } from "./page-weight.ts";
import { expect, scrollOn, test } from "./visit.ts";

/**
 * On a phone, before use. In bytes as they travel. Every page has the same script (docs/decisions/0010-islands.md).
 */
const budgets = {
  bytes: 74_000,
  requests: 8,
  scripts: 5_300,
  /** More where an island is what the page is for, and in the first window: React and all islands, in one file. */
  island: { bytes: 96_000, scripts: 84_000 },
};

/** The page for unknown URLs. */
const lost = "/no-such-page";

async function islandOf(page: Page): Promise<{ bytes: number; scripts: number }> {
  const isThere =
    (await page.locator("[data-island=QuestionsForCare], [data-island=PlanChoice]").count()) > 0;
  return isThere ? budgets.island : { bytes: 0, scripts: 0 };
}

/** Pages with each island, weighed by `npm test`; the others nightly. */
const content = getContent();
const withIslands = [
  ...["/", "/contact-us", "/new-patients/costs", "/testimonials"],
  `/recovery/${content.recoveries[0]?.slug}`,
];
const others = [...pagesOf(content).map(({ path }) => path), lost].filter(
  (path) => !withIslands.includes(path),
);

for (const { name, paths, tag } of [
  { name: "pages with islands", paths: withIslands, tag: [] },
  { name: "all others", paths: others, tag: "@long" },
]) {
  test(`${name} are light, make few requests, block nothing and do not shift`, { tag }, async ({
    page,
  }) => {
    test.setTimeout(10_000 * paths.length);
    await page.setViewportSize({ width: 390, height: 844 });
    // Worse than any network: the font comes once the page is painted, so that it would move what it changes.
    await page.route("**/*.woff2", async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      await route.continue();
    });
    for (const path of paths) {
      await test.step(path, async () => {
        const weight = await weighPage(page, path);
        const island = await islandOf(page);
        expect
          .soft(weight.bytes, `${path}: bytes`)
          .toBeLessThanOrEqual(budgets.bytes + island.bytes);
        expect
          .soft(weight.scriptBytes, `${path}: bytes of scripts`)
          .toBeLessThanOrEqual(budgets.scripts + island.scripts);
        if (path !== lost)
          expect.soft(weight.requests, `${path}: requests`).toBeLessThanOrEqual(budgets.requests);
        expect.soft(weight.renderBlocking, path).toEqual([]);
        await page.evaluate(() =>
          scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
        );
        // Words of the font before sit up to 3 px off in lines that stay where they are.
        expect.soft(await layoutShift(page), `${path}: layout shift`).toBeLessThan(0.001);
      });
    }
  });
}

/** A string in React's code that survives minifying. */
const reactMark = "react.transitional.element";

test("React comes with an island that comes near, and not with a pointer, a key or a scroll before", async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await page.goto("/");
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await scrollOn(page);
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  const withReact = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes(reactMark)).length;
  expect(scripts.length).toBeGreaterThan(0);
  expect(await withReact()).toBe(0);
  await page.getByRole("group", { name: "Testimonials" }).scrollIntoViewIfNeeded();
  await expect.poll(withReact).toBe(1);
});
