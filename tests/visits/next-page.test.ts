import { devices, type Page } from "playwright/test";
import puppeteer, {
  type CDPSession,
  CDPSessionEvent,
  type Page as PuppeteerPage,
} from "puppeteer-core";
import { chromiumPath, launchOptions } from "../../scripts/browser.ts";
import { expect, test } from "./visit.ts";

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

test("on a phone, the page whose link is nearest the middle is prefetched", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    ...devices["Pixel 7"],
    ...(baseURL !== undefined && { baseURL }),
  });
  const session = await page.context().newCDPSession(page);
  const ready = new Set<string>();
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") ready.add(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  await page.goto("/services");
  // The browser may drop input before its first frame; a visitor scrolls on.
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 20));
    await expect(foreseen(page)).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect.poll(() => ready.size).toBeGreaterThan(0);
  const [path = ""] = ready;
  await page.locator(`[data-foreseen][href^="${path}"]`).press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === path);
  expect(await deliveryOf(page)).toBe("navigational-prefetch");
  await page.close();
});

test("of links side by side, none is guessed", async ({ page }) => {
  await page.goto("/recovery");
  const row = page.getByRole("main").locator('a[href="/recovery/ear-tubes"]');
  await row.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  await expect(foreseen(page)).toHaveCount(0);
});

/** Opens a phone in a Chromium that prerenders: under Playwright it only prefetches. */
async function onPhone(use: (phone: PuppeteerPage) => Promise<void>): Promise<void> {
  const browser = await puppeteer.launch(launchOptions(await chromiumPath(true)));
  try {
    const phone = await browser.newPage();
    await phone.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
    await use(phone);
  } finally {
    await browser.close();
  }
}

/** Runs in the browser. */
const shown = () => ({
  path: location.pathname,
  prerendering: "prerendering" in document && document.prerendering,
  status: document.querySelector("[data-module=open-status]")?.textContent,
});

/** What `shown` finds in every page that the browser loads, prerendered ones included. */
async function watchPages(phone: PuppeteerPage): Promise<() => Promise<unknown[]>> {
  const sessions = new Set<CDPSession>();
  const browser = await phone.browser().target().createCDPSession();
  browser.connection()?.on(CDPSessionEvent.SessionAttached, (page) => sessions.add(page));
  const parameters = { expression: `(${shown})()`, returnByValue: true };
  const ask = async (session: CDPSession) =>
    (await session.send("Runtime.evaluate", parameters, { timeout: 500 })).result.value;
  // A page that has gone, is no page or has not started answers nothing.
  return () => Promise.all(Array.from(sessions, (session) => ask(session).catch(() => undefined)));
}

test("it is prerendered, and says only once shown whether the office is open", {
  tag: "@long",
}, async ({ baseURL }) => {
  await onPhone(async (phone) => {
    const pages = await watchPages(phone);
    await phone.goto(`${baseURL}/locations`);
    // Until the page listens, and its first link is seen.
    await expect(async () => {
      await phone.evaluate(() => scrollBy(0, 20));
      expect(await phone.$("[data-foreseen]")).not.toBe(null);
    }).toPass();
    const ahead = { prerendering: true, status: "" };
    await expect.poll(pages).toContainEqual(expect.objectContaining(ahead));
    const path = await phone.$eval("[data-foreseen]", (link) => {
      (link as HTMLElement).click();
      return (link as HTMLAnchorElement).pathname;
    });
    const now = { path, prerendering: false, status: expect.stringMatching(/./) };
    // The page before may be gone before it answers.
    await expect(async () => expect(await phone.evaluate(shown)).toEqual(now)).toPass();
  });
});
