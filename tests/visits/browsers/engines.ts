import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "playwright";
import { launch } from "puppeteer-core";
import {
  chromiumPath,
  firefoxPath,
  freePort,
  launchOptions,
  miniBrowserPath,
} from "../../../scripts/browser.ts";

type Key = "Enter" | "Escape" | "Tab" | "1" | "9";

/** A window with its own storage and history. Lengths are CSS pixels of the viewport. */
export interface Tab {
  resize(width: number, height: number): Promise<void>;
  moveTo(x: number, y: number): Promise<void>;
  /** `again`: presses a second time, so many milliseconds later. */
  pressAt(x: number, y: number, again?: number): Promise<void>;
  press(key: Key, again?: number): Promise<void>;
  /** Value of a JavaScript expression in the page, or what its promise resolves to. */
  run(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

type Use = (open: () => Promise<Tab>) => Promise<void>;

/** A proxy that nobody answers at, for everything that is not on this machine. */
const proxy = "127.0.0.1:1";

/** Runs an engine while it is in use, by the name of its project; `whole` asks for more than Chromium's headless shell. */
export const engines: Record<string, (use: Use, whole: boolean) => Promise<void>> = {
  async chromium(use, whole) {
    const browser = await chromium.launch(launchOptions(await chromiumPath(whole)));
    const elsewhere = { server: proxy, bypass: "127.0.0.1" };
    await use(async () => {
      const page = await browser.newPage({ serviceWorkers: "allow", proxy: elsewhere });
      await page.addInitScript(noteMistakes);
      return tabOf(page, (width, height) => page.setViewportSize({ width, height }));
    });
    await browser.close();
  },

  async firefox(use) {
    const browser = await launch({ browser: "firefox", executablePath: firefoxPath() });
    const options = { proxyServer: proxy, proxyBypassList: ["127.0.0.1"] };
    await use(async () => {
      const page = await (await browser.createBrowserContext(options)).newPage();
      await page.evaluateOnNewDocument(noteMistakes);
      return tabOf(page, (width, height) => page.setViewport({ width, height }));
    });
    await browser.close();
  },

  async webkitgtk(use) {
    const config = mkdtempSync(join(tmpdir(), "webkitgtk-"));
    for (const toolkit of ["gtk-3.0", "gtk-4.0"]) {
      mkdirSync(join(config, toolkit));
      // The browser's toolbar is wider than a phone, and a window is never narrower than its toolbar.
      const css = "* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }";
      writeFileSync(join(config, toolkit, "gtk.css"), css);
    }
    const screen = ["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"];
    const display = spawn("Xvfb", screen, { stdio: ["ignore", "pipe", "ignore"] });
    const [number] = await once(display.stdout, "data");
    const environment = { DISPLAY: `:${String(number).trim()}`, XDG_CONFIG_HOME: config };
    const open = () => openMiniBrowser({ ...process.env, ...environment });
    await use(() => open().catch(open));
    display.kill();
    rmSync(config, { recursive: true, force: true });
  },
};

/** What Playwright and Puppeteer have in common. */
interface Page {
  mouse: Record<"move" | "click", (x: number, y: number) => Promise<void>>;
  keyboard: { press(key: Key): Promise<void> };
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

function tabOf(page: Page, resize: Tab["resize"]): Tab {
  async function repeat(act: () => Promise<void>, pause?: number): Promise<void> {
    await act();
    if (pause !== undefined) await wait(pause).then(act);
  }
  return {
    resize,
    moveTo: (x, y) => page.mouse.move(x, y),
    pressAt: (x, y, again) => repeat(() => page.mouse.click(x, y), again),
    press: (key, again) => repeat(() => page.keyboard.press(key), again),
    run: (expression) => page.evaluate(expression),
    close: () => page.close(),
  };
}

/** A window of WebKitGTK's MiniBrowser, with its own browser and driver. */
async function openMiniBrowser(env: NodeJS.ProcessEnv): Promise<Tab> {
  const args = ["--automation", `--proxy=http://${proxy}`, "--ignore-host=127.0.0.1"];
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  while (!(await fetch(`${url}/status`).catch(() => null))) await wait(50);
  // Now and then the driver never hears that the browser has started.
  const tooLate = setTimeout(() => program.kill(), 30_000);
  const alwaysMatch = {
    browserName: "MiniBrowser",
    // Journeys look at a page while it loads, and know themselves when it has.
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": { binary: miniBrowserPath(), args },
  };
  const { sessionId } = await send(`${url}/session`, { capabilities: { alwaysMatch } });
  clearTimeout(tooLate);

  const session = `${url}/session/${sessionId}`;
  const run = (expression: string) => {
    const script = `globalThis.noted ??= !(${noteMistakes})(); return (${expression})`;
    return send(`${session}/execute/sync`, { script, args: [] });
  };
  const act = (type: "key" | "pointer", actions: object[]) =>
    send(`${session}/actions`, { actions: [{ type, id: type, actions }] });
  const move = (x: number, y: number) => ({
    type: "pointerMove",
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  });
  // A visit that begins before the browser's own blank page has come is cancelled by it.
  await send(`${session}/url`, { url: "data:text/html," });
  while (!(await run("location.protocol === 'data:'").catch(() => false))) await wait(50);
  return {
    async resize(width, height) {
      do {
        const size = "[outerWidth - innerWidth, outerHeight - innerHeight]";
        const [across, down] = (await run(size)) as [number, number];
        const rect = { x: 0, y: 0, width: width + across, height: height + down };
        await send(`${session}/window/rect`, rect);
        // The new size reaches the page a moment later, or is lost while the window is being opened.
        for (let tries = 0; tries < 20 && (await run("innerWidth")) !== width; tries += 1)
          await wait(50);
      } while ((await run("innerWidth")) !== width);
    },
    moveTo: (x, y) => act("pointer", [move(x, y)]),
    pressAt(x, y, again) {
      const press = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
      return act("pointer", [move(x, y), ...twice(press, again)]);
    },
    press(key, again) {
      const named: Record<string, string> = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };
      const value = named[key] ?? key;
      const press = ["keyDown", "keyUp"].map((type) => ({ type, value }));
      return act("key", twice(press, again));
    },
    run,
    close: () => send(session).finally(() => program.kill()),
  };
}

/** Twice in one sequence of actions, because a sequence may take a second. */
function twice(actions: object[], pause?: number): object[] {
  return pause ? [...actions, { type: "pause", duration: pause }, ...actions] : actions;
}

/**
 * Has a driver do something, or without a command end its session. https://www.w3.org/TR/webdriver2/#endpoints
 *
 * @throws Error when the driver refuses, or the page does
 */
async function send(url: string, command?: object) {
  const response = await fetch(url, {
    method: command ? "POST" : "DELETE",
    // The driver drops connections that are kept for the next command.
    headers: { connection: "close" },
    body: command ? JSON.stringify(command) : null,
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(value.message);
  return value;
}

/** Notes errors in the page. WebKitGTK runs it before the first expression, the others before any script. */
function noteMistakes(): void {
  const note = (mistake: string) =>
    sessionStorage.setItem("mistakes", `${sessionStorage.getItem("mistakes") ?? ""}${mistake}\n`);
  addEventListener("error", ({ message }) => note(message));
  addEventListener("unhandledrejection", ({ reason }) => note(String(reason)));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => note(`refused: ${blockedURI}`));
  console.error = (...words) => note(words.join(" "));
}
