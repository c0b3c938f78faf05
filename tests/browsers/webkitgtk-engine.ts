import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import {
  Builder,
  Capabilities,
  Key as DriverKey,
  Origin,
  type WebDriver,
} from "selenium-webdriver";
import { freePort } from "../../scripts/free-port.ts";
import type { BrowserWindow, Engine, Key, Start } from "./engine.ts";

/** How long the driver and its display may take to start. In milliseconds. */
const patience = 30_000;

/**
 * WebKitGTK's MiniBrowser by WebDriver, on a virtual display. It has no WebDriver BiDi
 * yet, so exceptions and console errors are known from the end of a page's loading on.
 */
export async function startWebKitGtk({ executablePath, proxyPort }: Start): Promise<Engine> {
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
  const number = await firstLine(display.stdio[3] as Readable);
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${number}`, XDG_CONFIG_HOME: settings },
  });
  const address = `http://127.0.0.1:${port}`;
  await answering(address);

  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    // Journeys look at a page while it loads, and know themselves when it has.
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": {
      binary: executablePath,
      args: ["--automation", `--proxy=http://127.0.0.1:${proxyPort}`, "--ignore-host=127.0.0.1"],
    },
  });
  const session = () => new Builder().usingServer(address).withCapabilities(capabilities).build();
  return {
    open: async () => open(await session()),
    async close() {
      await Promise.all([stop(driver), stop(display)]);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

const keys: Record<Key, string> = {
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Tab: DriverKey.TAB,
};

async function open(driver: WebDriver): Promise<BrowserWindow> {
  const pointer = (x: number, y: number) =>
    driver
      .actions({ async: true })
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  const evaluate: BrowserWindow["evaluate"] = (ask, ...args) =>
    driver.executeScript(`return (${ask}).apply(undefined, arguments)`, ...args);
  return {
    browser: `WebKitGTK/${(await driver.getCapabilities()).get("browserVersion")}`,
    async resize(width, height) {
      const [across, down] = await evaluate(
        () => [outerWidth - innerWidth, outerHeight - innerHeight] as const,
      );
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + across, height: height + down });
      // The window's new size reaches the page a moment later.
      while ((await evaluate(() => innerWidth)) !== width) await setTimeout(10);
    },
    move: (x, y) => pointer(x, y).perform(),
    click: (x, y) => pointer(x, y).click().perform(),
    press: (key) => driver.actions({ async: true }).sendKeys(keys[key]).perform(),
    async run(script) {
      await evaluate(collectMistakes, collection);
      await driver.executeScript(script);
    },
    evaluate,
    mistakes: () =>
      evaluate(
        (key) =>
          location.origin === "null" ? [] : (sessionStorage.getItem(key)?.split("\n") ?? []),
        collection,
      ),
    close: () => driver.quit(),
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

async function firstLine(stream: Readable): Promise<string> {
  const [line] = await once(createInterface(stream), "line", {
    signal: AbortSignal.timeout(patience),
  });
  return line;
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

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}
