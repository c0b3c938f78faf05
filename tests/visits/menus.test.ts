import type { Page } from "playwright/test";
import { expect, test } from "./visit.ts";

/** The main links of a phone, which the Menu button opens. */
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Menu" });

test("going back to another place in the page closes the menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/accessibility");
  await page
    .getByRole("main")
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link")
    .first()
    .click();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(menuOf(page)).toBeVisible();
  await page.goBack();
  await expect(menuOf(page)).toBeHidden();
});

test("a page that is left has its menu closed, since Back may bring it as it was", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(menuOf(page)).toBeVisible();
  // The headless shell keeps no page in memory, so that it is only told that it is left.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
  );
  await expect(menuOf(page)).toBeHidden();
});

test("focus returns to the header when the menu closes in a widened window", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/about");
  // The code for it downloads with the first input, so the first Escape may come before it.
  await expect(async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(menuOf(page).getByText("Menu", { exact: true })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press("Escape");
    await expect(menuOf(page).getByRole("button", { name: "Close menu" })).toBeHidden();
    const header = page.getByRole("banner").getByRole("link").first();
    await expect(header).toBeFocused({ timeout: 1000 });
  }).toPass();
});

test("the list of services stays open under a press, and closes when a visitor turns elsewhere", async ({
  page,
}) => {
  await page.goto("/about");
  const nav = page.getByRole("navigation", { name: "Main" });
  const button = nav.getByRole("button", { name: "Show services" });
  const list = page.locator("#services-menu");
  // A press belongs to the one before for 400 ms: src/browser/second-press.ts.
  const settled = () => page.waitForTimeout(450);
  // The pointer has opened it on its way to the button.
  await nav.getByRole("link", { name: "Services", exact: true }).hover();
  await expect(list).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await page.mouse.move(640, 790);
  await expect(list).toBeHidden();

  await settled();
  await page.keyboard.press("Enter");
  await expect(list).toBeVisible();
  await page.getByRole("main").click({ position: { x: 5, y: 300 } });
  await expect(list).toBeHidden();

  await settled();
  await button.press("Enter");
  await expect(list).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Book Online/ })
    .focus();
  await expect(list).toBeHidden();
});

test("the header stays in view", async ({ page }) => {
  await page.goto("/service/sinus-disorders");
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  await expect(page.getByRole("banner")).toBeInViewport();
});

test("Book is not announced as collapsed: it opens a dialog", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  const browser = await page.context().newCDPSession(page);
  const expanded = async () => {
    const { nodes } = await browser.send("Accessibility.getFullAXTree");
    return nodes
      .filter(({ role, name }) => role?.value === "button" && /Book/.test(name?.value))
      .flatMap(({ properties = [] }) =>
        properties.filter((property) => property.name === "expanded"),
      );
  };
  await expect.poll(expanded).toEqual([]);
});
