import type { Page } from "playwright/test";
import { en } from "../../src/languages/en.ts";
import { expect, test } from "./visit.ts";

function panelOf(page: Page) {
  const panel = page.getByRole("dialog", { name: "Accessibility settings" });
  return {
    panel,
    opener: page
      .getByRole("region", { name: "Quick actions" })
      .getByRole("button", { name: "Accessibility Settings" }),
    size: panel.getByRole("status"),
    larger: panel.getByRole("button", { name: "Larger" }),
  };
}

const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

test("high contrast does not fade in", { tag: "@long" }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("settings", "100,high-contrast");
    addEventListener("transitionrun", ({ propertyName, target }) =>
      console.error(`${propertyName} of ${(target as Element).outerHTML.slice(0, 80)} fades`),
    );
  });
  // The slowest case: the page is painted before its script is there. The visit fails on what is reported.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, 500));
    await route.continue();
  });
  await page.goto("/about");
  await expect(page.locator("html")).toHaveClass(/high-contrast/);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
});

test("settings work where storage is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });
  await page.goto("/");
  const { opener, larger, size } = panelOf(page);
  await opener.click();
  await larger.click();
  await expect(size).toHaveText("110%");
  expect(await rootSize(page)).toBeCloseTo(17.6);
  await expect(panelOf(page).panel.getByText(en.settings.notStored)).toBeVisible();
});

test("settings whose code cannot come say so, and come with the page that they ask to load again", {
  tag: "@long",
}, async ({ page, context, watch }) => {
  await page.goto("/about");
  const { opener, panel, larger, size } = panelOf(page);
  await context.setOffline(true);
  await opener.click();
  await expect(panel.getByText(en.frame.settingsNotLoaded)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await opener.click();
  await larger.click();
  await expect(size).toHaveText("110%");
  await expect(panel.getByText(en.frame.settingsNotLoaded)).toBeHidden();
  // The browser's own words about the lost connection.
  watch.mistakes.length = 0;
});
