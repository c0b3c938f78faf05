import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright/test";
import { look, type Sight } from "./sight.ts";
import { type Overlay, overlays, type Visit } from "./visit.ts";

/** How a control is used. */
export type Way = "mouse" | "Enter" | "Space";

/** A control by its name in a part of the page. */
export interface Control {
  scope: string;
  name: string;
}

/** Milliseconds within which the page must show what the model expects. Only failures wait that long. */
const patience = 5000;

/** Drives the real page, and compares it with the model after each step. */
export class Visitor {
  readonly page: Page;
  /** How many steps the page has agreed to. */
  taken = 0;
  /** A second tab of the same site. */
  private readonly otherTab: Page;
  private readonly mistakes: readonly string[];

  constructor(page: Page, otherTab: Page, mistakes: readonly string[]) {
    this.page = page;
    this.otherTab = otherTab;
    this.mistakes = mistakes;
  }

  look(): Promise<Sight> {
    return this.page.evaluate(look);
  }

  async use(control: Control, way: Way): Promise<void> {
    if (way === "mouse") await this.clickAt(await this.placeOf(control));
    else {
      await this.focus(control);
      await this.page.keyboard.press(way);
    }
  }

  async pointAt(control: Control): Promise<void> {
    const { x, y } = await this.placeOf(control);
    // A pointer travels; one that only appears crosses no edges.
    await this.page.mouse.move(x, y, { steps: 2 });
  }

  /** Waits until the page is painted and offers the buttons that need a script: the loader then notes all that is done. */
  private async offered(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.documentElement.dataset["presses"] !== undefined &&
        performance.getEntriesByName("first-paint").length > 0,
    );
  }

  /** Brings the focus to a control as the keyboard does, so that it shows. */
  async focus({ scope, name }: Control): Promise<void> {
    await this.offered();
    await this.page.keyboard.press("Shift");
    await this.page.evaluate(
      ([within, label]) => {
        const controls = [
          ...document.querySelectorAll<HTMLElement>(
            `${within} :is(a, button, [role=switch], ul[tabindex])`,
          ),
        ];
        const control = controls.find((element) =>
          (element.ariaLabel ?? element.textContent)?.trim().startsWith(label),
        );
        if (control === undefined) throw new Error(`There is no "${label}" in ${within}.`);
        control.focus({ preventScroll: true });
        if (document.activeElement !== control)
          throw new Error(`"${label}" in ${within} does not take the focus.`);
      },
      [scope, name] as const,
    );
  }

  /** Middle of a control once it is scrolled into view. Throws when something else lies over it. */
  async placeOf({ scope, name }: Control): Promise<{ x: number; y: number }> {
    await this.offered();
    return this.page.evaluate(
      async ([within, label]) => {
        const controls = [
          ...document.querySelectorAll<HTMLElement>(`${within} :is(a, button, [role=switch], h1)`),
        ];
        const control = controls.find(
          (element) => label === "" || element.textContent?.trim().startsWith(label),
        );
        if (control === undefined) throw new Error(`There is no "${label}" in ${within}.`);
        const level = () => control.getBoundingClientRect().y;
        async function still(): Promise<void> {
          for (let before = Number.NaN; before !== level(); ) {
            before = level();
            await new Promise((resolve) =>
              requestAnimationFrame(() => requestAnimationFrame(resolve)),
            );
          }
        }
        // Nobody presses what moves: the page fades in, or it or the dialog still scrolls after a key.
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        await still();
        const { top, bottom } = control.getBoundingClientRect();
        if (top < 150 || bottom > innerHeight - 150)
          control.scrollIntoView({ block: "center", behavior: "instant" });
        // Chromium goes on with what a key has set off, from where the page is now.
        await still();
        const rect = control.getBoundingClientRect();
        const place = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
        const hit = document.elementFromPoint(place.x, place.y);
        // A disabled button lets presses through to what is around it.
        if (!(hit !== null && (control.contains(hit) || hit.contains(control)))) {
          throw new Error(
            `"${label}" in ${within} cannot be pressed: ${hit?.outerHTML.slice(0, 100)} lies over it.`,
          );
        }
        return place;
      },
      [scope, name] as const,
    );
  }

  async clickAt({ x, y }: { x: number; y: number }): Promise<void> {
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  /** Writes to storage from another tab; null deletes. */
  async storeElsewhere(value: string | null): Promise<void> {
    await this.otherTab.evaluate((stored) => {
      if (stored === null) localStorage.removeItem("accessibility-settings");
      else localStorage.setItem("accessibility-settings", stored);
    }, value);
  }

  /** Throws unless the page comes to show what the model expects, and nothing went wrong meanwhile. */
  async agree(visit: Visit): Promise<void> {
    const deadline = performance.now() + patience;
    for (;;) {
      const sight = await this.look();
      const faults = faultsIn(sight, visit);
      if (this.mistakes.length > 0) throw new Error(this.mistakes.join("\n"));
      if (faults.length === 0) {
        visit.services ??= sight.services.visible;
        this.taken += 1;
        return;
      }
      if (performance.now() > deadline)
        throw new Error(`${faults.join("\n")}\n${JSON.stringify(sight)}`);
      await pause(20);
    }
  }
}

