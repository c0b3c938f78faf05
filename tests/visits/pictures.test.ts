import type { Locator } from "playwright/test";
import { wholeContent } from "../practice/whole.ts";
import { showAs } from "./modes.ts";
import { expect, test } from "./visit.ts";

const { providers, locations, pages } = wholeContent();
const phone = { width: 390, height: 844 };

async function boxOf(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error("Not shown.");
  return box;
}

test("a drawing of what to do stands above its words on a phone, and beside them where there is room", async ({
  page,
}) => {
  const drawing = page.getByRole("img", { name: "A person pours water into one nostril" });
  const step = page.getByText("Salt and boiled water.");
  await page.setViewportSize(phone);
  await page.goto("/service/sinus-disorders/rinses");
  const above = await boxOf(drawing);
  // As wide as the words, inside the edges of the page.
  expect(above.width).toBeGreaterThan(0.85 * phone.width);
  expect(above.y + above.height).toBeLessThan((await boxOf(step)).y);
  await page.setViewportSize({ width: 1280, height: 844 });
  const beside = await boxOf(drawing);
  const words = await boxOf(step);
  expect(beside.x).toBeGreaterThan(words.x);
  expect(beside.y).toBeLessThan(words.y + words.height);
});

test("words in the two plates of a drawing are whole and apart, however narrow they are", async ({
  page,
}) => {
  await page.goto("/service/sinus-disorders/rinses");
  const figure = page.getByRole("figure", { name: "The nose that is rinsed" });
  for (const [mode, width] of [
    ["the default", 320],
    ["the default", 390],
    ["150% text", 390],
    ["150% text", 320],
  ] as const) {
    await showAs(page, mode, width);
    await figure.scrollIntoViewIfNeeded();
    const words = await figure.locator("text").evaluateAll((labels) =>
      labels.map((label) => {
        const { x, y, right, bottom } = label.getBoundingClientRect();
        const plate = label.closest("svg")?.getBoundingClientRect();
        const isWhole = plate !== undefined && x >= plate.x && right <= plate.right;
        return { name: label.textContent, x, y, right, bottom, isWhole };
      }),
    );
    expect(words).toHaveLength(4);
    const place = `${width} px, ${mode}`;
    expect(
      words.filter(({ isWhole }) => !isWhole),
      place,
    ).toEqual([]);
    const pairs = words.flatMap((one, index) =>
      words.slice(index + 1).map((other) => [one, other] as const),
    );
    const together = pairs.filter(
      ([one, other]) =>
        one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom,
    );
    expect(together, place).toEqual([]);
  }
});

test("a physician is small beside the name on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  const shown = providers.map(({ image, photograph }) => photograph?.alt ?? image?.alt ?? "");
  for (const path of [
    "/about",
    "/providers",
    `/providers/${providers[0]?.slug}`,
    `/locations/${locations[0]?.slug}`,
    "/",
  ]) {
    await page.goto(path);
    const portraits = await page.getByRole("img", { name: new RegExp(shown.join("|")) }).all();
    expect(portraits, path).not.toHaveLength(0);
    for (const portrait of portraits)
      expect((await boxOf(portrait)).width, path).toBeLessThanOrEqual(140);
  }
});

test("about shows the rooms of which there are photographs", async ({ page }) => {
  await page.goto("/about");
  await expect(
    page.getByRole("img", { name: pages.about.rooms?.door?.alt ?? "none", exact: true }),
  ).toBeVisible();
});

test("no head stands where somebody wants a number", async ({ page }) => {
  await page.goto("/contact-us");
  const heading = page.getByRole("heading", { level: 1 });
  const hero = page.getByRole("main").locator(":scope > div").filter({ has: heading });
  await expect(hero).toBeVisible();
  await expect(hero.locator("img")).toHaveCount(0);
});
