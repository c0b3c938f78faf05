import type { Page } from "playwright/test";
import { storageKey } from "../../src/islands/AccessibilitySettings/settings.ts";
import { expect, test } from "./visit.ts";

/** Records on each page whether it came with a transition, and whether it was drawn. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & { viewTransition: object | null };
      const drawn =
        viewTransition !== null &&
        getComputedStyle(document.documentElement, "::view-transition").display !== "none";
      Object.assign(globalThis, { cameWith: drawn ? "a fade" : "nothing" });
    });
  });
}

const cameWith = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { cameWith: string }).cameWith);

const linkTo = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).first();

test("a page is prefetched before the press", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await linkTo(page, "About").hover();
  await linkTo(page, "About").click();
  await expect(page).toHaveURL("/about");
  const delivery = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return (navigation as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe("navigational-prefetch");
});

test("one page fades into the next", async ({ page }) => {
  await noteTransitions(page);
  await page.goto("/");
  await linkTo(page, "About").click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => cameWith(page)).toBe("a fade");
});

test("nothing fades with reduced motion in the system", { tag: "@long" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await noteTransitions(page);
  await page.goto("/");
  await linkTo(page, "About").click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => cameWith(page)).toBe("nothing");
});

test("nothing fades with reduced motion in the site's settings", { tag: "@long" }, async ({
  page,
}) => {
  await noteTransitions(page);
  await page.addInitScript(
    (key) =>
      localStorage.setItem(
        key,
        JSON.stringify({ fontSize: 100, highContrast: false, reduceMotion: true }),
      ),
    storageKey,
  );
  await page.goto("/");
  await linkTo(page, "About").click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => cameWith(page)).toBe("nothing");
});
