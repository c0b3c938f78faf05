import { expect, test } from "./visit.ts";

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
  await page.goto("/about");
  // The code for it downloads with the first input, so the first Escape may come before it.
  await expect(async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
    const header = page.getByRole("banner").getByRole("link").first();
    await expect(header).toBeFocused({ timeout: 1000 });
  }).toPass();
});

test("the header stays in view", async ({ page }) => {
  await page.goto("/service/sinus-disorders");
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  await expect(page.getByRole("banner")).toBeInViewport();
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
