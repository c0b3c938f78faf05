import puppeteer from "puppeteer-core";
import { firefoxPath } from "../../scripts/browser.ts";
import type { Engine } from "./engine.ts";

/** Firefox by WebDriver BiDi, of which Playwright asks what this Firefox does not have yet. */
export async function startFirefox(proxyPort: number): Promise<Engine> {
  const proxy = ["http", "ssl"].flatMap((scheme) => [
    [`network.proxy.${scheme}`, "127.0.0.1"],
    [`network.proxy.${scheme}_port`, proxyPort],
  ]);
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxPath(),
    extraPrefsFirefox: { "network.proxy.type": 1, ...Object.fromEntries(proxy) },
    headless: true,
    // The first start of a Firefox on a busy machine takes long.
    timeout: 120_000,
  });
  return {
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const mistakes: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") mistakes.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) =>
        mistakes.push(`exception: ${error instanceof Error ? error.message : error}`),
      );
      return {
        browser: await browser.version(),
        resize: (width, height) => page.setViewport({ width, height }),
        move: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        async run(script) {
          await page.evaluate(script);
        },
        evaluate: (ask, ...args) => page.evaluate(ask as (...args: unknown[]) => never, ...args),
        mistakes: async () => mistakes,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
