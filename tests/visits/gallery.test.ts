import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright/test";
import { exampleMoment } from "../practice/moment.ts";
import { barriersOn } from "./barriers.ts";
import { sidewaysOn } from "./fit.ts";
import { showAs } from "./modes.ts";
import { expect, test as visit } from "./visit.ts";

interface Gallery {
  address: string;
  /** Paths of all sheets, as the gallery lists them. */
  sheets: string[];
}

const test = visit.extend<object, { gallery: Gallery }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures a fixture needs
    async ({}, use) => {
      const server = spawn(
        process.execPath,
        [fileURLToPath(new URL("gallery-server.ts", import.meta.url))],
        {
          env: {
            ...process.env,
            ASTRO_TELEMETRY_DISABLED: "1",
            SOURCE_DATE_EPOCH: exampleMoment,
          },
          stdio: ["ignore", "pipe", "inherit"],
        },
      );
      const ended = once(server, "close");
      const address = await Promise.race([once(server.stdout, "data"), ended]).then(String);
      if (!URL.canParse(address)) throw new Error("The gallery's server did not start.");
      const list = await (await fetch(new URL("/gallery", address))).text();
      await use({
        address: address.trim(),
        sheets: [...list.matchAll(/href="(\/gallery\/[A-Z][^"]*)"/g)].map(([, path = ""]) => path),
      });
      server.kill();
      await ended;
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ gallery }, use) => use(gallery.address),
});

// In one worker, so that one server is enough.
test.describe.configure({ mode: "default" });

const components = globSync("src/parts/*/*/*.examples.tsx").map((file) =>
  file.replace(/^.*[\\/]|\.examples\.tsx$/g, ""),
);

const componentOf = (sheet: string) => sheet.split("/")[2];

/**
 * The computed style of every element in header, main part and footer, with its pseudo-elements. Names made
 * by CSS Modules, URLs of files and
 * the minifier's form of a zero are left out.
 */
async function stylesOf(browser: Browser, url: string, media: "screen" | "print", width: number) {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    javaScriptEnabled: false,
    reducedMotion: "reduce",
  });
  await page.emulateMedia({ media });
  await page.goto(url);
  const styles = await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
    const linesOf = (style: CSSStyleDeclaration) =>
      [...style]
        .filter((name) => !/^--|^(animation|container|anchor|view-transition)-name/.test(name))
        .map((name) => {
          const value = style.getPropertyValue(name).replaceAll(/url\([^)]*\)/g, "url()");
          return `${name}: ${name.startsWith("background-position") ? value.replaceAll("0%", "0px") : value}`;
        });
    return [...document.querySelectorAll(":is(header, main, footer) *")].flatMap((element) =>
      ["", "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part || null);
        const isDrawn = part === "" || style.content !== "none";
        const name = `${element.localName}.${element.className}${part}`;
        return [name, ...(isDrawn ? linesOf(style) : [])];
      }),
    );
  });
  await page.close();
  return styles;
}

test("the gallery lists every examples file", async ({ gallery }) => {
  expect([...new Set(gallery.sheets.map(componentOf))].sort()).toEqual(components.sort());
});

test("links turn high contrast and larger text on and off", async ({ page }) => {
  const root = page.locator("html");
  await page.goto("/gallery");
  await page.getByRole("link", { name: "Turn high contrast on" }).click();
  await page.getByRole("link", { name: "Button", exact: true }).click();
  await expect(root).toHaveClass("high-contrast");
  await page.getByRole("link", { name: "Turn 150% text on" }).click();
  await expect(page.getByRole("link", { name: "Turn 150% text off" })).toBeVisible();
  await expect(root).toHaveCSS("font-size", "24px");
  await expect(root).toHaveClass("high-contrast");
  await page.getByRole("link", { name: "Turn high contrast off" }).click();
  await expect(root).not.toHaveClass("high-contrast");
  await expect(
    page.getByRole("region", { name: "outline button" }).getByRole("button").first(),
  ).toBeVisible();
});

test("islands work in the gallery", async ({ page }) => {
  await page.goto("/gallery/TestimonialPages/7-testimonials");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText("Page 2 of 2", { exact: true })).toBeVisible();
});

test("development has the cascade of the built site", async ({ browser, gallery }) => {
  test.setTimeout(300_000);
  const built = process.env["SITE_ADDRESS"] ?? "";
  for (const path of ["/", "/service/sinus-disorders", "/about"]) {
    for (const [media, width] of [
      ["screen", 390],
      ["screen", 1280],
      ["print", 800],
    ] as const) {
      const inDevelopment = await stylesOf(browser, gallery.address + path, media, width);
      const inBuild = await stylesOf(browser, built + path, media, width);
      expect(inBuild.length).toBeGreaterThan(100);
      expect(inDevelopment.length).toBe(inBuild.length);
      const differing = inDevelopment.flatMap((style, index) => {
        const lines = style.slice(1).filter((line) => !inBuild[index]?.includes(line));
        return lines.length === 0 ? [] : [[style[0], ...lines]];
      });
      expect(differing, `${path} on ${media}, ${width} px`).toEqual([]);
    }
  }
});

for (const component of components) {
  test(`the examples of ${component} are accessible and fit a small screen`, async ({
    page,
    gallery,
  }) => {
    const sheets = gallery.sheets.filter((sheet) => componentOf(sheet) === component);
    test.setTimeout(20_000 * (1 + sheets.length));
    for (const sheet of sheets) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(sheet);
      const opener = await page.getByRole("main").getAttribute("data-opener");
      if (opener !== null) await page.getByRole("button", { name: opener }).click();
      expect.soft(await barriersOn(page), sheet).toEqual([]);
      // Modes are attributes of the root; reloading for each would take longer.
      await showAs(page, "high contrast", 1280);
      expect.soft(await barriersOn(page), `${sheet} in high contrast`).toEqual([]);

      await showAs(page, "150% text", 320);
      expect.soft(await sidewaysOn(page), `${sheet} at 320 px`).toEqual([]);
    }
  });
}
