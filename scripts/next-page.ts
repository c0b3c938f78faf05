import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseHtml } from "../src/build/html.ts";
import { urlPath } from "../src/hosting/rules.ts";
import { siteFiles } from "../src/hosting/site-files.ts";
import { longestOf, median, printTable, report } from "./bench-report.ts";
import { type Chromium, type Device, desk, phone, startChromium } from "./devtools.ts";
import { serveSlowly } from "./slow-link.ts";

/** How a visitor comes to press a link. Times in milliseconds. */
interface Flow {
  name: string;
  device: Device;
  /** From the first paint of the page to the visitor's first sign. */
  looks: number;
  /** From the first sign until the pointer goes to the link. */
  reads: number;
  /** Until it is pressed; a finger does not rest before. */
  rests: number;
}

const flows: Flow[] = [
  { name: "phone, pressed early", device: phone, looks: 300, reads: 700, rests: 0 },
  { name: "phone, after idling", device: phone, looks: 1000, reads: 4000, rests: 0 },
  { name: "desk, pressed early", device: desk, looks: 300, reads: 300, rests: 400 },
  { name: "desk, after idling", device: desk, looks: 1000, reads: 4000, rests: 400 },
];

/** Milliseconds for which a finger or a button is down. */
const press = 80;

/** Milliseconds within which a page is painted that was rendered ahead. */
const goal = 50;

/** Milliseconds from a visitor's press on a link until the next page's first paint, and how it came. */
interface NextPaint {
  milliseconds: number;
  /** The browser had fetched it before. */
  fetched: boolean;
  /** It had been rendered, at least in part. */
  rendered: boolean;
}

/** Where the link is, once it has been scrolled into view. Runs in the browser. */
function placeOf(path: string) {
  const link = [...document.querySelectorAll<HTMLAnchorElement>("main a")].find(
    (one) => one.pathname === path && one.getClientRects().length > 0,
  );
  if (link === undefined) return undefined;
  link.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = link.getClientRects()[0] as DOMRect;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the browser. */
async function painted() {
  const paint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  while (paint() === undefined) await new Promise((done) => setTimeout(done, 20));
  const [navigation] = performance.getEntriesByType(
    "navigation",
  ) as (PerformanceNavigationTiming & {
    activationStart: number;
    deliveryType: string;
  })[];
  return {
    path: location.pathname,
    at: performance.timeOrigin + Math.max(paint() ?? 0, navigation?.activationStart ?? 0),
    rendered: (navigation?.activationStart ?? 0) > 0,
    fetched: navigation?.deliveryType === "navigational-prefetch",
  };
}

/**
 * Opens a page, presses a link in it as `flow` says and measures until the next page's first paint.
 *
 * @throws Error when the page has no visible link to `next`
 */
async function measureNext(
  chromium: Chromium,
  flow: Flow,
  origin: string,
  from: string,
  next: string,
): Promise<NextPaint> {
  const tab = await chromium.open(flow.device);
  const mouse = (type: string, place: object) =>
    tab.send("Input.dispatchMouseEvent", {
      type,
      button: type === "mouseMoved" ? "none" : "left",
      clickCount: 1,
      ...place,
    });
  const finger = (type: string, touchPoints: object[]) =>
    tab.send("Input.dispatchTouchEvent", { type, touchPoints });
  await tab.goto(`${origin}${from}`);
  await tab.evaluate(painted);
  await wait(flow.looks);
  const place = await tab.evaluate(placeOf, next);
  if (place === undefined) throw new Error(`${from} shows no link to ${next}.`);
  if (!flow.device.touch) await mouse("mouseMoved", { x: 5, y: 300 });
  await wait(flow.reads);
  const { touch } = flow.device;
  if (!touch) await mouse("mouseMoved", place);
  await wait(flow.rests);
  await (touch ? finger("touchStart", [place]) : mouse("mousePressed", place));
  await wait(press);
  const pressed = performance.timeOrigin + performance.now();
  // The page may be gone before it answers.
  await (touch ? finger("touchEnd", []) : mouse("mouseReleased", place)).catch(() => undefined);
  let shown = await tab.evaluate(painted).catch(() => undefined);
  for (let tries = 0; shown?.path !== next; tries += 1) {
    if (tries > 200) throw new Error(`A press on ${next} in ${from} did not lead there.`);
    await wait(50);
    shown = await tab.evaluate(painted).catch(() => undefined);
  }
  await tab.close();
  return { milliseconds: shown.at - pressed, fetched: shown.fetched, rendered: shown.rendered };
}

/** The longest page that the home page leads to. */
function longestNext(): string {
  const files = siteFiles("dist").filter((file) => file.endsWith(".html"));
  const home = parseHtml(readFileSync(join("dist", "index.html"), "utf8"));
  const linked = Array.from(home.querySelectorAll("main a"), (link) =>
    link.getAttribute("href")?.replace(/#.*/, ""),
  );
  const others = files.filter((file) => file !== "/index.html" && linked.includes(urlPath(file)));
  return urlPath(longestOf("dist", others));
}

/**
 * Prints how soon the longest page that the home page leads to is painted after the press on its link,
 * on a slow link and a slow processor.
 *
 * @returns whether it is there at once when it was rendered ahead
 */
export async function benchNextPage(runs: number): Promise<boolean> {
  const next = longestNext();
  const site = await serveSlowly("dist");
  const chromium = await startChromium();
  const results = flows.map(({ name }): { name: string; paints: NextPaint[] } => ({
    name,
    paints: [],
  }));
  try {
    // In turn, so that what else the machine does meets all of them.
    for (let run = 0; run < runs; run += 1)
      for (const [index, flow] of flows.entries())
        results[index]?.paints.push(await measureNext(chromium, flow, site.origin, "/", next));
  } finally {
    await chromium.close();
    site.close();
  }
  console.log(`\nFirst paint of ${next} after the press on its link in the home page:\n`);
  const times = (paints: NextPaint[]) => paints.map(({ milliseconds }) => milliseconds);
  const share = (paints: NextPaint[], was: "fetched" | "rendered") =>
    `${paints.filter((paint) => paint[was]).length} of ${paints.length}`;
  printTable([
    ["", "median ms", "worst ms", "fetched ahead", "rendered ahead"],
    ...results.map(({ name, paints }) => [
      name,
      median(times(paints)).toFixed(0),
      Math.max(...times(paints)).toFixed(0),
      share(paints, "fetched"),
      share(paints, "rendered"),
    ]),
  ]);
  report("next-page.json", { next, results });
  return results.every(
    ({ name, paints }) => !name.endsWith("idling") || median(times(paints)) <= goal,
  );
}
