import { getContent } from "../../../src/data/content.ts";
import { practiceOf } from "../../../src/data/practice.ts";
import { barriersOn } from "../barriers.ts";
import { sidewaysOn } from "../fit.ts";
import { expect, readThrough, test } from "../visit.ts";

/* Visits to a practice with another look, two offices and no online booking. */

const { offices, phone, phoneHref, brand } = practiceOf(getContent().practice);

for (const path of [
  "/",
  "/about",
  "/service/acne",
  "/service/acne/scars",
  "/locations/haymarket-ne",
])
  test(`${path} calls no other office than the banner names`, async ({ page }) => {
    await page.goto(path);
    const facts = page.getByRole("region", { name: "Phone" });
    await expect(facts.getByRole("link", { name: phone })).toHaveAttribute("href", phoneHref);
    await expect(page.getByRole("link", { name: /^Call/ }).first()).toBeVisible();
    const calls = page.getByRole("link", { name: /^Call/, includeHidden: true });
    for (const link of await calls.all()) await expect(link).toHaveAttribute("href", phoneHref);
    await expect(page.getByRole("main").getByText(phone).last()).toBeVisible();
  });

test("each office has its phone, directions and map", async ({ page, watch }) => {
  await page.goto("/contact-us");
  for (const [index, { phone, directionsUrl, mapEmbedUrl, addressLines }] of offices.entries()) {
    const main = page.getByRole("main");
    await main.locator("[data-module=office-map]").nth(index).scrollIntoViewIfNeeded();
    await expect(main.getByRole("link", { name: phone }).first()).toBeVisible();
    await expect(main.locator(`a[href="${directionsUrl}"]`).first()).toBeVisible();
    // The button is offered once it is near. That of a map that is shown is gone.
    await main.locator(`a[href="${directionsUrl}"]`).last().scrollIntoViewIfNeeded();
    await main.getByRole("button", { name: "Show the map" }).first().click();
    await expect(page.getByTitle(`Map of ${addressLines.join(", ")}`)).toBeVisible();
    expect(watch.elsewhere).toContain(mapEmbedUrl);
  }
});

test("without online booking nothing says Book, and Call stays at hand", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/service/mole-checks");
  await expect(page.getByRole("link", { name: "Book Online" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Book/ })).toHaveCount(0);
  const dock = page.getByRole("region", { name: "Quick actions" });
  await expect(dock.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", phoneHref);
});

test("the closing band names each office", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const band = page.getByRole("main").locator("section").last();
  for (const { name, phone } of offices) {
    await expect(band.getByText(name ?? "", { exact: true }).first()).toBeVisible();
    await expect(band.getByRole("link", { name: phone })).toBeVisible();
  }
});

for (const path of [
  "/",
  "/contact-us",
  "/service/acne",
  "/service/acne/scars",
  "/locations/haymarket-ne",
  "/providers",
])
  for (const width of [390, 1280])
    test(`${path} of ${brand} fits and can be read at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await readThrough(page);
      expect(await sidewaysOn(page)).toEqual([]);
      expect(await barriersOn(page)).toEqual([]);
    });
