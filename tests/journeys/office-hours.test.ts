import { expect, test } from "./visit.ts";

for (const { moment, words } of [
  { moment: "2020-05-02T10:00-05:00", words: "Hours vary: please call" },
  { moment: "2020-05-02T14:00-05:00", words: "Closed, opens Monday" },
  { moment: "2020-05-04T08:00-05:00", words: "Hours vary: please call" },
  { moment: "2020-05-04T08:30-05:00", words: "Open now" },
  { moment: "2098-12-31T09:00-06:00", words: "Open now, until 12:00 PM" },
]) {
  test(`at ${moment} every place says "${words}", which both schedules allow`, async ({ page }) => {
    await page.clock.setFixedTime(moment);
    for (const path of ["/service/sinus-disorders", "/contact-us"]) {
      await page.goto(path);
      const facts = page.getByRole("region", { name: /hours/i });
      for (const region of await facts.all())
        await expect(region.getByText(words, { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Book an appointment" }).click();
      await expect(page.getByRole("dialog").getByText(words, { exact: true })).toBeVisible();
    }
  });
}

test("whoever finds the office closed is told where to go when it cannot wait", async ({
  page,
}) => {
  const advice =
    "In an emergency, call 911. For anything else that cannot wait, call us. If nobody answers, go to an emergency room.";
  await page.goto("/contact-us");
  await expect(page.getByRole("region", { name: "Phone, address and hours" })).toContainText(
    advice,
  );
  await page.getByRole("button", { name: "Book an appointment" }).click();
  await expect(page.getByRole("dialog", { name: "Book Your Appointment" })).toContainText(advice);
  await page.goto("/es");
  await expect(page.getByRole("main")).toContainText(
    "En una emergencia, llame al 911. Si otra cosa no puede esperar, llámenos. Si nadie contesta, vaya a una sala de emergencias.",
  );
});
