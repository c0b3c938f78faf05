import type { Page, Response } from "playwright/test";
import { expect, test } from "./visit.ts";

/** Bytes of Brotli that may have been fetched as JavaScript before a visitor does anything. */
const budget = 3 * 1024;

/** Pages with each piece of the site. What is fetched unasked is the same on the others. */
const paths = ["/", "/about", "/contact-us", "/testimonials", "/services"];

/** What React's own code says of itself, however it is minified. */
const reactMark = "react.transitional.element";

/** Scripts that the page fetches, however long one waits for it. */
async function scriptsOf(page: Page, path: string): Promise<Response[]> {
  const scripts: Response[] = [];
  const collect = (response: Response) =>
    void (response.request().resourceType() === "script" && scripts.push(response));
  page.on("response", collect);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  page.off("response", collect);
  return scripts;
}

test("before a visitor does anything at most 3 KB of JavaScript have come, and no React", async ({
  browser,
  baseURL,
}) => {
  const weights: { path: string; bytes: number }[] = [];
  for (const path of paths) {
    // Nothing is cached: every page may be the first.
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    const scripts = await scriptsOf(page, path);
    let bytes = 0;
    for (const script of scripts) {
      expect(script.headers()["content-encoding"], script.url()).toBe("br");
      bytes += (await script.request().sizes()).responseBodySize;
      expect(await script.text(), script.url()).not.toContain(reactMark);
    }
    expect(scripts.length, path).toBeGreaterThan(0);
    weights.push({ path, bytes });
    await page.close();
  }
  weights.sort((a, b) => b.bytes - a.bytes);
  console.log(
    `JavaScript before a visitor does anything, in bytes of Brotli: ${weights[0]?.bytes} on ${weights[0]?.path}, at most ${budget}.`,
  );
  expect(weights.filter(({ bytes }) => bytes > budget)).toEqual([]);
});

test("the first formatter of dates, which is slow, is not made for the office's clock", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(target, options) {
        document.documentElement.setAttribute("data-formatter", "");
        return Reflect.construct(target, options);
      },
    });
  });
  await page.goto("/contact-us");
  await expect(page.getByText(/^(Open now|Closed), /).first()).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-formatter");
});

test("React comes at the first sign of life", async ({ page }) => {
  await page.goto("/");
  const react = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === "script" && (await response.text()).includes(reactMark),
  );
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await react;
});
