import puppeteer, { type Browser, type LaunchOptions } from "puppeteer-core";
import { launchOptions } from "../../scripts/browser.ts";
import type { BrowserWindow, Engine, Start } from "./engine.ts";

/** Chromium by WebDriver BiDi. Like Firefox, it asks no proxy for what is on this machine. */
export function startChromium({ executablePath, proxyPort }: Start): Promise<Engine> {
  const { args = [] } = launchOptions(executablePath);
  return start({
    browser: "chrome",
    protocol: "webDriverBiDi",
    executablePath,
    args: [...args, `--proxy-server=http://127.0.0.1:${proxyPort}`],
  });
}

/** Firefox by WebDriver BiDi. */
export function startFirefox({ executablePath, proxyPort }: Start): Promise<Engine> {
  const proxy = ["http", "ssl"].flatMap((scheme) => [
    [`network.proxy.${scheme}`, "127.0.0.1"],
    [`network.proxy.${scheme}_port`, proxyPort],
  ]);
  return start({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: { "network.proxy.type": 1, ...Object.fromEntries(proxy) },
  });
}

async function start(options: LaunchOptions): Promise<Engine> {
  // The first start of a Firefox on a busy machine takes long.
  const browser = await puppeteer.launch({ headless: true, timeout: 120_000, ...options });
  return { open: () => open(browser), close: () => browser.close() };
}

async function open(browser: Browser): Promise<BrowserWindow> {
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
    // Chromium's driver adds its own version.
    browser: (await browser.version()).replace(/\/@.*/, ""),
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
}
