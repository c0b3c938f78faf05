import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright/test";
import { exampleMoment } from "../practice/moment.ts";
import { expect, test as visit } from "./visit.ts";

const test = visit.extend<{ development: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures a fixture needs
  development: async ({}, use) => {
    const server = spawn(
      process.execPath,
      [fileURLToPath(new URL("development-server.ts", import.meta.url))],
      {
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", SOURCE_DATE_EPOCH: exampleMoment },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    const ended = once(server, "close");
    const address = await Promise.race([once(server.stdout, "data"), ended]).then(String);
    if (!URL.canParse(address)) throw new Error("The development server did not start.");
    await use(address.trim());
    server.kill();
    await ended;
  },
});

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

test("development has the cascade of the built site", { tag: "@long" }, async ({
  browser,
  development,
}) => {
  test.setTimeout(300_000);
  const built = process.env["SITE_ADDRESS"] ?? "";
  for (const path of ["/", "/service/sinus-disorders", "/about"]) {
    for (const [media, width] of [
      ["screen", 390],
      ["screen", 1280],
      ["print", 800],
    ] as const) {
      const inDevelopment = await stylesOf(browser, development + path, media, width);
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
