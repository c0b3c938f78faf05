import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { getContent } from "../src/data/content.ts";
import { routesOf } from "../src/data/routes.ts";
import { createSiteServer } from "../src/server/site-server.ts";
import { chromiumPath, launchOptions } from "./browser.ts";

/**
 * `npm run screenshots`: pictures of the pages in dist/, to look at beside the design.
 * Routes and widths can be named: `npm run screenshots -- / /about --widths 390,1280`.
 * Each page is shown whole and at the fold; some also in the modes that a visitor may choose.
 */
const folder = "test-results/screenshots";

/** One of each kind of page. */
const usual = [
  "/",
  "/about",
  "/providers",
  "/services",
  "/service/nasal-breathing-disorders",
  "/contact-us",
  "/testimonials",
  "/locations",
  "/accessibility",
  "/404",
];

interface Look {
  name: string;
  width: number;
  /** Classes and text size as the accessibility settings put them on the root. */
  apply?: (page: Page) => Promise<void>;
}

const looks: Look[] = [
  {
    name: "high-contrast",
    width: 1280,
    apply: (page) => page.evaluate(() => document.documentElement.classList.add("high-contrast")),
  },
  {
    name: "high-contrast",
    width: 390,
    apply: (page) => page.evaluate(() => document.documentElement.classList.add("high-contrast")),
  },
  {
    name: "text-150",
    width: 1280,
    apply: (page) =>
      page.evaluate(() => document.documentElement.setAttribute("data-font-size", "150")),
  },
  {
    name: "text-150",
    width: 320,
    apply: (page) =>
      page.evaluate(() => document.documentElement.setAttribute("data-font-size", "150")),
  },
  { name: "narrow", width: 320 },
  {
    name: "forced-colors",
    width: 1280,
    apply: (page) => page.emulateMedia({ forcedColors: "active" }),
  },
  { name: "print", width: 816, apply: (page) => page.emulateMedia({ media: "print" }) },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: "string", default: "390,768,1280,1920" },
    all: { type: "boolean", default: false },
    modes: { type: "boolean", default: false },
  },
});
const paths = values.all
  ? [...routesOf(getContent()).map(({ path }) => path), "/404"]
  : positionals.length > 0
    ? positionals
    : usual;
const widths = values.widths.split(",").map(Number);

async function shoot(
  browser: Browser,
  origin: string,
  path: string,
  { name, width, apply }: Look,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 844 : 900 },
    reducedMotion: "reduce",
  });
  await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
  await apply?.(page);
  await page.evaluate(() => document.fonts.ready);
  // Pictures that wait for the visitor to come near are fetched now.
  await page.evaluate(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]"))
      image.loading = "eager";
  });
  await page.waitForLoadState("networkidle");
  const file = [path === "/" ? "home" : path.slice(1).replaceAll("/", "-"), name, width]
    .filter(Boolean)
    .join("-");
  await page.screenshot({ path: join(folder, `${file}-fold.png`) });
  await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true });
  await page.close();
  console.log(join(folder, `${file}.png`));
}

mkdirSync(folder, { recursive: true });
const server = createSiteServer({ root: "dist" }).listen(0, "127.0.0.1");
await new Promise((listening) => server.once("listening", listening));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(launchOptions(await chromiumPath()));
try {
  for (const path of paths) {
    for (const width of widths) await shoot(browser, origin, path, { name: "", width });
    if (values.modes) for (const look of looks) await shoot(browser, origin, path, look);
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
