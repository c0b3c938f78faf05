import type { Browser, Locator, Page } from "playwright/test";
import { expect, test } from "./visit.ts";

test.use({ hasTouch: true });

interface Point {
  x: number;
  y: number;
}

/** Drags a finger over the page, as scrolling and swiping do. In pixels. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  for (let step = 1; step <= 10; step += 1) {
    await touch("touchMove", [
      { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 },
    ]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch("touchEnd", []);
}

async function middleOf(thing: Locator): Promise<Point> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await thing.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

test("a finger that taps twice leaves open what the first tap has opened", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const { name, opened } of [
    {
      name: "Book an appointment",
      opened: page.getByRole("dialog", { name: "Book Your Appointment" }),
    },
    { name: "Menu", opened: page.getByRole("navigation", { name: "Menu" }) },
  ]) {
    await page.goto("/about");
    const { x, y } = await middleOf(page.getByRole("button", { name, exact: true }));
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(80);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(800);
    await expect(opened).toBeVisible();
  }
});

test("a finger opens the services menu, and scrolling on it does not close it", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/about");
  const button = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("button", { name: "Show services" });
  const list = page.locator("#services-menu");
  await button.tap();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const finger = await middleOf(list);
  await drag(page, finger, { ...finger, y: finger.y - 60 });
  // Longer than a menu stays open after the pointer leaves.
  await page.waitForTimeout(400);
  await expect(list).toBeVisible();
  await button.tap();
  await expect(list).toBeHidden();
  // A second tap at once would be part of the first.
  await page.waitForTimeout(800);
  await button.tap();
  await list.getByRole("link").first().tap();
  await expect(page).toHaveURL(/\/service\//);
});

test("a swipe turns to the next testimonial, and one back returns", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  const carousel = page.getByRole("group", { name: "Testimonials" });
  await carousel.scrollIntoViewIfNeeded();
  const { y } = await middleOf(carousel.locator("li").first());
  const [left, right] = [
    { x: 60, y },
    { x: 330, y },
  ];
  await drag(page, right, left);
  await expect(carousel.getByRole("link", { name: "Testimonial 2", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await drag(page, left, right);
  await expect(carousel.getByRole("link", { name: "Testimonial 1", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

/** The most elements that the browser styles anew at once during an action; some, or the trace saw nothing. */
async function mostStyled(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const trace: { traceEvents: { args: { elementCount?: number } }[] } = JSON.parse(
    String(await browser.stopTracing()),
  );
  const most = Math.max(...trace.traceEvents.map(({ args }) => args.elementCount ?? 0));
  expect(most).toBeGreaterThan(0);
  return most;
}

test("a pointer on a link does not have the page styled anew", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/");
  const link = page.getByRole("main").getByRole("listitem").getByRole("link").first();
  await link.scrollIntoViewIfNeeded();
  const styled = await mostStyled(page, async () => {
    await link.hover();
    await link.focus();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  });
  expect(styled).toBeLessThan((await page.locator("body *").count()) / 4);
});

test("behind the menu, the page out of view is not styled anew and keeps its place", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/service/sinus-disorders");
  const parts = page.locator("main > *, body > footer");
  await page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .last()
    .evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
  const places = () =>
    parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top)));
  const before = await places();
  const { x, y } = await middleOf(page.getByRole("button", { name: "Menu", exact: true }));
  const styled = await mostStyled(page, async () => {
    await page.touchscreen.tap(x, y);
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  });
  expect(styled).toBeLessThan((await page.locator("body *").count()) / 2);
  expect(await places()).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  expect(await places()).toEqual(before);
});
