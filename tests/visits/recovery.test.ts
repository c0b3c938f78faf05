import { readFileSync } from "node:fs";
import { practiceOf } from "../../src/data/practice.ts";
import { sentenceOf, signsNamed } from "../../src/data/signs.ts";
import { en } from "../../src/languages/en.ts";
import { isoDuration } from "../../src/pages/_recovery/step-time.ts";
import { daysAfter, timeAfter } from "../../src/parts/recovery/RecoveryPlan/recovery-dates.ts";
import type { Recovery } from "../../src/schemas/recovery.ts";
import { wholeContent } from "../practice/whole.ts";
import { expect, test } from "./visit.ts";

const content = wholeContent();
const { pages, practice, recoveries } = content;
const { operation: words, hero } = pages.recovery;
const [recovery] = recoveries;
const [first] = recovery?.steps ?? [];
if (recovery === undefined || first === undefined) throw new Error("There is no recovery.");
const { slug, operation, steps } = recovery;
const path = `/recovery/${slug}`;
const signs = signsNamed(recovery.signs, content.signs).map((sign) => sign.if);
/** Of the operation. Today is before it, so that all its steps are still to come. */
const date = "2026-12-28";
const today = "2026-12-26T15:00:00Z";
const dates = steps.map(({ from }) => timeAfter(date, isoDuration(from)));
const ends = steps.map(({ from, to }: Recovery["steps"][number]) =>
  timeAfter(date, isoDuration(to ?? from)),
);

/** The signs that matter most in the days of a step, each as a sentence. */
const watchOf = (index: number) =>
  signsNamed(steps[index]?.signs ?? [], content.signs).map((sign) =>
    sentenceOf(sign, practiceOf(practice)),
  );

test.beforeEach(({ page }) => page.clock.setFixedTime(today));

