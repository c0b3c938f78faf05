import type { Page } from "playwright/test";
import { wholeContent, wholePractice } from "../practice/whole.ts";
import { barriersOn } from "./barriers.ts";
import { sidewaysOn, smallTargetsOn } from "./fit.ts";
import { followFocus } from "./focus-trail.ts";
import { type Mode, modes, showAs, type Width, widths } from "./modes.ts";
import { expect, test } from "./visit.ts";

const content = wholeContent();
const fourth = content.testimonials.toSorted((a, b) => b.date.localeCompare(a.date))[3]?.quote;
const practice = wholePractice();

interface State {
  name: string;
  path: string;
  /** Selector of the changed part. */
  part: string;
  /** Opens it, or keeps it open. False where it is not available. */
  open: (page: Page) => Promise<boolean>;
  /** Focus stays in it, or it closes. */
  isOverlay?: boolean;
}

/** Presses the button unless what it opens is open. */
async function press(page: Page, opener: string, opened: string): Promise<boolean> {
  const button = page.getByRole("button", { name: opener, exact: true }).first();
  if (!(await button.isVisible())) return false;
  const piece = page.locator(opened);
  if (!(await piece.isVisible())) await button.click();
  await expect(piece).toBeVisible();
  // For a moment after the press it would take what is pressed next: src/styles/utilities.css.
  await expect(piece.locator(".press-guard")).toBeHidden();
  return true;
}

const overlays: State[] = [
  {
    name: "booking",
    isOverlay: true,
    path: "/",
    part: "#booking-dialog",
    open: (page) => press(page, "Book an appointment", "#booking-dialog"),
  },
  {
    name: "the accessibility settings",
    isOverlay: true,
    path: "/about",
    part: "#accessibility-settings",
    open: async (page) => {
      const pressed = await press(page, "Accessibility Settings", "#accessibility-settings");
      if (pressed) await expect(page.getByRole("switch").first()).toBeVisible();
      return pressed;
    },
  },
  {
    name: "the menu",
    isOverlay: true,
    path: "/about",
    part: "#mobile-menu",
    open: (page) => press(page, "Menu", "#mobile-menu"),
  },
];

const pieces: State[] = [
  {
    name: "the list of services",
    path: "/about",
    part: "header",
    open: async (page) => {
      const button = page
        .getByRole("navigation", { name: "Main" })
        .getByRole("button", { name: "Show services" });
      if (!(await button.isVisible())) return false;
      if ((await button.getAttribute("aria-expanded")) !== "true") {
        await button.focus();
        await page.keyboard.press("Enter");
      }
      await expect(button).toHaveAttribute("aria-expanded", "true");
      return true;
    },
  },
  {
    name: "the carousel at its fourth testimonial",
    path: "/",
    part: "[data-island=TestimonialCarousel]",
    open: async (page) => {
      const dot = page.getByRole("link", { name: "Testimonial 4", exact: true });
      if ((await dot.getAttribute("aria-current")) === null) await dot.click();
      const awake = page.locator("[data-island=TestimonialCarousel] li:not([inert])");
      await expect(awake).toHaveCount(1);
      await expect(awake).toContainText(fourth ?? "");
      return true;
    },
  },
  {
    name: "the second of three pages of testimonials",
    path: "/testimonials",
    part: "[data-island=TestimonialPages]",
    open: async (page) => {
      const dot = page.getByRole("link", { name: "Page 2", exact: true });
      if ((await dot.getAttribute("aria-current")) === null) await dot.click();
      await expect(page.getByText("Page 2 of 3", { exact: true })).toBeVisible();
      return true;
    },
  },
  {
    name: "the whole biography",
    path: "/about",
    part: "details",
    open: async (page) => {
      const more = page.getByText("Read More").filter({ visible: true });
      while ((await more.count()) > 0) await more.first().click();
      await expect(page.getByText("Read Less").first()).toBeVisible();
      return true;
    },
  },
  {
    name: "the map",
    path: "/contact-us",
    part: "[data-module=office-map]",
    open: async (page) => {
      const map = page.locator("[data-module=office-map]");
      const button = map.getByRole("button", { name: "Show the map" });
      if (await button.isVisible()) await button.click();
      await expect(page.locator("iframe")).toBeVisible();
      return true;
    },
  },
];

/** Icons whose shape the page does not hold. */
const emptyIconsOn = (page: Page) =>
  page
    .locator('use[href^="#"]')
    .evaluateAll((icons) =>
      icons
        .map((icon) => icon.getAttribute("href") ?? "")
        .filter((shape) => document.querySelector(shape) === null),
    );

/** Opens a part of a page in each mode at each width, and looks at it. */
async function look(
  page: Page,
  { path, part, open, isOverlay = false }: State,
  looks: { widths: readonly Width[]; modes: readonly Mode[]; wholePage: boolean },
): Promise<void> {
  await page.context().route(practice.mapEmbedUrl, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Map</title><p>Streets",
    }),
  );
  await page.goto(path);
  let opened = 0;
  for (const width of looks.widths) {
    for (const mode of looks.modes) {
      await showAs(page, mode, width);
      if (!(await open(page))) continue;
      opened += 1;
      const place = `${mode} at ${width} px`;
      // What a part does to the rest of its page shows in one look at the whole.
      const within = looks.wholePage && opened === 1 ? undefined : part;
      expect.soft(await barriersOn(page, { within }), place).toEqual([]);
      expect.soft(await emptyIconsOn(page), place).toEqual([]);
      expect.soft(await sidewaysOn(page), place).toEqual([]);
      expect.soft(await smallTargetsOn(page), place).toEqual([]);
      if (!isOverlay || mode === "high contrast" || mode === "reduced motion") continue;
      for (const key of ["Tab", "Shift+Tab"] as const) {
        expect.soft((await followFocus(page, key)).faults, `${key}, ${place}`).toEqual([]);
      }
    }
  }
  expect(opened).toBeGreaterThan(0);
}

for (const overlay of overlays) {
  test(`${overlay.name} is accessible on a phone and a desktop`, async ({ page }) => {
    test.slow();
    await look(page, overlay, { widths: [390, 1280], modes: ["the default"], wholePage: false });
  });
}

for (const state of [...overlays, ...pieces]) {
  test(`${state.name} is accessible in every mode at every width`, { tag: "@long" }, async ({
    page,
  }) => {
    test.slow();
    await look(page, state, { widths, modes, wholePage: true });
  });
}
