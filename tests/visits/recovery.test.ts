import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import { daysAfter } from "../../src/browser/recovery-dates.ts";
import { recoveriesOf } from "../../src/schemas/service.ts";
import { wholeContent } from "../practice/whole.ts";
import { expect, test } from "./visit.ts";

const { pages, practice, services } = wholeContent();
const { form } = pages.recovery;
const recoveries = services.flatMap(recoveriesOf);
const [recovery] = recoveries;
const date = "2026-12-28";

test("a patient chooses the operation and its day, and takes the dates along; nothing is stored or sent", async ({
  page,
}) => {
  if (recovery === undefined) return;
  await page.goto("/recovery");
  await page.waitForLoadState("networkidle");
  const telling: string[] = [];
  page.on("request", (request) => {
    const sent = `${request.url()} ${request.postData() ?? ""}`;
    if (request.method() !== "GET" || sent.includes(date) || sent.includes(recovery.id))
      telling.push(sent);
  });
  await page.getByLabel(form.operation).selectOption(recovery.id);
  await page.getByLabel(form.day).fill(date);
  await page.getByLabel(form.day).blur();
  const region = page.locator(`[id="${recovery.id}"]`);
  const dates = recovery.items.map(({ day = 0 }) => daysAfter(date, day));
  for (const [index, one] of dates.entries())
    await expect(region.locator("time").nth(index)).toHaveAttribute("datetime", one);
  await expect(page).toHaveURL(`/recovery#${recovery.id}=${date}`);
  await expect(page.locator("[data-recovery]:visible")).toHaveCount(1);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: form.save }).click();
  const text = readFileSync(await (await download).path(), "utf8");
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  expect(events.map((event) => event.getFirstPropertyValue("dtstart")?.toString())).toEqual(dates);
  const signs = Object.values(recovery.warnings).flat();
  for (const event of events) {
    const text = String(event.getFirstPropertyValue("description"));
    expect(text.startsWith(practice.answers["call-911"].if)).toBe(true);
    for (const sign of signs) expect(text).toContain(sign);
  }
  expect(telling).toEqual([]);

  // The address alone brings the choice back.
  await page.goto("/about");
  await page.goto(`/recovery#${recovery.id}=${date}`);
  await expect(page.getByLabel(form.day)).toHaveValue(date);
  await expect(region.locator("time")).toHaveCount(dates.length);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every recovery stands there, its warnings first, with the way to its section", async ({
    page,
  }) => {
    await page.goto("/recovery");
    for (const { id, warnings } of recoveries) {
      const items = page.locator(`[id="${id}"]`).getByRole("listitem");
      const signs = Object.values(warnings).flat();
      await expect(items.filter({ visible: true })).toContainText(signs);
    }
    for (const { title, service, path } of recoveries)
      await expect(
        page.getByRole("link", { name: `${form.more} ${title} (${service})`, exact: true }),
      ).toHaveAttribute("href", path);
    await expect(page.getByLabel(form.operation)).toBeHidden();
  });
});
