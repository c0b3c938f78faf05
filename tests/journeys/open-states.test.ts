import type { Page } from "playwright/test";
import { barriersOn } from "./barriers.ts";
import { expect, test } from "./visit.ts";

/** What a visitor can open, and how. */
const states: { name: string; path: string; width: number; open: (page: Page) => Promise<void> }[] = [
  { name: "booking", path: "/", width: 1280, open: (page) => page.getByRole("button", { name: "Book an appointment" }).click() },
  { name: "booking", path: "/", width: 390, open: (page) => page.getByRole("button", { name: "Book an appointment" }).click() },
  { name: "the menu", path: "/about", width: 390, open: (page) => page.getByRole("button", { name: "Menu", exact: true }).click() },
  { name: "the list of services", path: "/about", width: 1280, open: (page) => page.getByRole("link", { name: "Services", exact: true }).first().hover() },
  { name: "the biography", path: "/about", width: 390, open: (page) => page.getByText("Read More").click() },
  { name: "accessibility settings", path: "/", width: 390, open: openSettings },
  {
    name: "accessibility settings in high contrast",
    path: "/",
    width: 1280,
    open: async (page) => {
      await openSettings(page);
      await page.getByRole("switch", { name: "High Contrast Mode" }).click();
    },
  },
  {
    name: "a service in high contrast",
    path: "/service/sinus-disorders",
    width: 1280,
    open: async (page) => {
      await openSettings(page);
      await page.getByRole("switch", { name: "High Contrast Mode" }).click();
      await page.keyboard.press("Escape");
    },
  },
];

async function openSettings(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Quick actions" }).getByRole("button", { name: "Accessibility Settings" }).click();
}

for (const { name, path, width, open } of states) {
  test(`${name} is open to all at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await open(page);
    await page.waitForLoadState("networkidle");
    expect(await barriersOn(page)).toEqual([]);
  });
}
