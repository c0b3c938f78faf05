import type { Page } from "playwright/test";
import { getContent } from "../../src/data/content.ts";
import { routesOf } from "../../src/data/routes.ts";
import { barriersOn } from "./barriers.ts";
import { expect, readThrough, test } from "./visit.ts";

/** Elements that reach over the right edge, where the page can be scrolled sideways. */
async function sidewaysOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const over = [...document.querySelectorAll("body *")].filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
    return [`${scrollWidth}px wide in ${clientWidth}px`, ...over.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
  });
}

const addresses = [...routesOf(getContent()).map(({ path }) => ({ path, status: 200 })), { path: "/no-such-page", status: 404 }];

for (const { path, status } of addresses) {
  test(`${path} is open to all and asks nothing of another host`, async ({ page, context, watch }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);

    await test.step("1280 px", async () => {
      expect.soft(await sidewaysOn(page)).toEqual([]);
      await readThrough(page);
      expect.soft(await barriersOn(page)).toEqual([]);
    });
    for (const width of [768, 320]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sidewaysOn(page)).toEqual([]);
      });
    }
    await test.step("390 px", async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      expect.soft(await sidewaysOn(page)).toEqual([]);
      expect.soft(await barriersOn(page)).toEqual([]);
    });

    expect(watch.elsewhere).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}
