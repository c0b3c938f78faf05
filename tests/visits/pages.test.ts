import type { Page } from "playwright/test";
import { getContent } from "../../src/data/content.ts";
import type { PageEntry } from "../../src/pages/_page.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { isNotFoundFile, urlPath } from "../../src/publish/rules.ts";
import { siteFiles } from "../../src/publish/site-files.ts";
import { barriersOn } from "./barriers.ts";
import { cutOffOn, overlapsOn, sidewaysOn, smallTargetsOn } from "./fit.ts";
import { followFocus } from "./focus-trail.ts";
import { doubleText, showAs, spaceText, type Width, widths } from "./modes.ts";
import { expect, readThrough, test, type Watch } from "./visit.ts";

/** The same view shows all pages of such a kind, and a page in every language. */
const kinds = ["service", "topic", "recovery", "provider", "location", "statement"];
const viewOf = ({ kind, path }: PageEntry) =>
  kinds.includes(kind)
    ? kind
    : path.startsWith("/symptoms/")
      ? "symptoms"
      : path.replace(/^\/es\//, "/");
const pagePerView = [...Map.groupBy(pagesOf(getContent()), viewOf).values()].flatMap(
  ([page]) => page?.path ?? [],
);
const livePages = siteFiles("dist").filter(
  (file) => file.endsWith(".html") && !isNotFoundFile(file),
);

interface Look {
  widths: readonly Width[];
  /** Widths where rules of accessibility are checked. */
  barriers: readonly Width[];
  /** Widths where the focus is followed through the page. */
  focus: readonly Width[];
  highContrast: boolean;
  /** Widths where no text may overlap other text, with text at 150%. */
  apart: readonly number[];
}

/** Opens a page, looks at it in every width and text size, and finds nothing of other hosts. */
async function look(
  page: Page,
  path: string,
  { elsewhere }: Watch,
  { widths, barriers, focus, highContrast, apart }: Look,
): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(path === "/no-such-page" ? 404 : 200);
  await readThrough(page);

  for (const width of widths) {
    await showAs(page, "the default", width);
    // Where the walk at another width has ended, the header may cover half a link, as in any reading.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect.soft(await sidewaysOn(page), `${width} px`).toEqual([]);
    expect.soft(await smallTargetsOn(page), `${width} px`).toEqual([]);
    if (barriers.includes(width))
      expect.soft(await barriersOn(page, { readable: true }), `${width} px`).toEqual([]);
    if (!focus.includes(width)) continue;
    const { stops, faults } = await followFocus(page, "Tab");
    expect.soft(faults, `focus at ${width} px`).toEqual([]);
    expect.soft(stops.length, `stops at ${width} px`).toBeGreaterThan(20);
  }
  for (const width of apart) {
    await showAs(page, "150% text", width);
    expect.soft(await overlapsOn(page), `${width} px, 150% text`).toEqual([]);
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
  if (highContrast) {
    await showAs(page, "high contrast", 1280);
    expect.soft(await barriersOn(page, { readable: true }), "in high contrast").toEqual([]);
  }
  expect(elsewhere).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

for (const path of [...pagePerView, "/no-such-page"]) {
  test(`${path} is accessible, fits every screen and asks nothing of another host`, async ({
    page,
    watch,
  }) => {
    test.slow();
    await look(page, path, watch, {
      widths: [390, 1280],
      barriers: path === "/" ? [390, 1280] : [390],
      focus: path === "/" ? [390, 1280] : [],
      highContrast: false,
      apart: [1280],
    });
  });
}

test.describe("live content", { tag: "@long" }, () => {
  test.use({ baseURL: process.env["LIVE_ADDRESS"] });

  for (const path of livePages.map(urlPath)) {
    test(`${path} is accessible and fits every screen in every mode`, async ({ page, watch }) => {
      test.slow();
      await look(page, path, watch, {
        widths,
        barriers: [390, 1280],
        focus: [390, 1280],
        highContrast: true,
        apart: [...widths, 1024, 1440],
      });
    });
  }
});
