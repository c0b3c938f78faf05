import { expect, test } from "./visit.ts";

test("every place says as much of the open status as both schedules agree on", async ({ page }) => {
  for (const [moment, words] of [
    ["2020-05-04T08:30-05:00", "Open now"],
    ["2020-05-02T10:00-05:00", "Hours vary: please call"],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.goto("/service/sinus-disorders");
    const facts = page.getByRole("region", { name: /hours/i });
    for (const region of await facts.all())
      await expect(
        region.getByText(words, { exact: true }).filter({ visible: true }),
      ).toBeVisible();
    await page.getByRole("button", { name: "Book an appointment" }).click();
    await expect(page.getByRole("dialog").getByText(words, { exact: true })).toBeVisible();
  }
});

test("paper says that the hours vary, beside one of the readings", async ({ page }) => {
  await page.goto("/service/sinus-disorders");
  await page.emulateMedia({ media: "print" });
  const banner = page.getByRole("region", { name: /phone, fax and hours/i });
  await expect(banner.getByText("Hours vary: please call").filter({ visible: true })).toBeVisible();
});

test("a Spanish page says it in Spanish, and so do its settings", { tag: "@long" }, async ({
  page,
}) => {
  await page.clock.setFixedTime("2020-05-02T14:00-05:00");
  await page.goto("/es");
  await expect(page.getByText("Cerrado · abre el lunes", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: /^Ajustes/ }).click();
  const panel = page.getByRole("dialog", { name: "Ajustes de accesibilidad" });
  await panel.getByRole("button", { name: "Más grande" }).click();
  await expect(panel.getByText("110 %")).toBeVisible();
  await panel.getByRole("switch", { name: "Alto contraste" }).click();
  await expect(page.locator("html")).toHaveClass(/high-contrast/);
});
