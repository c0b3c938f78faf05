import type { Page } from "playwright/test";
import { languages } from "../../src/languages/languages.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { wholeContent, wholePractice } from "../example-practice/whole.ts";
import { expect, test } from "./visit.ts";

const content = wholeContent();
const practice = wholePractice();
const everyPath = pagesOf(content).map(({ path }) => path);
const paths =
  process.env["TEST_ALL"] === undefined
    ? ["/", "/about", "/testimonials", "/contact-us"]
    : everyPath;

/** Names, in each language, of controls that request the map or booking, and so another host. */
const asking = Object.values(languages).flatMap(({ map, bookOnline, dock }) => [
  map.show,
  bookOnline,
  dock.book,
]);

/** Presses each button and opens each disclosure on the page that can be seen. Ends with all of them closed. */
async function openEverything(page: Page): Promise<number> {
  let pressed = 0;
  for (const control of await page.locator("summary, button").all()) {
    if (!(await control.isVisible()) || (await control.isDisabled())) continue;
    const name =
      (await control.getAttribute("aria-label")) ?? ((await control.textContent()) ?? "").trim();
    if (asking.some((words) => name.startsWith(words))) continue;
    await control.click({ timeout: 2000 });
    pressed += 1;
    await page.keyboard.press("Escape");
  }
  return pressed;
}

for (const width of [390, 1280]) {
  test(`opening everything but map and booking at ${width} px requests no other host and sets no cookie`, {
    tag: width === 390 ? [] : "@long",
  }, async ({ page, context, watch }) => {
    test.setTimeout(180_000);
    const cookies: string[] = [];
    context.on("response", async (response) => {
      if ((await response.headersArray()).some(({ name }) => name.toLowerCase() === "set-cookie"))
        cookies.push(response.url());
    });
    await page.setViewportSize({ width, height: 800 });
    let pressed = 0;
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      pressed += await openEverything(page);
    }
    expect(pressed).toBeGreaterThan(paths.length);
    expect(watch.elsewhere).toEqual([]);
    expect(cookies).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe("");
  });
}

test("opening booking requests the booking service and no other host", async ({
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
  await page.goto("/about");
  await page.getByRole("button", { name: "Book an appointment" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-widget", "runs");
  expect(watch.elsewhere).toEqual([practice.booking.widgetScriptUrl]);
  expect(await context.cookies()).toEqual([]);
});
