import { getContent } from "../../src/data/content.ts";
import { practiceOf } from "../../src/data/practice.ts";
import { expect, test } from "./visit.ts";

const practice = practiceOf(getContent().practice);

for (const path of ["/", "/contact-us"]) {
  test(`the map on ${path} loads only on request`, async ({ page, context, watch }) => {
    await context.route(practice.mapEmbedUrl, (route) => {
      watch.elsewhere.push(route.request().url());
      return route.fulfill({
        contentType: "text/html",
        body: "<!doctype html><title>Map</title><p>Streets",
      });
    });
    await page.goto(path);
    const button = page.getByRole("button", { name: "Show the map" });
    await button.scrollIntoViewIfNeeded();
    await button.hover();
    await page.waitForLoadState("networkidle");
    expect(watch.elsewhere).toEqual([]);
    await expect(page.locator("iframe")).toHaveCount(0);

    await button.click();
    const frame = page.locator("iframe");
    await expect(frame).toHaveAttribute("title", /map/i);
    await expect(frame).toBeFocused();
    await expect(frame.contentFrame().getByText("Streets")).toBeVisible();
    expect(watch.elsewhere).toEqual([practice.mapEmbedUrl]);
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /^Get directions/ })
        .first(),
    ).toHaveAttribute("href", practice.directionsUrl);
  });
}

test("address and directions remain when the map does not load", async ({ page }) => {
  await page.goto("/contact-us");
  await page.getByRole("button", { name: "Show the map" }).click();
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(page.getByRole("main").getByText(practice.addressLines[0]).first()).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /^Get directions/ })
      .first(),
  ).toBeVisible();
});
