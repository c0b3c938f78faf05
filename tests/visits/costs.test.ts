import { en } from "../../src/languages/en.ts";
import { wholeContent } from "../practice/whole.ts";
import { expect, test } from "./visit.ts";

const { form, call, letter } = wholeContent().pages.costs;
const path = "/new-patients/costs";
const care = { id: "care-1", name: form.planned[0] as string };

test("a patient chooses an operation, reads what to ask, and prints the letter alone; nothing is stored or sent", async ({
  page,
}) => {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const telling: string[] = [];
  page.on("request", (request) => {
    const sent = `${request.url()} ${request.postData() ?? ""}`;
    if (request.method() !== "GET" || sent.includes(care.id)) telling.push(sent);
  });
  await page.getByLabel(form.care).selectOption(care.id);
  await expect(page.getByRole("blockquote")).toContainText(care.name);
  await expect(page.getByRole("heading", { name: call.planned.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: call.visit.title })).toBeHidden();
  await expect(page).toHaveURL(`${path}#${care.id}`);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    en.costs.chosen.replace("{care}", care.name),
  );

  await page.evaluate(() => {
    globalThis.print = () => undefined;
  });
  await page.emulateMedia({ media: "print" });
  await page.evaluate((name) => {
    for (const button of document.querySelectorAll("button"))
      if (button.textContent === name) button.click();
  }, letter.print);
  await expect(page.getByText(letter.request)).toBeVisible();
  await expect(page.getByRole("article")).toContainText(care.name);
  await expect(page.getByRole("heading").filter({ visible: true })).toHaveText([letter.subject]);
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("heading", { name: call.title })).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  expect(telling).toEqual([]);

  // The address alone brings the choice back.
  await page.goto("/about");
  await page.goto(`${path}#${care.id}`);
  await expect(page.getByLabel(form.care)).toHaveValue(care.id);
  await expect(page.getByRole("blockquote")).toContainText(care.name);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test("a visit has its own questions", { tag: "@long" }, async ({ page }) => {
  await page.goto(path);
  await page.getByLabel(form.care).selectOption("visit");
  await expect(page.getByRole("heading", { name: call.visit.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: call.planned.title })).toBeHidden();
  await page.getByLabel(form.care).selectOption({ label: form.all });
  await expect(page.getByRole("blockquote")).toContainText(call.care);
  await expect(page.getByRole("heading", { name: call.planned.title })).toBeVisible();
});

test("where React does not come, no choice is offered, and every question stands there", {
  tag: "@long",
}, async ({ page, watch }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("react.transitional.element")) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto(`${path}#${care.id}`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(form.care)).toBeHidden();
  for (const name of [call.visit.title, call.planned.title])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  // The browser's own words about the file.
  watch.mistakes.length = 0;
});

test("who comes to the letter at once can print it", { tag: "@long" }, async ({ page }) => {
  await page.goto(`${path}#estimate`);
  await expect(page.getByRole("button", { name: letter.print })).toBeInViewport();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every question is there, and the letter has a line for the care", async ({ page }) => {
    await page.goto(path);
    for (const { title } of [call.questions, call.visit, call.planned])
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole("article")).toContainText(letter.request);
    await expect(page.getByLabel(form.care)).toBeHidden();
    await expect(page.getByText(letter.print)).toBeHidden();
  });
});
