import { getContent } from "../../src/data/content.ts";
import { practiceOf } from "../../src/data/practice.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { barriersOn, faintTextOn } from "./barriers.ts";
import { sidewaysOn, smallTargetsOn } from "./fit.ts";
import { followFocus } from "./focus-trail.ts";
import { showAs, widths } from "./modes.ts";
import { expect, readThrough, test } from "./visit.ts";

const content = getContent();
const { booking } = practiceOf(content.practice);

const addresses = [
  ...pagesOf(content).map(({ path }) => ({ path, status: 200 })),
  { path: "/no-such-page", status: 404 },
];

/** Pages where focus is also followed backwards. */
const backward = ["/", "/service/sleep-apnea", "/testimonials"];

for (const { path, status } of addresses) {
  test(`${path} is accessible and requests nothing from other hosts`, async ({
    page,
    context,
    watch,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await readThrough(page);

    for (const width of widths) {
      await test.step(`${width} px`, async () => {
        await showAs(page, "the default", width);
        expect.soft(await sidewaysOn(page)).toEqual([]);
        expect.soft(await smallTargetsOn(page, booking.pageUrl)).toEqual([]);
        if (width !== 390 && width !== 1280) return;
        expect.soft(await barriersOn(page)).toEqual([]);
        for (const key of backward.includes(path)
          ? (["Tab", "Shift+Tab"] as const)
          : (["Tab"] as const)) {
          const { stops, faults } = await followFocus(page, key);
          expect.soft(faults, key).toEqual([]);
          expect.soft(stops.length, key).toBeGreaterThan(30);
        }
      });
    }
    expect.soft(await faintTextOn(page), "contrast of text").toEqual([]);
    await showAs(page, "high contrast", 1280);
    expect.soft(await faintTextOn(page), "contrast of text in high contrast").toEqual([]);
    await showAs(page, "150% text", 320);
    expect.soft(await sidewaysOn(page), "320 px, 150% text").toEqual([]);
    expect.soft(await smallTargetsOn(page, booking.pageUrl), "320 px, 150% text").toEqual([]);

    expect(watch.elsewhere).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}
