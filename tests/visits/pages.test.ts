import { loadContent } from "../../src/data/load-content.ts";
import { practiceOf } from "../../src/data/practice.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { barriersOn } from "./barriers.ts";
import { cutOffOn, sidewaysOn, smallTargetsOn } from "./fit.ts";
import { followFocus } from "./focus-trail.ts";
import { doubleText, showAs, spaceText, widths } from "./modes.ts";
import { expect, readThrough, test } from "./visit.ts";

/** `npm test` looks at one page of each kind of the example practice, `npm run test:all` at every live page. */
const all = process.env["TEST_ALL"] !== undefined;
const content = loadContent(all ? "content" : (process.env["CONTENT_DIR"] ?? "content"));
const { booking } = practiceOf(content.practice);

const everyPage = pagesOf(content);
const everyPath = everyPage.map(({ path }) => path);
/** The same view shows all of a folder, and all statements. */
const viewOf = ({ kind, path }: (typeof everyPage)[number]) =>
  kind === "statement"
    ? kind
    : (/^\/(service|symptoms|locations|providers)\/./.exec(path)?.[1] ?? path);
const onePerView = [...Map.groupBy(everyPage, viewOf).values()].flatMap(
  ([page]) => page?.path ?? [],
);

if (all) test.use({ baseURL: process.env["LIVE_ADDRESS"] });

for (const path of [...(all ? everyPath : onePerView), "/no-such-page"]) {
  test(`${path} is accessible, fits every screen and asks nothing of another host`, async ({
    page,
    context,
    watch,
  }) => {
    test.slow();
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === "/no-such-page" ? 404 : 200);
    await readThrough(page);

    for (const width of all ? widths : ([390, 1280] as const)) {
      await showAs(page, "the default", width);
      expect.soft(await sidewaysOn(page), `${width} px`).toEqual([]);
      expect.soft(await smallTargetsOn(page, booking?.pageUrl ?? ""), `${width} px`).toEqual([]);
      if (width !== 390 && width !== 1280) continue;
      if (!all && width === 1280 && path !== "/") continue;
      expect.soft(await barriersOn(page, { readable: true }), `${width} px`).toEqual([]);
      if (!all && path !== "/") continue;
      const { stops, faults } = await followFocus(page, "Tab");
      expect.soft(faults, `focus at ${width} px`).toEqual([]);
      expect.soft(stops.length, `stops at ${width} px`).toBeGreaterThan(20);
    }
    await showAs(page, "150% text", 320);
    expect.soft(await sidewaysOn(page), "320 px, 150% text").toEqual([]);
    await spaceText(page, true);
    expect.soft(await sidewaysOn(page), "320 px, 150% text, spaced").toEqual([]);
    expect.soft(await cutOffOn(page), "320 px, 150% text, spaced").toEqual([]);
    await spaceText(page, false);
    await doubleText(page);
    await showAs(page, "the default", 320);
    expect.soft(await sidewaysOn(page), "320 px, the browser's text at 200%").toEqual([]);
    expect.soft(await cutOffOn(page), "320 px, the browser's text at 200%").toEqual([]);
    if (all) {
      await showAs(page, "high contrast", 1280);
      expect.soft(await barriersOn(page, { readable: true }), "in high contrast").toEqual([]);
    }
    expect(watch.elsewhere).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}
