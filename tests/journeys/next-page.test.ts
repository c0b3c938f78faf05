import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { phone, startChromium } from "../../scripts/devtools.ts";
import { createSiteServer } from "../../src/server/site-server.ts";
import { expect, scrollOn, test } from "./visit.ts";

const linkTo = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).first();

const deliveryOf = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return (navigation as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });

test("a page is prefetched before the press", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await linkTo(page, "About").hover();
  await linkTo(page, "About").click();
  await expect(page).toHaveURL("/about");
  expect(await deliveryOf(page)).toBe("navigational-prefetch");
});

const foreseen = (page: Page) => page.locator("[data-foreseen]");

test("pages whose links stand in view are prefetched, two at most", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const ready = new Set<string>();
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") ready.add(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  await page.goto("/services");
  // The browser may drop input before its first frame; a visitor scrolls on.
  await expect(async () => {
    await page.mouse.wheel(0, 20);
    await expect(foreseen(page)).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await expect.poll(() => ready.size).toBeGreaterThan(0);
  const [path = ""] = ready;
  await page.locator(`[data-foreseen][href^="${path}"]`).press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === path);
  expect(await deliveryOf(page)).toBe("navigational-prefetch");
});

test("who saves data gets no page before the press", { tag: "@long" }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto("/services");
  await scrollOn(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(foreseen(page)).toHaveCount(0);
});

test("one of them is laid out before the press, and says then whether the office is open", {
  tag: "@long",
}, async ({ baseURL }) => {
  const chromium = await startChromium();
  try {
    const tab = await chromium.open(phone);
    await tab.goto(`${baseURL}/locations`);
    // Until the page listens, and its first link is seen.
    await expect(async () => {
      await tab.evaluate(() => scrollBy(0, 20));
      expect(await tab.evaluate(() => document.querySelector("[data-foreseen]"))).not.toBe(null);
    }).toPass();
    const ahead = () =>
      tab.evaluateAhead(() => ({
        path: location.pathname,
        laidOut: "ahead" in document.documentElement.dataset,
        says: document.querySelector("[data-island=OpenStatus]")?.textContent,
      }));
    await expect.poll(ahead).toMatchObject({ laidOut: true, says: "" });
    const { path } = await ahead();
    await tab.evaluate((next) => {
      document.querySelector<HTMLElement>(`[data-foreseen][href^="${next}"]`)?.click();
    }, path);
    const shown = () =>
      tab.evaluate(() => ({
        path: location.pathname,
        says: document.querySelector("[data-island=OpenStatus]")?.textContent !== "",
      }));
    // The page before may be gone before it answers.
    await expect(async () => expect(await shown()).toEqual({ path, says: true })).toPass();
  } finally {
    await chromium.close();
  }
});

test("a page view fetches 60 KB of other pages at most, in every language", {
  tag: "@long",
}, async () => {
  test.setTimeout(90_000);
  // The live site, whose pages are the longest.
  const server = createSiteServer({ root: "dist" });
  const fetched = new Map<string, number>();
  server.on("request", ({ headers, socket, url = "" }, response) => {
    // https://fetch.spec.whatwg.org/#sec-purpose-header: only what no visitor has asked for yet.
    if (headers["sec-purpose"] === undefined) return;
    const before = socket.bytesWritten;
    response.on("close", () => fetched.set(url, socket.bytesWritten - before));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const chromium = await startChromium();
  try {
    for (const path of ["/", "/es", "/services", "/es/services"]) {
      const tab = await chromium.open(phone);
      fetched.clear();
      await tab.goto(origin + path);
      const seen = () =>
        tab.evaluate(() => {
          scrollBy({ top: 200, behavior: "instant" });
          return document.querySelectorAll("[data-foreseen]").length;
        });
      await expect.poll(seen, { timeout: 20_000 }).toBe(2);
      await expect.poll(() => fetched.size).toBeGreaterThan(0);
      // All that is asked for has come once nothing more does.
      let sum = 0;
      const grows = () => {
        const before = sum;
        sum = [...fetched.values()].reduce((all, bytes) => all + bytes, 0);
        return sum - before;
      };
      await expect.poll(grows, { intervals: [1000] }).toBe(0);
      expect(sum, `${path}: ${[...fetched.keys()]}`).toBeLessThanOrEqual(60_000);
      await tab.close();
    }
  } finally {
    await chromium.close();
    server.close();
    server.closeAllConnections();
  }
});
