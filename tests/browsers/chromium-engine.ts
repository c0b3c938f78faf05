import { setTimeout } from "node:timers/promises";
import { chromium } from "playwright";
import { chromiumPath, launchOptions } from "../../scripts/browser.ts";
import type { Engine } from "./engine.ts";

/** Chromium by Playwright. */
export async function startChromium(proxyPort: number): Promise<Engine> {
  const { args = [], ...options } = launchOptions(await chromiumPath());
  // Asks no proxy for what is on this machine, unlike with Playwright's own option.
  const proxy = `--proxy-server=http://127.0.0.1:${proxyPort}`;
  const browser = await chromium.launch({ ...options, args: [...args, proxy] });
  return {
    async open() {
      const page = await browser.newPage({ serviceWorkers: "allow" });
      const mistakes: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error")
          mistakes.push(`console: ${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", ({ message }) => mistakes.push(`exception: ${message}`));
      return {
        browser: `Chromium/${browser.version()}`,
        resize: (width, height) => page.setViewportSize({ width, height }),
        move: (x, y) => page.mouse.move(x, y),
        async click(x, y, again) {
          await page.mouse.click(x, y);
          if (again === undefined) return;
          await setTimeout(again);
          await page.mouse.click(x, y);
        },
        async press(key, again) {
          await page.keyboard.press(key);
          if (again === undefined) return;
          await setTimeout(again);
          await page.keyboard.press(key);
        },
        run: (script) => page.evaluate(script),
        evaluate: (ask, ...args) => page.evaluate(`(${ask})(...${JSON.stringify(args)})`),
        mistakes: async () => mistakes,
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
