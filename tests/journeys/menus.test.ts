import { getContent } from "../../src/data/content.ts";
import { expect, test } from "./visit.ts";

const { services } = getContent();

test("the services menu opens on focus, closes with Escape and returns focus", async ({ page }) => {
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const opener = nav.getByRole("button", { name: "Show services" });
  const first = nav.getByRole("link", { name: services[0]?.title ?? "" });
  await nav.getByRole("link", { name: "About" }).focus();
  await page.keyboard.press("Tab");
  await expect(nav.getByRole("link", { name: "Services", exact: true })).toBeFocused();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(opener).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await expect(first).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await expect(first).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  // A second press at once would be part of the first.
  await page.waitForTimeout(600);
  await page.keyboard.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "false");
});

test("the services menu opens with the keyboard, also as the first interaction", async ({
  page,
}) => {
  await page.goto("/");
  const opener = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("button", { name: "Show services" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
});

test("the services menu follows the pointer and links to services", async ({ page }) => {
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Services", exact: true }).hover();
  const entry = nav.getByRole("link", { name: services.at(-1)?.title ?? "" });
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(`/service/${services.at(-1)?.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(services.at(-1)?.title ?? "");
});

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
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
});

test("focus returns to the header when the menu closes in a widened window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
});

test("the mobile menu opens, closes with Escape and returns focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await expect(menu.getByRole("link")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the header stays in view", async ({ page }) => {
  await page.goto("/service/sinus-disorders");
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  await expect(page.getByRole("banner")).toBeInViewport();
});

test("going back returns to where the visitor was, and a new page starts at its top", async ({
  page,
}) => {
  await page.goto("/services");
  await page
    .getByRole("main")
    .getByRole("link", { name: services.at(-1)?.title ?? "" })
    .scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await page
    .getByRole("main")
    .getByRole("link", { name: services.at(-1)?.title ?? "" })
    .click();
  await expect(page).toHaveURL(`/service/${services.at(-1)?.slug}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeCloseTo(before, -1);
});

test("neither Book nor Menu is announced as collapsed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  const browser = await page.context().newCDPSession(page);
  const expanded = async () => {
    const { nodes } = await browser.send("Accessibility.getFullAXTree");
    return nodes
      .filter(({ role, name }) => role?.value === "button" && /Book|Menu/.test(name?.value))
      .flatMap(({ properties = [] }) =>
        properties.filter((property) => property.name === "expanded"),
      );
  };
  await expect.poll(expanded).toEqual([]);
});
