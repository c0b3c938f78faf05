import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { practiceOf } from "../../src/data/practice.ts";
import { en } from "../../src/languages/en.ts";
import { isoDuration } from "../../src/pages/_recovery/step-time.ts";
import { dateAfter, daysAfter } from "../../src/parts/recovery/Plan/recovery-dates.ts";
import { cardOf } from "../../src/schemas/operation-sign.ts";
import type { Recovery } from "../../src/schemas/recovery.ts";
import { wholeContent, wholePractice } from "../practice/whole.ts";
import { expect, test } from "./visit.ts";

const content = wholeContent();
const { pages, recoveries } = content;
const { operation: words, hero } = pages.recovery;
const { onCall } = practiceOf(content.practice);
const { phone, phoneHref } = wholePractice();
/** A sheet with lines for a child and lines for an adult. */
const recovery = recoveries.find(({ child, adult }) => child && adult);
if (recovery === undefined || onCall === undefined) throw new Error("There is no such recovery.");
const { slug, operation, signs } = recovery;
const steps: readonly Recovery["steps"][number][] = recovery.steps;
const path = `/recovery/${slug}`;
/** Of the operation. */
const date = "2026-12-28";
const dates = steps.map(({ from }) => dateAfter(date, isoDuration(from)));
const ends = steps.map(({ from, to }) => dateAfter(date, isoDuration(to ?? from)));
const at = (day: number) => `${daysAfter(date, day)}T15:00:00Z`;
const lineOf = (line: string | { text: string } | undefined) =>
  typeof line === "object" ? line.text : (line ?? "");
const child = lineOf(recovery.child);
const adult = lineOf(recovery.adult);
/** Two steps that overlap, and the day on which both are. */
const later = steps.findIndex(
  (step, index) => index > 0 && (dates[index] ?? "") <= (ends[index - 1] ?? "") && step.to,
);

const dayField = (page: Page) => page.getByLabel(words.day);
const today = (page: Page) => page.getByRole("region", { name: /^(Today|The operation)/ });
const row = (page: Page, index: number) =>
  page
    .locator("details")
    .filter({ has: page.getByText(steps[index]?.name ?? "", { exact: true }) });

/** Opens the sheet anew: another fragment alone would not load it again. */
async function open(page: Page, fragment: string) {
  await page.goto("/about");
  await page.goto(`${path}${fragment}`);
}

