import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { freePort, miniBrowserPath } from "../../scripts/browser.ts";
import type { BrowserWindow, Engine } from "./engine.ts";
import { input, lineWith, patience, stop } from "./webdriver.ts";

/**
 * WebKitGTK's MiniBrowser by WebDriver (https://www.w3.org/TR/webdriver2/), on a virtual display. It has
 * no WebDriver BiDi yet, so exceptions and console errors are known from the end of a page's loading on.
 */
export async function startWebKitGtk(proxyPort: number): Promise<Engine> {
  const binary = miniBrowserPath();
  const settings = mkdtempSync(join(tmpdir(), "webkitgtk-"));
  for (const toolkit of ["gtk-3.0", "gtk-4.0"]) {
    mkdirSync(join(settings, toolkit));
    // The browser's toolbar is wider than a phone, and a window is never narrower than its toolbar.
    writeFileSync(
      join(settings, toolkit, "gtk.css"),
      "* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }",
    );
  }

  const display = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const number = await lineWith("", display.stdio[3] as Readable);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  async function startDriver() {
    const child = spawn("WebKitWebDriver", [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: `:${number}`, XDG_CONFIG_HOME: settings },
    });
    await answering(address);
    return child;
  }
  let driver = await startDriver();

  const capabilities = {
    browserName: "MiniBrowser",
    // Journeys look at a page while it loads, and know themselves when it has.
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": {
      binary,
      args: ["--automation", `--proxy=http://127.0.0.1:${proxyPort}`, "--ignore-host=127.0.0.1"],
    },
  };
  return {
    async open() {
      try {
        return await open(address, capabilities);
      } catch (error) {
        if (!(error instanceof DOMException && error.name === "TimeoutError")) throw error;
        // Now and then the driver never hears that the browser has started.
        await stop(driver);
        driver = await startDriver();
        return open(address, capabilities);
      }
    },
    async close() {
      await Promise.all([stop(driver), stop(display)]);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** Sends a command to the driver. Throws what it answers where it fails. */
async function send<Value>(
  url: string,
  body?: object,
  method = "POST",
  signal?: AbortSignal,
): Promise<Value> {
  const response = await fetch(url, {
    method,
    body: JSON.stringify(body ?? {}),
    ...(signal && { signal }),
    // The driver drops connections that were kept for the next command.
    headers: { Connection: "close" },
  });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(value.message);
  return value;
}

async function open(address: string, wanted: object): Promise<BrowserWindow> {
  const { sessionId, capabilities } = await send<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>(
    `${address}/session`,
    { capabilities: { alwaysMatch: wanted } },
    "POST",
    AbortSignal.timeout(patience / 2),
  );
  const session = `${address}/session/${sessionId}`;
  const act = (actions: object) => send<void>(`${session}/actions`, { actions });
  const execute = <Value>(script: string, args: unknown[] = []) =>
    send<Value>(`${session}/execute/sync`, { script, args });
  // A visit that begins before MiniBrowser's own blank page has come is cancelled by it.
  await send(`${session}/url`, { url: "data:text/html," });
  while ((await execute("return location.protocol").catch(() => "")) !== "data:")
    await setTimeout(10);
  const evaluate: BrowserWindow["evaluate"] = (ask, ...args) =>
    execute(`return (${ask}).apply(undefined, arguments)`, args);
  return {
    browser: `WebKitGTK/${capabilities.browserVersion}`,
    async resize(width, height) {
      for (;;) {
        const [across, down] = await evaluate(
          () => [outerWidth - innerWidth, outerHeight - innerHeight] as const,
        );
        const rect = { x: 0, y: 0, width: width + across, height: height + down };
        await send(`${session}/window/rect`, rect);
        // The new size reaches the page a moment later, or is lost while the window is being opened.
        for (let tries = 0; tries < 100; tries += 1) {
          if ((await evaluate(() => innerWidth)) === width) return;
          await setTimeout(10);
        }
      }
    },
    move: (x, y) => act(input.move(x, y)),
    click: (x, y, again) => act(input.click(x, y, again)),
    press: (key, again) => act(input.press(key, again)),
    async run(script) {
      await evaluate(collectMistakes, collection);
      await execute(script);
    },
    evaluate,
    mistakes: () =>
      evaluate(
        (key) =>
          location.origin === "null" ? [] : (sessionStorage.getItem(key)?.split("\n") ?? []),
        collection,
      ),
    close: () => send(session, undefined, "DELETE"),
  };
}

/** Storage key of a window's errors, so that they survive navigation. */
const collection = "mistakes of this window";

function collectMistakes(key: string): void {
  const collect = (mistake: string) =>
    sessionStorage.setItem(key, [sessionStorage.getItem(key) ?? [], mistake].flat().join("\n"));
  const { error } = console;
  console.error = (...all) => {
    collect(`console: ${all.join(" ")}`);
    error(...all);
  };
  addEventListener("error", ({ message }) => collect(`exception: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => collect(`exception: ${reason}`));
}

/** Resolves when the driver answers. */
async function answering(address: string): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (error) {
      if (Date.now() > until) throw new Error("WebKitWebDriver does not start.", { cause: error });
      await setTimeout(50);
    }
  }
}
