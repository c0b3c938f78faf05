import type { Page } from "playwright/test";
import { wholeContent, wholePractice } from "../practice/whole.ts";
import { expect, test } from "./visit.ts";

const { pages, practice, symptoms: places } = wholeContent();
const { answers } = practice;
const { phone, phoneHref, afterHours, nextMorning } = wholePractice();
const [place] = places as [(typeof places)[number]];
const path = `/symptoms/${place.slug}`;
const [emergency] = place.symptoms as [(typeof place.symptoms)[number]];
const today = place.symptoms.find(({ answer }) => answer === "call-us-today") ?? emergency;

const answerTo = (page: Page, { name }: { name: string }) =>
  page.getByRole("article", { name: new RegExp(`: ${name}$`) });
const levelOf = (page: Page, { answer }: { answer: keyof typeof answers }) =>
  page.getByRole("region", { name: answers[answer].title });

test("from the head to a symptom and its answer; nothing is stored, and nothing but the pages is asked for", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    // Later pages may be fetched ahead of a press, as on every page.
    if (request.method() !== "GET" || search !== "" || request.postData() !== null)
      asked.push(`${request.method()} ${pathname}${search}`);
  });
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: pages.where.symptoms }).click();
  await expect(page).toHaveURL("/symptoms");
  const { ears } = pages.where.places;
  await page
    .getByRole("listitem")
    .getByRole("link", { name: ears.name, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(path);
  await page
    .getByRole("navigation", { name: pages.symptoms.choose })
    .getByRole("link", { name: `${answers[today.answer].title}: ${today.name}`, exact: true })
    .click();
  await expect(page).toHaveURL(`${path}#${today.id}`);
  await expect(answerTo(page, today).getByRole("heading")).toBeInViewport();
  const level = levelOf(page, today);
  await expect(
    level.getByRole("heading", { name: answers[today.answer].title }).first(),
  ).toBeInViewport();
  const call = level.getByRole("link", { name: phone });
  await expect(call).toHaveAttribute("href", phoneHref);

  expect(asked).toEqual([]);
  expect(
    await page.evaluate(async () => ({
      stored: localStorage.length + sessionStorage.length,
      databases: (await indexedDB.databases()).length,
    })),
  ).toEqual({ stored: 0, databases: 0 });
});

test("by keyboard: from the list of symptoms to the answer, whose first press comes next", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto(path);
  const link = page
    .getByRole("navigation", { name: pages.symptoms.choose })
    .getByRole("link", { name: emergency.name });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${path}#${emergency.id}`);
  await page.keyboard.press("Tab");
  const more = answerTo(page, emergency).getByRole("link").first();
  await expect(more).toBeFocused();
  await expect(more).toBeInViewport();
  await expect(answerTo(page, emergency).getByRole("heading")).toBeInViewport();
});

test("on a phone, an answer that is reached by a link says its level, and what holds for it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}#${today.id}`);
  await expect(answerTo(page, today).getByRole("heading")).toBeInViewport();
  const level = levelOf(page, today);
  await expect(
    level.getByRole("heading", { name: answers[today.answer].title, exact: true }),
  ).toBeInViewport();
  await expect(
    level.getByText(today.ifClosed === "next-morning" ? nextMorning : afterHours),
  ).toBeInViewport();
});