test("a patient finds the operation, gives its day and takes the dates along; nothing is stored or sent", async ({
  page,
}) => {
  await page.clock.setFixedTime(at(-2));
  await page.goto("/recovery");
  await page.getByRole("main").getByRole("link", { name: operation, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(row(page, 0).getByText(steps[0]?.text ?? "")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const telling: string[] = [];
  page.on("request", (request) => {
    const sent = `${request.url()} ${request.postData() ?? ""}`;
    if (request.method() !== "GET" || sent.includes(date)) telling.push(sent);
  });
  await dayField(page).fill(date);
  await expect(page).toHaveURL(`${path}#day=${date}`);
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText(
    en.recovery.dated
      .replace("{today}", "The operation is in 2 days")
      .replace("{date}", "Monday, December 28, 2026"),
  );
  const times = page.locator("summary time");
  for (const [index, expected] of dates.entries())
    await expect(times.nth(index)).toHaveAttribute("datetime", expected);

  const save = page.getByRole("button", { name: words.save });
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
    expect(event).toContain(steps[index]?.text);
    // What cannot wait is said once, with the number.
    expect(event.includes(onCall.phone)).toBe(index === 0);
  }
  for (const sign of signs) if (sign.level !== "call-today") expect(events[0]).toContain(sign.name);
  expect(telling).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test("the address alone brings the day and the person back; links within the page keep them, and Español carries them", async ({
  page,
}) => {
  await page.clock.setFixedTime(at(1));
  const fragment = `#day=${date}&who=child`;
  await open(page, fragment);
  await expect(dayField(page)).toHaveValue(date);
  await expect(page.getByLabel(en.recovery.who.child)).toBeChecked();
  await expect(page.getByText(child)).toBeVisible();
  await expect(page.getByText(adult)).toBeHidden();

  await page.getByText(en.recovery.who.me, { exact: true }).click();
  await expect(page).toHaveURL(`${path}#day=${date}&who=me`);
  await expect(page.getByText(adult)).toBeVisible();
  await expect(page.getByText(child)).toBeHidden();

  await page.getByRole("link", { name: en.frame.skipToContent }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(`${path}#day=${date}&who=me`);

  const spanish = page.getByRole("link", { name: "Español" }).first();
  await spanish.click();
  await expect(page).toHaveURL(`/es${path}#day=${date}&who=me`);
  await expect(page.locator("input[type=date]")).toHaveValue(date);
});

test("after an operation, every number in sight is answered day and night; elsewhere it is the office's", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const banner = page.getByRole("region", { name: en.frame.phoneFaxHours });
  const dock = page.getByRole("region", { name: en.dock.label });
  const place = content.symptoms.find(({ operations }) => operations);
  for (const path of [
    ...["/recovery", `/recovery/${slug}`, "/recovery/after-any-operation"],
    ...["/recovery/pain-medicine", `/symptoms/${place?.slug}`],
  ]) {
    await page.goto(path);
    await expect(banner.getByRole("link", { name: onCall.phone })).toHaveAttribute(
      "href",
      onCall.phoneHref,
    );
    await expect(banner.getByText(en.anyHour)).toBeVisible();
    const call = dock.getByRole("link", { name: `${en.dock.callNight} ${onCall.phone}` });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute("href", onCall.phoneHref);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: phone })).toBeVisible();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await expect(page.getByRole("banner").getByRole("link", { name: en.callNow })).toHaveAttribute(
    "href",
    onCall.phoneHref,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await expect(banner.getByRole("link", { name: phone })).toHaveAttribute("href", phoneHref);
  await expect(dock.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", phoneHref);
});

test("once the day is given, a phone's first screen shows today and the first signs above the dock", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(at(1));
  await open(page, `#day=${date}`);
  const [first] = signs;
  if (first === undefined) throw new Error("The sheet has no signs.");
  const title = page.getByRole("heading", { name: words.cards[cardOf(first)].title });
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(today(page)).toContainText("Today is day 1");
  const box = await title.boundingBox();
  const dock = await page.getByRole("region", { name: en.dock.label }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(dock?.y ?? 0);
});

test("today stands out: of two steps the later one, and both are open; then how soon the next begins", async ({
  page,
}) => {
  await page.clock.setFixedTime(at(0));
  await open(page, `#day=${date}`);
  await expect(today(page)).toContainText(en.recovery.today.surgery);
  await expect(today(page)).toContainText(steps[0]?.text ?? "");
  const watched = signs.filter(({ id }) => steps[0]?.signs?.includes(id));
  for (const { name } of watched) await expect(today(page)).toContainText(name);

  const both = (Date.parse(dates[later] ?? "") - Date.parse(date)) / 86_400_000;
  await page.clock.setFixedTime(at(both));
  await open(page, `#day=${date}`);
  await expect(today(page)).toContainText(`Today is day ${both}`);
  await expect(today(page)).toContainText(steps[later]?.text ?? "");
  await expect(today(page)).not.toContainText(steps[later - 1]?.text ?? "");
  for (const index of [later - 1, later])
    await expect(row(page, index).getByText(steps[index]?.text ?? "")).toBeVisible();
  await expect(row(page, 0).getByText(steps[0]?.text ?? "")).toBeHidden();
  await expect(row(page, 0)).toContainText(en.recovery.over);

  await page.clock.setFixedTime(at(10));
  await open(page, `#day=${date}`);
  await expect(today(page)).toContainText(en.recovery.today.between);
  const next = steps.findIndex((_, index) => (dates[index] ?? "") > daysAfter(date, 10));
  await expect(today(page)).toContainText(`: ${steps[next]?.name}`);

  await page.clock.setFixedTime("2029-01-20T15:00:00Z");
  await open(page, `#day=${date}`);
  await expect(today(page)).toContainText(en.recovery.today.after);
  // A page that stays open overnight follows the day.
  await page.clock.setFixedTime(at(1));
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  await expect(today(page)).toContainText("Today is day 1");
});

test("the fridge gets the number, the signs and each day with its date, whatever the page shows", async ({
  page,
}) => {
  await page.clock.setFixedTime(at(20));
  await open(page, `#day=${date}&who=child`);
  await page.evaluate(() => {
    globalThis.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  const print = page.getByRole("main").getByRole("button", { name: en.recovery.print });
  await print.click();
  await expect(page.locator("[data-printed]")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByText(onCall.phone, { exact: true }).first()).toBeVisible();
  for (const { name, text } of steps) {
    await expect(main.locator("details").getByText(name, { exact: true })).toBeVisible();
    await expect(main.locator("details").getByText(text)).toBeVisible();
  }
  for (const { name } of signs) await expect(main.getByText(name).first()).toBeVisible();
  for (const line of [child, adult]) await expect(main.getByText(line)).toBeVisible();
  await expect(main.getByRole("cell", { name: "Mon, Dec 28", includeHidden: true })).toBeVisible();
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

  test("a recovery is shown, its warnings first, with the lines for both, one step from the list", async ({
    page,
  }) => {
    await page.goto("/recovery");
    await expect(page.getByRole("heading", { name: hero.title, level: 1 })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: operation, exact: true }).click();
    await expect(page).toHaveURL(path);
    const cards = ["call-911", "emergency-room", "night", "office"] as const;
    const inOrder = cards.flatMap((card) => signs.filter((sign) => cardOf(sign) === card));
    const items = page.getByRole("main").getByRole("listitem").filter({ visible: true });
    await expect(items).toContainText(inOrder.map(({ name }) => name));
    for (const index of steps.keys()) await expect(row(page, index)).toBeVisible();
    await expect(page.getByText(child)).toBeVisible();
    await expect(page.getByText(adult)).toBeVisible();
    await expect(dayField(page)).toBeHidden();
    // On a phone too, who hears the breadcrumb hears where it ends.
    await page.setViewportSize({ width: 390, height: 844 });
    const trail = page.getByRole("navigation", { name: en.breadcrumb }).getByRole("listitem");
    await expect(trail.last()).toHaveText(operation);
  });
});
