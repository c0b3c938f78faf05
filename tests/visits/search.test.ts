import type { Page } from "playwright/test";
import { getContent } from "../../src/data/content.ts";
import { signsNamed } from "../../src/data/signs.ts";
import { pagesFor } from "../../src/pages/_pages.ts";
import { barriersOn } from "./barriers.ts";
import { expect, test } from "./visit.ts";

const content = getContent();
const { form } = content.pages.search;
const { levels, emergency } = content.practice;

const field = (page: Page) => page.getByRole("searchbox", { name: form.label });
const results = (page: Page) => page.locator("[data-results] > ul");
const status = (page: Page) => page.getByRole("main").getByRole("status");
const isFile = (url: URL) => /^\/search-(signs|pages)\.json$/.test(url.pathname);

test("the search works with the keyboard alone", async ({ page }) => {
  await page.goto("/about");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Search", exact: true })
    .press("Enter");
  await expect(page).toHaveURL("/search");
  await field(page).focus();
  await page.keyboard.type("stuffy nose");
  await expect(status(page)).toHaveText(/^\d+ results? for “stuffy nose”$/);
  await expect(page).toHaveURL("/search?q=stuffy%20nose");
  await page.keyboard.press("Enter");
  // The keyboard of a phone closes, and what was found is announced.
  await expect(status(page)).toBeFocused();
  expect(await barriersOn(page)).toEqual([]);

  await page.keyboard.press("Tab");
  await expect(results(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/^[^#]*\/service\/sinus-disorders/);
  await page.goBack();
  await expect(field(page)).toHaveValue("stuffy nose");
  await expect(status(page)).toHaveText(/“stuffy nose”$/);
});

for (const { width, height, tag } of [
  { width: 320, height: 568, tag: [] },
  { width: 1280, height: 720, tag: "@long" },
]) {
  test(`who arrives at ${width} px with a query has the answer in view and is told of it`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/search?q=stuffy%20nose");
    await expect(status(page)).toHaveText(/^\d+ results? for “stuffy nose”$/);
    await expect(status(page)).toBeFocused();
    const first = results(page).getByRole("link").first();
    await expect(first).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(first).toBeFocused();

    await page.goto("/search?q=emergency");
    const note = page.getByRole("main").getByRole("heading", { name: levels["call-911"].title });
    await expect(note).toBeInViewport();
    await expect(status(page)).toHaveText(/“emergency”/);
    // The emergency is what a screen reader is led to.
    expect(await note.evaluate((node) => document.activeElement?.contains(node))).toBe(true);
  });
}

for (const [what, query] of [
  ["what is found", "dizzy"],
  ["that nothing is found", "zzzqqq"],
] as const)
  test(`${what} moves nothing on the page`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/search?q=${query}`);
    await expect(status(page)).toContainText(`“${query}”`);
    const shift = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce(
                  (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
                  0,
                ),
            ),
          ).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => setTimeout(() => resolve(0), 100));
        }),
    );
    expect(await shift).toBeLessThan(0.001);
  });

test("what the site does not have is said kindly, with the phone number", async ({ page }) => {
  await page.goto("/search?q=careers");
  const main = page.getByRole("main");
  const phone = { name: content.practice.phone };
  await expect(main.getByRole("heading", { name: "Jobs" })).toBeVisible();
  await field(page).fill("zzzqqq");
  await expect(status(page)).toContainText("Nothing found for “zzzqqq”.");
  await expect(main.getByRole("link", phone).filter({ visible: true })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Jobs" })).toBeHidden();
  await expect(results(page)).toBeHidden();
  expect(await barriersOn(page)).toEqual([]);
  await field(page).fill("");
  await expect(status(page)).toHaveText("");
  await expect(page).toHaveURL("/search");
});

test("when the index fails to load the page says so, and the next query retries", async ({
  page,
  watch,
}) => {
  await page.route(isFile, (route) => route.fulfill({ status: 503 }));
  await page.goto("/search?q=dizzy");
  await expect(status(page)).toContainText("could not be loaded");
  // Nobody knows then what is urgent.
  const [sign] = signsNamed(emergency, content.signs);
  const unknown = page.getByRole("main").getByText(sign?.name ?? "");
  await expect(unknown).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Hearing Disorders", exact: true }),
  ).toBeVisible();
  expect(watch.mistakes.splice(0).every((mistake) => /503/.test(mistake))).toBe(true);

  await page.unroute(isFile);
  await field(page).press("Enter");
  await expect(status(page)).toHaveText(/for “dizzy”$/);
  await expect(unknown).toBeHidden();
});

test("a page that was open before a release finds the index after it", { tag: "@long" }, async ({
  page,
  watch,
}) => {
  await page.goto("/search");
  // The code comes once the visitor turns to the field.
  await field(page).focus();
  await page.waitForLoadState("networkidle");
  // The release takes away every file whose name changes with its bytes.
  await page.route(
    (url) => url.pathname.startsWith("/assets/"),
    (route) => route.fulfill({ status: 404 }),
  );
  await field(page).fill("dizzy");
  await expect(status(page)).toHaveText(/for “dizzy”$/);
  expect(watch.mistakes.splice(0).every((mistake) => /404|not loaded/.test(mistake))).toBe(true);
});

test("code and files load once a visitor turns to the search, first those for an emergency", {
  tag: "@long",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js(on)?$/.test(pathname)) asked.push(pathname);
  });
  await page.goto("/search");
  await page.mouse.move(300, 5);
  await page.waitForLoadState("networkidle");
  const before = asked.length;
  const last = page.waitForResponse("**/search-pages.json");
  await field(page).focus();
  await last;
  const files = asked.slice(before).filter((path) => path.endsWith(".json"));
  expect(files).toEqual(["/search-signs.json", "/search-pages.json"]);
  await field(page).fill("hearing");
  await expect(status(page)).toHaveText(/“hearing”$/);
});

test("an emergency is answered while the pages are still on their way", async ({ page }) => {
  await page.route("**/search-pages.json", () => undefined);
  await page.goto(`/search?q=${encodeURIComponent("cannot breathe")}`);
  await expect(
    page.locator("[aria-live]").getByRole("heading", { name: levels["call-911"].title }),
  ).toBeInViewport();
});

test("a query in Spanish is answered in Spanish, from a file that comes then alone", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/search?q=${encodeURIComponent("me quiero morir, no tengo ya esperanza")}`);
  await expect(page.getByRole("heading", { name: "Buscar esto en español" })).toBeVisible();
  expect(asked).toContain("/es/search-signs.json");
  expect(asked).not.toContain("/search-signs.json");
});

