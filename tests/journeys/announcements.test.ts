import { layoutShift } from "./page-weight.ts";
import { expect, test } from "./visit.ts";

test("an expired announcement is removed before the first paint and moves nothing", async ({
  page,
}) => {
  const strip = page.getByRole("region", { name: "Announcements" });
  const ofTheDay = strip.getByText("The lift is out of order");
  await page.clock.setFixedTime("2020-05-02T18:00:00Z");
  await page.goto("/about");
  await expect(ofTheDay).toBeVisible();

  await page.clock.setFixedTime("2098-11-20T12:00:00Z");
  await page.goto("/about");
  await expect(strip).toBeVisible();
  await expect(ofTheDay).toBeHidden();

  await page.clock.setFixedTime("2099-01-02T12:00:00Z");
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(strip).toBeHidden();
  // The strip would move all below it by a twentieth of the screen. A font that comes late moves a word or two.
  expect(await layoutShift(page)).toBeLessThan(0.001);
});