test("a patient finds the operation, gives its day and takes the dates along; nothing is stored or sent", async ({
  page,
}) => {
  await page.goto("/recovery");
  await page.getByRole("main").getByRole("link", { name: operation, exact: true }).click();
  await expect(page).toHaveURL(path);
  await page.waitForLoadState("networkidle");
  const save = page.getByRole("button", { name: words.save });
  await expect(save).toBeDisabled();
  const telling: string[] = [];
  page.on("request", (request) => {
    const sent = `${request.url()} ${request.postData() ?? ""}`;
    if (request.method() !== "GET" || sent.includes(date)) telling.push(sent);
  });
  await page.getByLabel(words.day).fill(date);
  await page.getByLabel(words.day).blur();
  const times = page.locator("[data-recovery] time");
  for (const [index, expected] of dates.entries())
    await expect(times.nth(index)).toHaveAttribute("datetime", expected);
  await expect(times).toHaveCount(dates.length);
  await expect(page).toHaveURL(`${path}#${date}`);
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText(
    en.recovery.dated
      .replace("{today}", "The operation is in 2 days")
      .replace("{date}", "Monday, December 28, 2026"),
  );

  const download = page.waitForEvent("download");
  await save.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${slug}.ics`);
  // Lines go on after a space, and some signs are escaped: RFC 5545, 3.1 and 3.3.11.
  const [, ...events] = readFileSync(await file.path(), "utf8")
    .replaceAll("\r\n ", "")
    .replace(/\\([\\;,])/g, "$1")
    .split("BEGIN:VEVENT");
  expect(events).toHaveLength(steps.length);
  for (const [index, event] of events.entries()) {
    expect(event).toContain(`DTSTART;VALUE=DATE:${dates[index]?.replaceAll("-", "")}\r\n`);
    // The day after the last: RFC 5545, 3.6.1.
    const end = daysAfter(ends[index] ?? "", 1).replaceAll("-", "");
    expect(event).toContain(`DTEND;VALUE=DATE:${end}\r\n`);
    expect(event).toContain(`SUMMARY:${steps[index]?.name}\r\n`);
    expect(event).toContain(`DESCRIPTION:${practice.answers["call-911"].if}`);
    for (const sign of signs) expect(event).toContain(sign);
    expect(event).toContain(steps[index]?.text);
    for (const sign of watchOf(index)) expect(event).toContain(sign);
  }
  expect(telling).toEqual([]);

  // The address alone brings the day back, also that of a page that is open.
  await page.goto("/about");
  await page.goto(`${path}#${date}`);
  await expect(page.getByLabel(words.day)).toHaveValue(date);
  await expect(times).toHaveCount(dates.length);
  await expect(status).toBeEmpty();
  await page.goto(`${path}#2026-12-01`);
  await expect(times.first()).toHaveAttribute(
    "datetime",
    timeAfter("2026-12-01", isoDuration(first.from)),
  );
  // A section is no day.
  await page.goto(`${path}#pain`);
  await expect(page.getByLabel(words.day)).toHaveValue("2026-12-01");
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test("today stands out, with its signs, what is past in a fold, and how soon the next step begins", async ({
  page,
}) => {
  const plan = page.getByRole("main").locator("[data-recovery]");
  const sheet = plan.locator("[aria-current=date]");
  const past = plan.getByText(en.recovery.past);
  const nameOf = (index: number) =>
    page.getByRole("heading", { name: steps[index]?.name ?? "", exact: true });
  const on = async (day: string) => {
    await page.clock.setFixedTime(`${day}T15:00:00Z`);
    await page.goto("/about");
    await page.goto(`${path}#${date}`);
  };

  await on("2026-12-28");
  await expect(sheet.getByRole("heading", { name: en.recovery.today.surgery })).toBeVisible();
  await expect(sheet).toContainText([steps[0]?.text ?? ""]);
  for (const sign of watchOf(0)) await expect(sheet).toContainText(sign);
  await expect(past).toBeHidden();

  await on("2027-01-01");
  await expect(sheet.getByRole("heading", { name: "Today is day 4" })).toBeVisible();
  await expect(sheet).toContainText(en.recovery.today.between);
  await expect(sheet).toContainText(`Next, in 10 days: ${steps[1]?.name}`);
  await expect(nameOf(0)).toBeHidden();
  await past.click();
  await expect(nameOf(0)).toBeVisible();
  await expect(nameOf(1)).toBeVisible();

  await on("2027-01-20");
  await expect(sheet.getByRole("heading", { name: "Today is day 23" })).toBeVisible();
  for (const sign of watchOf(1)) await expect(sheet).toContainText(sign);

  await on("2029-01-20");
  await expect(sheet).toContainText(en.recovery.today.after);
  // A page that stays open overnight follows the day.
  await page.clock.setFixedTime("2027-01-20T15:00:00Z");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(sheet.getByRole("heading", { name: "Today is day 23" })).toBeVisible();
});

test("the page is printed with its warnings and its dates, and without what is pressed", async ({
  page,
}) => {
  await page.goto(`${path}#${date}`);
  await page.evaluate(() => {
    globalThis.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("main").getByRole("button", { name: en.recovery.print }).click();
  await expect(page.locator("[data-printed]")).toHaveCount(1);
  // Whatever the page shows: today is as long as the operation is past, and its fold is shut.
  await page.clock.setFixedTime("2027-01-20T15:00:00Z");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("heading", { name: "Today is day 23" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Today is day 23" })).toBeHidden();
  for (const { name } of steps) await expect(page.getByRole("heading", { name })).toBeVisible();
  for (const sign of signs)
    await expect(page.getByRole("complementary").getByText(sign)).toBeVisible();
  await expect(page.locator("[data-recovery] time").filter({ visible: true })).toHaveCount(
    dates.length,
  );
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: words.all })).toBeHidden();
});

test("an address of a recovery that had none of its own ends at the line that leads to it", {
  tag: "@long",
}, async ({ page }) => {
  const { movedAnchors } = wholeContent();
  expect(movedAnchors.length).toBeGreaterThan(1);
  for (const { from, to } of movedAnchors) {
    await page.goto(from);
    const line = page
      .getByRole("listitem")
      .filter({ has: page.locator(`[id="${from.split("#")[1]}"]`) });
    await expect(line).toBeInViewport();
    await line.getByRole("link").click();
    await expect(page).toHaveURL(to);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a recovery stands there, its warnings first, one step from the list", async ({ page }) => {
    await page.goto("/recovery");
    await expect(page.getByRole("heading", { name: hero.title, level: 1 })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: operation, exact: true }).click();
    await expect(page).toHaveURL(path);
    const items = page.getByRole("main").getByRole("listitem").filter({ visible: true });
    await expect(items).toContainText([...signs, ...steps.map(({ name }) => name)]);
    await expect(page.getByLabel(words.day)).toBeHidden();
    // On a phone too, who hears the breadcrumb hears where it ends.
    await page.setViewportSize({ width: 390, height: 844 });
    const trail = page.getByRole("navigation", { name: en.breadcrumb }).getByRole("listitem");
    await expect(trail.last()).toHaveText(operation);
  });
});
