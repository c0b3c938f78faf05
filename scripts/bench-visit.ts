import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "puppeteer-core";

/** What one visit measured, by the name of its column. */
export type Figures = Record<string, number>;

const devices = {
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true },
  desk: { width: 1280, height: 800 },
};
type Device = keyof typeof devices;

/** How many times slower than this machine's the visitor's processor is. */
const slowdown = 4;

/** How visitors come to press a link: `reads` is for how many milliseconds it has been in view. */
const flows = [
  { name: "phone early", device: "phone", reads: 700 },
  { name: "phone idle", device: "phone", reads: 4000 },
  { name: "desk early", device: "desk", reads: 300 },
  { name: "desk idle", device: "desk", reads: 4000 },
] as const;

/** Runs `use` in a new tab with an empty cache. */
async function withTab<T>(browser: Browser, device: Device, use: (page: Page) => Promise<T>) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(devices[device]);
  await page.emulateCPUThrottling(slowdown);
  return use(page).finally(() => context.close());
}

/** Starts to sum bytes as they travel, headers included. The returned function says what came so far. */
async function watchTraffic(page: Page): Promise<() => Figures> {
  const types = new Map<string, string>();
  const sums = { Document: 0, Script: 0, all: 0 };
  const session = await page.createCDPSession();
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    sums.all += encodedDataLength;
    if (type === "Document" || type === "Script") sums[type] += encodedDataLength;
  });
  return () => ({
    "HTML bytes": sums.Document,
    "script bytes": sums.Script,
    "all bytes": sums.all,
  });
}

/** Milliseconds to the first and the largest contentful paint. Runs in the browser. */
async function paintTimes() {
  const largest = await new Promise<PerformanceEntry | undefined>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)));
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  });
  const [first] = performance.getEntriesByName("first-contentful-paint");
  return { "first paint": first?.startTime ?? 0, "largest paint": largest?.startTime ?? 0 };
}

/** Scrolls the first visible element that matches into view, and returns its center. Runs in the browser. */
function placeOf(selector: string) {
  const element = [...document.querySelectorAll(selector)].find((candidate) =>
    candidate.checkVisibility({ visibilityProperty: true }),
  );
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element?.getClientRects()[0];
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses for as long as a finger does. Returns when it was released, in milliseconds since 1970. */
async function press({ touchscreen, mouse }: Page, device: Device, x: number, y: number) {
  await (device === "phone" ? touchscreen.touchStart(x, y) : mouse.down());
  await wait(80);
  const released = performance.timeOrigin + performance.now();
  // The page may be gone before it answers.
  await (device === "phone" ? touchscreen.touchEnd() : mouse.up()).catch(() => undefined);
  return released;
}

/** Milliseconds from a click until the booking dialog is painted. Runs in the browser. */
async function timeDialog() {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const { timeStamp } = await new Promise<Event>((resolve) =>
    addEventListener("click", resolve, { once: true, capture: true }),
  );
  while (document.querySelector("#booking-dialog:modal") === null) await frame();
  // The frame that shows it is painted before the next one begins.
  return (await frame()) - timeStamp;
}

/** What a page weighs on a phone, when it is painted, and how soon a first press on Book shows its dialog. */
export function visitPage(browser: Browser, url: string): Promise<Figures> {
  return withTab(browser, "phone", async (page) => {
    const traffic = await watchTraffic(page);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForNetworkIdle();
    const figures = { ...traffic(), ...(await page.evaluate(paintTimes)) };
    const book = await page.evaluate(placeOf, "[command=show-modal][commandfor=booking-dialog]");
    if (book === undefined) return figures;
    const opened = page.evaluate(timeDialog);
    await press(page, "phone", book.x, book.y);
    return { ...figures, "first press": await opened };
  });
}

/**
 * Marks the heading of each document, so that the browser notes when it is painted (Element Timing), also in a page that
 * is prerendered. Runs in the browser, before the page's own scripts.
 */
function watchHeading() {
  const observer = new MutationObserver(() => {
    const heading = document.querySelector("h1");
    if (heading === null) return;
    observer.disconnect();
    heading.setAttribute("elementtiming", "heading");
  });
  observer.observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    const [{ startTime }] = list.getEntries() as [PerformanceEntry];
    Object.assign(window, { headingPaint: startTime });
  }).observe({ type: "element", buffered: true });
}

/** Has every page of the browser note when its heading is painted. */
export async function watchHeadings(browser: Browser): Promise<void> {
  const source = `(${watchHeading})()`;
  const session = await browser.target().createCDPSession();
  // Puppeteer's evaluateOnNewDocument leaves out pages that are prerendered. Workers and tabs refuse both.
  session
    .connection()
    ?.on("sessionattached", (page) =>
      Promise.allSettled([
        page.send("Page.enable"),
        page.send("Page.addScriptToEvaluateOnNewDocument", { source }),
      ]),
    );
}

/** The path that is shown, when its heading was painted, and whether it was prerendered. Runs in the browser. */
function headingPaint() {
  const { headingPaint: paint } = window as { headingPaint?: number };
  const [entry] = performance.getEntriesByType("navigation");
  const { activationStart = 0 } = (entry ?? {}) as { activationStart?: number };
  const at = performance.timeOrigin + Math.max(paint ?? 0, activationStart);
  return paint && { path: location.pathname, at, prerendered: activationStart > 0 };
}

/** Waits until the heading of the page of this path is painted: a first paint may be that of its header alone. */
async function painted(page: Page, path: string) {
  for (let tries = 0; tries < 300; tries += 1) {
    // Between two pages there is none that could answer.
    const shown = await page.evaluate(headingPaint).catch(() => undefined);
    if (shown && shown.path === path) return shown;
    await wait(50);
  }
  throw new Error(`${path} was not painted within 15 seconds.`);
}

/**
 * Milliseconds from the release of a link until the heading of the next page is painted, early and after idling, and
 * in how many of the four visits the page was prerendered.
 *
 * @throws Error when the page has no link to `next` in its text
 */
export async function visitNext(browser: Browser, url: string, next: string): Promise<Figures> {
  const figures: Figures = { prerendered: 0 };
  for (const { name, device, reads } of flows)
    await withTab(browser, device, async (page) => {
      await page.goto(url, { waitUntil: "domcontentloaded" });
      await painted(page, new URL(url).pathname);
      await wait(300);
      const link = await page.evaluate(placeOf, `main :is(a[href="${next}"], a[href^="${next}#"])`);
      if (link === undefined) throw new Error(`${url} shows no link to ${next}.`);
      await wait(reads);
      if (device === "desk") {
        await page.mouse.move(link.x, link.y);
        // A pointer rests for a moment before it presses.
        await wait(400);
      }
      const released = await press(page, device, link.x, link.y);
      const shown = await painted(page, next);
      figures[name] = shown.at - released;
      figures["prerendered"] = (figures["prerendered"] ?? 0) + Number(shown.prerendered);
    });
  return figures;
}
