import { getContent } from "../../src/data/content.ts";
import { practiceOf } from "../../src/data/practice.ts";
import { expect, test } from "./visit.ts";

const practice = practiceOf(getContent().practice);

for (const { name, width } of [
  { name: "a desktop", width: 1280 },
  { name: "a phone", width: 390 },
]) {
  test(`booking opens on ${name}, keeps focus inside, closes with Escape and returns focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about");
    const opener = page.getByRole("button", { name: "Book an appointment" });
    const dialog = page.getByRole("dialog", { name: "Book Your Appointment" });
    await opener.click();
    await expect(dialog).toBeVisible();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          document.activeElement?.closest("dialog") === null,
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test("booking closes with its button or a press outside", async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Book an appointment" });
  const dialog = page.getByRole("dialog", { name: "Book Your Appointment" });
  await opener.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  // A press inside leaves it open.
  await dialog.getByRole("heading", { name: "Office hours" }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();
});

test("the booking service is not requested until booking opens, and is not needed", async ({
  page,
  watch,
}) => {
  await page.goto("/");
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState("networkidle");
  expect(watch.elsewhere).toEqual([]);
  await page.getByRole("button", { name: "Book an appointment" }).click();
  const dialog = page.getByRole("dialog", { name: "Book Your Appointment" });
  // The request for the widget, if there is one, was refused.
  await expect(dialog.getByRole("link", { name: /^Book Online/ })).toHaveAttribute(
    "href",
    practice.booking.pageUrl,
  );
  await expect(dialog.getByRole("link", { name: practice.phone })).toBeVisible();
  for (const { days } of practice.hours.booking) await expect(dialog).toContainText(days);
  for (const address of watch.elsewhere) expect(address).toBe(practice.booking.widgetScriptUrl);
});
