import type { Page } from "playwright/test";
import { languages } from "../../src/languages/languages.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { wholeContent, wholePractice } from "../practice/whole.ts";
import { expect, test } from "./visit.ts";

const practice = wholePractice();
const { topics, recoveries } = wholeContent();
const paths = [...pagesOf(wholeContent()).map(({ path }) => path), "/no-such-page"];

/** Names, in each language, of controls that request the map or booking, and so another host. */
const asking = Object.values(languages).flatMap(({ map, bookOnline, dock }) => [
  map.show,
  bookOnline,
  dock.book,
]);

/**
 * Presses each button and opens each disclosure on the page that can be seen, but for names in `pressed`, which
 * it adds to. Ends with all of them closed.
 */
async function openEverything(page: Page, pressed: Set<string>): Promise<number> {
  const before = pressed.size;
  for (const control of await page.locator("summary, button").all()) {
    if (!(await control.isVisible()) || (await control.isDisabled())) continue;
    const name =
      (await control.getAttribute("aria-label")) ?? ((await control.textContent()) ?? "").trim();
    if (pressed.has(name) || asking.some((words) => name.startsWith(words))) continue;
    await control.click();
    pressed.add(name);
    await page.keyboard.press("Escape");
  }
  return pressed.size - before;
}

/** What the browser keeps of the site. */
const storage = (page: Page) =>
  page.evaluate(async () => [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);

/** The pages with the most to use. */
const busiest = [
  "/",
  "/about",
  "/testimonials",
  "/contact-us",
  ...topics.slice(0, 1).map(({ service, slug }) => `/service/${service}/${slug}`),
  ...recoveries.slice(0, 1).map(({ slug }) => `/recovery/${slug}`),
  "/search",
];

for (const { name, width, visited, tag } of [
  { name: "the busiest pages", width: 390, visited: busiest, tag: [] },
  { name: "every page", width: 1280, visited: paths, tag: "@long" },
]) {
  test(`used in full, ${name} at ${width} px requests no other host, sets no cookie and stores nothing`, {
    tag,
  }, async ({ page, context, watch }) => {
    test.setTimeout(180_000);
    const cookies: string[] = [];
    context.on("response", async (response) => {
      if ((await response.headersArray()).some(({ name }) => name.toLowerCase() === "set-cookie"))
        cookies.push(response.url());
    });
    await page.setViewportSize({ width, height: 800 });
    let presses = 0;
    const pressed = new Set<string>();
    for (const path of visited) {
      await page.goto(path);
      // Their buttons are offered once they are near.
      for (const island of await page.locator("main [data-island]").all()) {
        const buttons = island.locator("button");
        const near = (await buttons.count()) > 0 ? buttons.first() : island;
        await near.evaluate((part) => part.scrollIntoView({ behavior: "instant" }));
        // The search waits until somebody turns to it.
        if ((await island.getAttribute("data-asked")) !== null)
          await island.getByRole("searchbox").focus();
        await expect(island).toHaveAttribute("data-hydrated");
      }
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      presses += await openEverything(page, pressed);
      // The menu and the dialogs are the same on every page: `npm test` presses them once.
      if (tag === "@long") pressed.clear();
      expect(await storage(page), path).toEqual([""]);
    }
    expect(presses).toBeGreaterThan(visited.length);
    expect(watch.elsewhere).toEqual([]);
    expect(cookies).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

test("opening booking, and nothing before it, requests the booking service and no other host", async ({
  page,
  context,
  watch,
}) => {
  await context.route(practice.booking.widgetScriptUrl as string, (route) => {
    watch.elsewhere.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      body: "document.documentElement.dataset.widget = 'runs'",
    });
  });
  await page.goto("/contact-us");
  await page.getByRole("button", { name: "Show the map" }).hover();
  await page.waitForLoadState("networkidle");
  expect(watch.elsewhere).toEqual([]);
  await page.getByRole("button", { name: "Book an appointment" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-widget", "runs");
  expect(watch.elsewhere).toEqual([practice.booking.widgetScriptUrl]);
  expect(await context.cookies()).toEqual([]);
});
