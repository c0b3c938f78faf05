import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type * as TestingLibrary from "@testing-library/dom";
import { expect } from "playwright/test";
import type { Tab } from "./engines.ts";

/** Roles, names and texts are found in the same way in every engine. */
const testingLibrary = readFileSync(
  fileURLToPath(import.meta.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js")),
  "utf8",
);

/**
 * Expects something of a page that is changing: asks until it holds. A page that leaves while it is
 * asked has no answer, which is one more reason to ask again.
 */
export function soon<Answer>(ask: () => Promise<Answer>) {
  return expect.poll(() => ask().catch((error: unknown) => error as Answer), {
    timeout: 15_000,
    intervals: [20, 50, 100, 250],
  });
}

/** A role and accessible name, or the whole text. */
type Step = { role: string; name?: string } | { text: string };

/** An element by role and name or by text, whether or not it exists yet. */
export class Thing {
  protected readonly tab: Tab;
  readonly #steps: Step[];

  constructor(tab: Tab, steps: Step[] = []) {
    this.tab = tab;
    this.#steps = steps;
  }

  /** The thing of this role with this accessible name; the only one of its role where no name is given. */
  get(role: string, name?: string): Thing {
    return new Thing(this.tab, [...this.#steps, { role, ...(name !== undefined && { name }) }]);
  }

  /** The element with exactly this text. */
  text(text: string): Thing {
    return new Thing(this.tab, [...this.#steps, { text }]);
  }

  /** Calls a function in the page with values that JSON can hold. It cannot use variables around it. */
  evaluate<Args extends unknown[], Result>(
    ask: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.tab.run(`(${ask})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>;
  }

  /** How a visitor perceives it; null when it is not there. `reveal`: scrolls it into view. */
  look = async (reveal = false) => {
    if (!(await this.evaluate(() => "TestingLibraryDom" in globalThis)))
      await this.tab.run(`(() => {${testingLibrary}\n})()`);
    return this.evaluate(perceive, this.#steps, reveal);
  };

  there = async () => (await this.look()) !== null;

  /** Tabs forward until it has focus, as a keyboard user does. */
  async tabTo(): Promise<void> {
    const reason = `The focus never comes to ${JSON.stringify(this.#steps)}.`;
    for (let presses = 0; !(await this.look())?.focused; presses += 1) {
      expect(presses, reason).toBeLessThan(200);
      await this.tab.press("Tab");
    }
  }

  /** Presses it with the pointer once it is there, twice if `again` says after how many milliseconds. */
  async click(again?: number): Promise<void> {
    const { x, y } = await this.#place();
    await this.tab.pressAt(x, y, again);
  }

  async hover(): Promise<void> {
    const { x, y } = await this.#place();
    await this.tab.moveTo(x, y);
  }

  /** Where it can be pressed, once it no longer moves. */
  async #place(): Promise<{ x: number; y: number }> {
    let place: { x: number; y: number } | null | undefined;
    const rests = async () => {
      const before = place;
      place = (await this.look(true))?.point;
      return before && isDeepStrictEqual(before, place) ? "at rest" : this.#steps;
    };
    await soon(rests).toBe("at rest");
    return place ?? { x: 0, y: 0 };
  }
}

/** A visitor at a browser: finds things on its page, and goes from page to page. */
export class Visitor extends Thing {
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    super(tab);
    this.#origin = origin;
  }

  resize = (width: number, height = 800) => this.tab.resize(width, height);
  moveTo = (x: number, y: number) => this.tab.moveTo(x, y);
  pressAt = (x: number, y: number) => this.tab.pressAt(x, y);
  press: Tab["press"] = (key, again) => this.tab.press(key, again);

  /** Opens a page and does not wait for it. */
  setOut = (path: string) => this.evaluate((url) => location.assign(url), this.#origin + path);

  /** Opens a page and waits until it has loaded. */
  visit = (path: string) => this.#leave(() => this.setOut(path));
  reload = () => this.#leave(() => this.evaluate(() => location.reload()));
  back = () => this.#leave(() => this.evaluate(() => history.back()));

  async #leave(action: () => Promise<void>): Promise<void> {
    const before = await this.evaluate(() => performance.timeOrigin);
    // The answer may be lost with the page.
    await action().catch(() => undefined);
    const arrived = (left: number) =>
      performance.timeOrigin !== left &&
      document.readyState === "complete" &&
      location.protocol !== "about:";
    await soon(() => this.evaluate(arrived, before)).toBe(true);
  }

  /** Path and fragment of the page. */
  address = () => this.evaluate(() => location.pathname + location.hash);
}

/**
 * Finds an element. Runs in the page, where Testing Library is loaded. What is hidden, collapsed, inert
 * or behind an open modal dialog is not found, as it is not by a screen reader.
 */
function perceive(steps: Step[], reveal: boolean) {
  const { queryAllByRole, queryAllByText } = (
    globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary }
  ).TestingLibraryDom;
  const modal = document.querySelector(":modal");
  let target = document.body;
  for (const step of steps) {
    const all =
      "text" in step
        ? queryAllByText(target, step.text)
        : queryAllByRole(target, step.role, step.name === undefined ? {} : { name: step.name });
    const [found, ...others] = all.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest("[inert]") === null &&
        (modal?.contains(element) ?? true),
    );
    if (others.length > 0) throw new Error(`There are several of ${JSON.stringify(step)}.`);
    if (found === undefined) return null;
    target = found;
  }
  function pointOf() {
    const rect = [...target.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (rect === undefined) return null;
    const point = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
    return target.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
  }
  if (reveal && !pointOf()) target.scrollIntoView({ block: "center", behavior: "instant" });
  return {
    text: target.textContent,
    /** Its center, in CSS pixels of the viewport, where that is in the window and nothing covers it. */
    point: pointOf(),
    focused: document.activeElement === target,
    enabled: !target.matches(":disabled"),
    expanded: target.ariaExpanded,
    checked: target.ariaChecked,
    current: target.ariaCurrent,
    href: target.getAttribute("href"),
  };
}
