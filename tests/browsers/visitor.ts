import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { expect } from "playwright/test";
import type { Elsewhere } from "./elsewhere.ts";
import type { BrowserWindow, Key } from "./engine.ts";
import { type Look, namesOf, perceive, type Step } from "./perceive.ts";
import type { Site } from "./site.ts";

/** Roles, names and texts are found in the same way in every engine. */
const testingLibrary = readFileSync(
  fileURLToPath(import.meta.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js")),
  "utf8",
);

/** Timeout of an expectation in milliseconds, long enough for a busy machine. */
const patience = 15_000;

/**
 * Expects something of a page that is changing: asks until it holds. A page that leaves while it is
 * asked has no answer, which is one more reason to ask again.
 */
export function soon<Answer>(ask: () => Promise<Answer>) {
  return expect.poll(() => ask().catch((error: unknown) => error as Answer), {
    timeout: patience,
    intervals: [20, 50, 100, 250],
  });
}

/** A visitor at a browser. */
export class Visitor {
  readonly #window: BrowserWindow;
  readonly #site: Site;
  readonly #elsewhere: Elsewhere;
  readonly #page: Thing;

  constructor(window: BrowserWindow, site: Site, elsewhere: Elsewhere) {
    this.#window = window;
    this.#page = new Thing(window, []);
    this.#site = site;
    this.#elsewhere = elsewhere;
  }

  /** Opens a page and waits until it has loaded. */
  async visit(path: string): Promise<void> {
    const { origin } = this.#site;
    await this.#leave(() =>
      this.#window.evaluate((address) => location.assign(address), origin + path),
    );
  }

  /** Opens a page and does not wait for it. */
  async setOut(path: string): Promise<void> {
    await this.#window.evaluate((address) => location.assign(address), this.#site.origin + path);
  }

  async reload(): Promise<void> {
    await this.#leave(() => this.#window.evaluate(() => location.reload()));
  }

  async back(): Promise<void> {
    await this.#leave(() => this.#window.evaluate(() => history.back()));
  }

  /** Waits until a new document of the site has loaded. */
  async #leave(action: () => Promise<void>): Promise<void> {
    const before = await this.#window.evaluate(() => performance.timeOrigin);
    // The answer may be lost with the page.
    await action().catch(() => undefined);
    const arrived = (left: number) =>
      performance.timeOrigin !== left &&
      document.readyState === "complete" &&
      location.protocol !== "about:";
    await soon(() => this.#window.evaluate(arrived, before)).toBe(true);
  }

  resize(width: number, height = 800): Promise<void> {
    return this.#window.resize(width, height);
  }

  /** `again`: presses a second time, so many milliseconds later. */
  press(key: Key, again?: number): Promise<void> {
    return this.#window.press(key, again);
  }

  pressAt(x: number, y: number, again?: number): Promise<void> {
    return this.#window.click(x, y, again);
  }

  moveTo(x: number, y: number): Promise<void> {
    return this.#window.move(x, y);
  }

  evaluate<Args extends unknown[], Result>(
    ask: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.#window.evaluate(ask, ...args);
  }

  /** Path and fragment of the page. */
  address = (): Promise<string> => this.#window.evaluate(() => location.pathname + location.hash);

  /** Whether a host was requested. */
  hasAsked(address: string): boolean {
    return this.#elsewhere.asked.includes(new URL(address).hostname);
  }

  /** The thing of this role with this accessible name; the only one of its role where no name is given. */
  get(role: string, name?: string): Thing {
    return this.#page.get(role, name);
  }

  /** Accessible names of everything of a role that is there. */
  async namesOf(role: string): Promise<string[]> {
    await equip(this.#window);
    return this.#window.evaluate(namesOf, role);
  }

  /** The element with exactly this text. */
  text(text: string): Thing {
    return this.#page.text(text);
  }
}

/** A query for an element by role and name or by text, whether or not it exists yet. */
export class Thing {
  readonly #window: BrowserWindow;
  readonly #steps: Step[];

  constructor(window: BrowserWindow, steps: Step[]) {
    this.#window = window;
    this.#steps = steps;
  }

  get(role: string, name?: string): Thing {
    return new Thing(this.#window, [
      ...this.#steps,
      name === undefined ? { role } : { role, name },
    ]);
  }

  /** By the start of its name, where more follows, as in "Book Online (opens in a new tab)". */
  starting(role: string, nameStart: string): Thing {
    return new Thing(this.#window, [...this.#steps, { role, nameStart }]);
  }

  text(text: string): Thing {
    return new Thing(this.#window, [...this.#steps, { text }]);
  }

  look = (reveal = false): Promise<Look | null> => this.#perceive(reveal);

  /** Whether it is there. */
  there = async (): Promise<boolean> => (await this.look()) !== null;

  /** Tabs forward until it has focus, as a keyboard user does. */
  async tabTo(): Promise<void> {
    for (let presses = 0; presses < 200; presses += 1) {
      if ((await this.look())?.focused) return;
      await this.#window.press("Tab");
    }
    throw new Error(`The focus never comes to ${JSON.stringify(this.#steps)}.`);
  }

  /** Presses it with the pointer, once it exists. */
  async click(): Promise<void> {
    const { x, y } = await this.#reach();
    await this.#window.click(x, y);
  }

  /** Brings the pointer over it. */
  async hover(): Promise<void> {
    const { x, y } = await this.#reach();
    await this.#window.move(x, y);
  }

  async #reach(): Promise<{ x: number; y: number }> {
    let look: Look | null = null;
    const reachable = async () => {
      const before = (await this.look(true))?.point;
      // Parts above it that are only now laid out would move it from under the pointer.
      await setTimeout(100);
      look = await this.look();
      return before && isDeepStrictEqual(before, look?.point)
        ? before
        : `nothing to press that stays in place at ${JSON.stringify(this.#steps)}`;
    };
    await soon(reachable).toEqual({ x: expect.any(Number), y: expect.any(Number) });
    return (look as Look | null)?.point as { x: number; y: number };
  }

  async #perceive(reveal: boolean): Promise<Look | null> {
    await equip(this.#window);
    return this.#window.evaluate(perceive, this.#steps, reveal);
  }
}

/** Loads Testing Library into a page that lacks it. */
async function equip(window: BrowserWindow): Promise<void> {
  if (!(await window.evaluate(() => "TestingLibraryDom" in globalThis)))
    await window.run(testingLibrary);
}
