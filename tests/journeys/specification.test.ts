import { getContent } from "../../src/data/content.ts";
import { practiceOf } from "../../src/data/practice.ts";
import { expect, test } from "./visit.ts";

/* What the specification says of measures, columns and names, as a visitor gets it. */

const content = getContent();
const practice = practiceOf(content.practice);
const location = `/locations/${content.locations[0]?.slug}`;

test("from 1024 px up the main links stand in the header", async ({ page }) => {
  await page.setViewportSize({ width: 1009, height: 768 }); // 1024 px less a scroll bar
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("link", { name: "Contact" })).toBeInViewport({ ratio: 1 });
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: /^Book Online/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  const lines = await header.getByRole("link", { name: practice.brand }).evaluate((link) => {
    const name = document.createRange();
    name.selectNodeContents(link.lastChild as Node);
    return name.getClientRects().length;
  });
  expect(lines, "lines of the practice's name").toBe(1);
});

test("Learn More is the one link of each service", async ({ page }) => {
  for (const path of ["/", "/services", "/about"]) {
    await page.goto(path);
    const { slug, title } = content.services[0] ?? {};
    const cell = page.getByRole("listitem").filter({
      has: page.getByRole("heading", { name: title ?? "", exact: true }),
    });
    await expect(cell.getByRole("link")).toHaveAccessibleName(`Learn More about ${title}`);
    // The link covers the heading too.
    await cell.getByRole("heading").click({ force: true });
    await expect(page).toHaveURL(`/service/${slug}`);
  }
});

test("at 768 px services stand in two columns", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  for (const [path, name] of [
    ["/", "main ul:has(> li > h3) > li"],
    [location, 'main ul:has(> li > a[href^="/service/"]) > li'],
  ] as const) {
    await page.goto(path);
    const lefts = await page
      .locator(name)
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
    expect(new Set(lefts).size, path).toBe(2);
  }
});

test("access to a location is told in bullets", async ({ page }) => {
  await page.goto(location);
  const entries = page
    .locator("main li")
    .filter({ hasText: content.locations[0]?.reasons.items[0] ?? "" });
  await expect(entries).toHaveCSS("list-style-type", "disc");
  await expect(entries).toHaveCSS("display", "list-item");
});

test("the picture of the booking button is 60 px high", async ({ page }) => {
  await page.goto(`/service/${content.services[0]?.slug}`);
  const picture = page.getByRole("main").locator(`a[href="${practice.booking.pageUrl}"] img`);
  expect((await picture.first().boundingBox())?.height).toBe(60);
});
