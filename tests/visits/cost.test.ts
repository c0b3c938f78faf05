import type { Page, Response } from "playwright/test";
import { expect, scrollOn, test } from "./visit.ts";

/** Budget of JavaScript before any interaction, in Brotli bytes. */
const budget = 3 * 1024;

/** Pages with each island. What loads on the others: weight.test.ts. */
const paths = ["/", "/contact-us", "/testimonials"];

/** A string in React's code that survives minifying. */
const reactMark = "react.transitional.element";

test("before any interaction at most 3 KB of JavaScript load, and no React", async ({
  browser,
  baseURL,
}) => {
  for (const path of paths) {
    // No cache: every page may be the first.
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    const scripts: Response[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response);
    });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    let bytes = 0;
    for (const script of scripts) {
      bytes += (await script.request().sizes()).responseBodySize;
      expect(await script.text(), script.url()).not.toContain(reactMark);
    }
    console.log(`${path}: ${bytes} bytes of JavaScript in Brotli before a visitor does anything`);
    expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThanOrEqual(budget);
    await page.close();
  }
});

/** Whether React has loaded, once the network is idle. */
function watchForReact(page: Page): () => Promise<boolean> {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") texts.push(response.text());
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    return (await Promise.all(texts)).some((text) => text.includes(reactMark));
  };
}

// When it loads: tests/unit/browser/loader.test.ts.
test("pointer, keys and scrolling away from its islands do not load React", async ({ page }) => {
  const hasReact = watchForReact(page);
  for (const path of ["/", "/service/sleep-apnea"]) {
    await page.goto(path);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await scrollOn(page);
    await page.keyboard.press("Shift");
    expect(await hasReact(), path).toBe(false);
  }
});