type Check = [what: string, seen: unknown, expected: unknown];

function faultsIn(sight: Sight, visit: Visit): string[] {
  const checks = [
    ...common(sight, visit),
    ...panel(sight, visit),
    ...services(sight, visit),
    ...carousel(sight, visit),
    ...paging(sight, visit),
  ];
  const wrong = checks.filter(([, seen, expected]) => !isDeepStrictEqual(seen, expected));
  return [
    ...wrong.map(
      ([what, seen, expected]) =>
        `${what}: ${JSON.stringify(seen)}, expected ${JSON.stringify(expected)}`,
    ),
    ...lostFocus(sight, visit),
  ];
}

function common(sight: Sight, visit: Visit): Check[] {
  const { path, hash } = visit.here;
  const { fontSize, highContrast, reduceMotion } = visit.preferences;
  return [
    ["address", sight.path + sight.hash, path + hash],
    ["open", sight.open, visit.open === undefined ? [] : [overlays[visit.open]]],
    ["modal dialogs", sight.modals, visit.open === "booking" ? 1 : 0],
    ["font size", sight.fontSize, fontSize],
    [
      "font size is a step",
      sight.fontSize >= 80 && sight.fontSize <= 150 && sight.fontSize % 10 === 0,
      true,
    ],
    ["pixels of 100%", Math.round(sight.hundredPercent * 100) / 100, 16],
    ["high contrast", sight.highContrast, highContrast],
    ["reduced motion", sight.reduceMotion, reduceMotion],
    ["storage", sight.stored, visit.blocked ? "blocked" : visit.stored],
  ];
}

function panel(
  sight: Sight,
  { open, preferences: { fontSize, highContrast, reduceMotion } }: Visit,
): Check[] {
  if (open !== "settings") return [];
  const expected = {
    size: `${fontSize}%`,
    smaller: fontSize > 80,
    larger: fontSize < 150,
    contrast: String(highContrast),
    motion: String(reduceMotion),
  };
  return [["panel", sight.panel, expected]];
}

function services(sight: Sight, visit: Visit): Check[] {
  if (!visit.wide) return [["main links", sight.services.shown, false]];
  const { visible, expanded } = sight.services;
  return [
    ["main links", sight.services.shown, true],
    ["services list", visible, visit.services ?? visible],
    // Before its script runs the button makes no claim.
    ["services button says", expanded ?? (visit.begun ? null : String(visible)), String(visible)],
  ];
}

function carousel(sight: Sight, visit: Visit): Check[] {
  if (visit.here.path !== "/" || sight.carousel === undefined)
    return [["carousel", sight.carousel !== undefined, visit.here.path === "/"]];
  const { inView, marked, awake } = sight.carousel;
  return [
    ["slide", inView, visit.slide],
    ["marked dots", marked, [visit.slide]],
    // All before its script runs, then the one in view.
    ["slides that can be reached", awake === 1 || awake === visit.slides, true],
  ];
}

function paging(sight: Sight, visit: Visit): Check[] {
  const isHere = visit.here.path === "/testimonials";
  if (!isHere) return [["paging", sight.paging, undefined]];
  return [
    [
      "paging",
      sight.paging,
      {
        visible: [visit.page],
        marked: [visit.page],
        says: `Page ${visit.page + 1} of ${visit.pages}`,
        previous: visit.page > 0,
        next: visit.page < visit.pages - 1,
      },
    ],
  ];
}

/** Pieces behind which nothing can be seen keep the focus. */
const keepers: readonly (Overlay | undefined)[] = ["booking", "menu"];

function lostFocus({ focus }: Sight, { open, mayBeUnfocused }: Visit): string[] {
  if (focus.where === "nowhere") return mayBeUnfocused ? [] : ["focus: lost"];
  if (!focus.visible) return [`focus: on something that is not there, ${focus.element}`];
  if (open !== undefined && keepers.includes(open) && focus.where !== overlays[open])
    return [`focus: behind the ${open}, on ${focus.element}`];
  return [];
}
