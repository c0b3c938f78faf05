import { expect, test } from "./visit.ts";

const newTab = (name: string) => ({ name: `${name} (opens in a new tab)` });

test("portal, bills, forms and visits by video are offered where patients look", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/contact-us");
  const top = page.getByRole("region", { name: "Phone, fax and hours" });
  const main = page.getByRole("main");
  const footer = page.getByRole("contentinfo");
  for (const link of [
    top.getByRole("link", newTab("Patient Portal")),
    main.getByRole("link", newTab("Patient Portal")),
    main.getByRole("link", newTab("Pay a Bill")),
    footer.getByRole("link", newTab("Pay a Bill")),
  ]) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("href", /^https:/);
  }

  for (const path of ["/contact-us", "/new-patients"]) {
    await page.goto(path);
    await expect(main.getByRole("term").filter({ hasText: "Video visits" })).toBeVisible();
    const form = main.getByRole("link", newTab("New patient form"));
    const answer = await page.request.get((await form.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toBe("application/pdf");
  }
});

test("a phone has the portal in its menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link", newTab("Patient Portal"))).toBeVisible();
});