test("a mistyped URL suggests the page that was meant, once the visitor turns to the search", async ({
  page,
}) => {
  let asked = 0;
  await page.route(isFile, (route) => {
    asked += 1;
    return route.fallback();
  });
  const response = await page.goto("/conatct-us");
  expect(response?.status()).toBe(404);
  await page.waitForLoadState("networkidle");
  expect(asked).toBe(0);
  await page.getByRole("searchbox", { name: content.pages["not-found"].search.label }).focus();
  await expect(status(page)).toHaveText("Perhaps you were looking for:");
  await expect(results(page).getByRole("link").first()).toHaveAttribute("href", "/contact-us");
  expect(await barriersOn(page)).toEqual([]);

  await page
    .getByRole("searchbox", { name: content.pages["not-found"].search.label })
    .fill("ringing ears");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=ringing(\+|%20)ears$/);
  await expect(results(page).getByRole("link").first()).toHaveAttribute(
    "href",
    /^\/service\/hearing-disorders/,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says where to go on, and lists every page and the phone", {
    tag: "@long",
  }, async ({ page }) => {
    await page.goto("/search");
    await field(page).fill("dizzy");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=dizzy");
    const main = page.getByRole("main");
    await expect(main.getByText(form.fallback.split(/[[{]/)[0] ?? "")).toBeVisible();
    await expect(main.getByRole("link", { name: content.practice.phone })).toBeVisible();
    for (const folded of await main.locator("summary").filter({ visible: true }).all())
      await folded.click();
    for (const { path, name } of pagesFor(content, "en").filter(
      ({ searchable }) => searchable !== false,
    )) {
      await expect(
        main.locator(`a[href="${path}"]`).filter({ hasText: name }).last(),
        path,
      ).toBeVisible();
    }
  });
});
