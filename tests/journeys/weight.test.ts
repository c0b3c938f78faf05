import { layoutShift, weighPage } from "../../scripts/page-weight.ts";
import { getContent } from "../../src/data/content.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { expect, test } from "./visit.ts";

/** On a phone, before use. In bytes as they travel. */
const budgets = { page: 100_000, home: 150_000, requests: 8, scripts: 3_000 };

/** Searches on load for what was meant: docs/decisions/0014-search-and-404.md. */
const lost = "/no-such-page";
const paths = [...pagesOf(getContent()).map(({ path }) => path), lost];
const shares = 4;

for (let share = 0; share < shares; share += 1) {
  // Several pages per test, because each test needs a browser context.
  test(`pages are light, make few requests, block nothing and do not shift (${share + 1} of ${shares})`, {
    tag: "@long",
  }, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 390, height: 844 });
    // Worse than any network: the font comes once the page is painted, so that it would move what it changes.
    await page.route("**/*.woff2", async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      await route.continue();
    });
    for (const path of paths.filter((_, index) => index % shares === share)) {
      await test.step(path, async () => {
        const weight = await weighPage(page, path);
        expect
          .soft(weight.bytes, `${path}: bytes`)
          .toBeLessThanOrEqual(path === "/" ? budgets.home : budgets.page);
        if (path !== lost) {
          expect
            .soft(weight.scriptBytes, `${path}: bytes of scripts`)
            .toBeLessThanOrEqual(budgets.scripts);
          expect.soft(weight.requests, `${path}: requests`).toBeLessThanOrEqual(budgets.requests);
        }
        expect.soft(weight.elsewhere, path).toEqual([]);
        expect.soft(weight.renderBlocking, path).toEqual([]);
        await page.evaluate(() =>
          scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
        );
        // Where there is no Georgia, words of another font sit up to 3 px off in lines that stay where they are.
        expect.soft(await layoutShift(page), `${path}: layout shift`).toBeLessThan(0.001);
      });
    }
  });
}
