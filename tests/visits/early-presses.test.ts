import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { getContent } from "../../src/data/content.ts";
import { practiceOf } from "../../src/data/practice.ts";
import { expect, test } from "./visit.ts";

const practice = practiceOf(getContent().practice);

/** What of the visit an island may check. */
interface Visit {
  page: Page;
  /** Requested URLs of other hosts. */
  elsewhere: readonly string[];
}

interface Piece {
  name: string;
  path: string;
  /** Pressed once, before its code has loaded. */
  press: (page: Page) => Promise<void>;
  /** Whether it does nothing without script. Such a button is shown once the loader has run. */
  needsScript?: true;
  /** How often it took effect: must be and stay 1 after one press. */
  effects: (visit: Visit) => Promise<number>;
  /** Anything else that must hold by then. */
  also?: (visit: Visit) => Promise<void>;
}

const count = (page: Page, selector: string) => page.locator(selector).count();
const pressButton = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();

const pieces: Piece[] = [
  {
    name: "the accessibility settings",
    path: "/",
    press: pressButton("Accessibility Settings"),
    effects: ({ page }) => count(page, "#accessibility-settings:popover-open"),
    also: ({ page }) => expect(page.getByRole("button", { name: "Larger" })).toBeVisible(),
  },
  {
    name: "the list of services",
    path: "/",
    press: async (page) => {
      await page.getByRole("button", { name: "Show services" }).press("Enter");
    },
    effects: async ({ page }) => Number(await page.locator("#services-menu").isVisible()),
  },
  {
    name: "the next testimonial",
    path: "/",
    needsScript: true,
    press: pressButton("Next testimonial"),
    effects: ({ page }) =>
      page.evaluate(() =>
        [...document.querySelectorAll("[data-island=TestimonialCarousel] a[href^='#']")].findIndex(
          (dot) => dot.ariaCurrent === "true",
        ),
      ),
    also: async ({ page }) => expect(page.getByText("Testimonial 2 of 6:")).toHaveCount(1),
  },
  {
    name: "the map",
    path: "/contact-us",
    needsScript: true,
    press: pressButton("Show the map"),
    effects: ({ page }) => count(page, "iframe"),
    also: ({ elsewhere }) => expect.poll(() => elsewhere).toEqual([practice.mapEmbedUrl]),
  },
  {
    name: "the address to copy",
    path: "/contact-us",
    needsScript: true,
    press: pressButton("Copy address"),
    effects: ({ page }) =>
      page.evaluate(() => (globalThis as unknown as { copied: string[] }).copied.length),
    also: async ({ page }) => expect(page.getByText("Copied", { exact: true })).toBeVisible(),
  },
];

/** Notes what is copied in place of the clipboard, which headless browsers refuse. */
function noteCopies(): void {
  const copied: string[] = [];
  Object.assign(globalThis, { copied });
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: async (text: string) => void copied.push(text) },
  });
}

/** The scripts that a page names itself. The one that is `async` is the loader, which asks for all other code. */
const named = [
  ...readFileSync(`${process.env["SITE_DIR"]}/index.html`, "utf8").matchAll(
    /<script [^>]*\bsrc="([^"]+)"[^>]*>/g,
  ),
].map(([tag, path]) => ({ isLoader: / async\b/.test(tag), path }));
const loader = ({ pathname }: URL) =>
  named.some(({ isLoader, path }) => isLoader && path === pathname);
const code = ({ pathname }: URL) =>
  /^\/assets\/.*\.js$/.test(pathname) && !named.some(({ path }) => path === pathname);

/** What happens to the code, and when it has loaded. */
const noScript = "no script has come";
const late = "its code is late";
const ways: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  [noScript]: (page) => holdBack(page, loader),
  [late]: (page) => holdBack(page, code),
  "its code fails to come twice": async (page) => {
    const failures = new Map<string, number>();
    await page.route(code, (route) => {
      const { pathname } = new URL(route.request().url());
      const failed = failures.get(pathname) ?? 0;
      failures.set(pathname, failed + 1);
      // As if the connection broke; the browser reports no error.
      return failed < 2 ? route.abort("aborted") : route.continue();
    });
    return async () => {
      await expect.poll(() => Math.min(...failures.values())).toBe(3);
    };
  },
};

async function holdBack(page: Page, files: (url: URL) => boolean): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  let held = 0;
  await page.route(files, async (route) => {
    held += 1;
    await gate.promise;
    await route.continue();
  });
  return async () => {
    // The menu needs no code of its own: a key asks for the service worker's.
    await page.keyboard.press("Shift");
    await expect.poll(() => held).toBeGreaterThan(0);
    gate.resolve();
  };
}

/** For `npm test`, one that works without script and one that needs it: the loader repeats both alike. */
const daily = ["the accessibility settings", "the next testimonial"];

for (const { name, path, press, needsScript, effects, also } of pieces) {
  for (const [way, prepare] of Object.entries(ways)) {
    test(`${name}: a press takes effect once when ${way}`, {
      tag: way === late && daily.includes(name) ? [] : "@long",
    }, async ({ page, context, watch }) => {
      await context.route(practice.mapEmbedUrl, (route) => {
        watch.elsewhere.push(route.request().url());
        return route.fulfill({
          contentType: "text/html",
          body: "<!doctype html><title>Map</title><p>Streets",
        });
      });
      await page.addInitScript(noteCopies);
      const release = await prepare(page);
      await page.goto(path, { waitUntil: "commit" });
      // What a button opens is further down in the page.
      await page.waitForFunction(() => document.readyState !== "loading");
      // Waits for the button to be offered: docs/decisions/0011-first-paint.md.
      const pressed = press(page);
      const visit = { page, elsewhere: watch.elsewhere };
      if (way === noScript && needsScript) expect(await effects(visit)).toBe(0);
      else await pressed;
      await release();
      await pressed;
      await expect.poll(() => effects(visit)).toBe(1);
      await also?.(visit);
      // Everything that the page still does on its own.
      // The driver may miss that a frame it has answered itself is at rest.
      await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => undefined);
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
      );
      expect(await effects(visit)).toBe(1);
    });
  }
}

test("a Space bar held down while an earlier press is repeated counts as well", {
  tag: "@long",
}, async ({ page }) => {
  const release = await holdBack(page, code);
  await page.goto("/");
  await page.getByRole("button", { name: "Next testimonial" }).press("Space");
  await page.keyboard.down("Space");
  await release();
  await expect(page.getByText("Testimonial 2 of 6:")).toHaveCount(1);
  await page.keyboard.up("Space");
  await expect(page.getByText("Testimonial 3 of 6:")).toHaveCount(1);
});

test("a press on a page from before a release loads the page again and says so", {
  tag: "@long",
}, async ({ page, watch }) => {
  // The release has taken away the code that this page asks for.
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  const next = page.getByRole("button", { name: "Next testimonial" });
  await next.click();
  await expect(page.getByText("This page has changed since you opened it.")).toBeVisible();
  await page.unroute(code);
  await page.waitForEvent("load");
  await next.click();
  await expect(page.getByText("Testimonial 2 of 6:")).toHaveCount(1);
  watch.mistakes.length = 0;
});
