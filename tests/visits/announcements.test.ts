import { layoutShift } from "./page-weight.ts";
import { expect, test } from "./visit.ts";

for (const [at, ofTheDay, strip] of [
  ["2020-05-02T18:00:00Z", true, true],
  ["2098-11-20T12:00:00Z", false, true],
  ["2099-01-02T12:00:00Z", false, false],
] as const) {
  test(`at ${at} current notices alone are there from the first paint, and move nothing`, async ({
    page,
  }) => {
    // Playwright's clock would put off frames too.
    await page.addInitScript((now) => {
      Date.now = () => now;
    }, Date.parse(at));
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const region = page.getByRole("region", { name: "Announcements" });
    await expect(region).toBeVisible({ visible: strip });
    await expect(region.getByText("The lift is out of order")).toBeVisible({ visible: ofTheDay });
    // The strip would move all below it by a twentieth of the screen. A font that comes late moves a word or two.
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });
}
