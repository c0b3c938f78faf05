import { execFileSync } from "node:child_process";
import { type Browser, expect, type Page, test } from "playwright/test";
import { field } from "./fields.ts";
import { GitHost } from "./git-host.ts";

test.describe.configure({ mode: "serial" });

const host = new GitHost("tests/practice/content");

/** Two people, each in their own browser. */
let ana: Page;
let ben: Page;

test.beforeAll(async ({ browser }) => {
  await host.listen();
  const settings = {
    EDITOR_REPOSITORY: "gitea:practice/website#edits",
    EDITOR_SIGN_IN: host.url,
    EDITOR_APP_ID: "11111111-2222-3333",
  };
  const env = { ...process.env, ...settings };
  execFileSync(process.execPath, ["scripts/build.ts", "--editor"], { env, stdio: "pipe" });
  ana = await signedIn(browser, "ana");
  ben = await signedIn(browser, "ben");
});

test.afterAll(() => host.close());

const signInButton = (page: Page) => page.getByRole("button", { name: /^Sign In with \W*Gitea/ });

/** A browser in which a person has signed in, with the list of "The practice". */
async function signedIn(browser: Browser, person: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${host.url}/editor/`);
  host.person = person;
  const popup = page.waitForEvent("popup");
  await signInButton(page).click();
  await (await popup).getByRole("link", { name: "Authorize" }).click();
  await backAtList(page);
  return page;
}

/**
 * Opens the form of the practice as it is saved now. The editor does not draw in a tab in the
 * background.
 */
async function openPractice(page: Page): Promise<void> {
  await page.bringToFront();
  await page.reload();
  await page.getByRole("row", { name: /^Hours, closures/ }).click();
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeVisible();
}

const saturday = (page: Page) => field(field(page, "Second week"), "Saturday").getByRole("textbox");
const tagline = (page: Page) => field(page, "Tagline").getByRole("textbox");

async function write(page: Page, where: typeof saturday, text: string): Promise<void> {
  await page.bringToFront();
  // As a person would: of other changes the editor keeps no copy.
  await where(page).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Presses Save and waits until the editor is back at its list. */
async function save(page: Page): Promise<void> {
  await pressSave(page);
  await backAtList(page);
}

const backAtList = (page: Page) =>
  expect(page.getByRole("row", { name: "Testimonials" })).toBeVisible();

async function pressSave(page: Page): Promise<void> {
  await page.bringToFront();
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

const refusal = (page: Page) =>
  page.getByRole("alertdialog", { name: "Entry Changed by Someone Else" });

/** What the practice's file says on the branch for edits. */
const saved = () => host.textOf("practice.yaml");

test("who has signed in saves to the branch for edits, under their name", async () => {
  await openPractice(ana);
  await write(ana, tagline, "Ears & Throats");
  await save(ana);
  expect(saved()).toContain("tagline: Ears & Throats");
  expect(host.authors).toEqual(["ana"]);
});

test("two people who change different fields both keep their words", async () => {
  await openPractice(ana);
  await openPractice(ben);
  await write(ana, saturday, "9:00 AM to 3:00 PM");
  await save(ana);
  await write(ben, tagline, "Ears and Noses");
  await pressSave(ben);
  await expect(refusal(ben)).toBeVisible();
  expect(saved()).not.toContain("Ears and Noses");
  await expect(refusal(ben)).toContainText("both are kept: their change and yours");
  await expect(ben.getByText("their changes will be lost")).toBeHidden();
  await refusal(ben).getByRole("button", { name: "Keep Both" }).click();
  await backAtList(ben);
  expect(saved()).toContain("tagline: Ears and Noses");
  expect(saved()).toContain("Saturday: 9:00 AM to 3:00 PM");
});

test("who changed the same words second sees both, and chooses", async () => {
  await openPractice(ana);
  await openPractice(ben);
  await write(ana, saturday, "10:00 AM to 1:00 PM");
  await save(ana);
  await write(ben, saturday, "by appointment");

  const answer = async (how: "dismiss" | "accept") => {
    const asked = ben.waitForEvent("dialog");
    await pressSave(ben);
    await refusal(ben).getByRole("button", { name: "Keep Both" }).click({ noWaitAfter: true });
    const dialog = await asked;
    await dialog[how]();
    return dialog.message();
  };
  const question = await answer("dismiss");
  expect(question).toContain(
    "Second week, Saturday\nTheirs: 10:00 AM to 1:00 PM\nYours: by appointment",
  );
  const error = ben.getByRole("alertdialog", { name: "Error" });
  await expect(error).toContainText("Nothing was saved. You pressed Cancel.");
  await error.getByRole("button", { name: "OK" }).click();
  await expect(saturday(ben)).toHaveValue("by appointment");
  expect(saved()).toContain("Saturday: 10:00 AM to 1:00 PM");

  await answer("accept");
  await backAtList(ben);
  expect(saved()).toContain("Saturday: by appointment");
  expect(saved()).toContain("tagline: Ears and Noses");
});

test("leaving with unsaved words asks; they are offered again, and do not undo what others saved", async () => {
  await openPractice(ben);
  await write(ben, tagline, "Noses first");
  // The editor keeps it half a second after the last letter.
  await ben.waitForTimeout(2_000);
  const answer = async (leave: () => Promise<unknown>, how: "dismiss" | "accept") => {
    const asked = ben.waitForEvent("dialog");
    const left = leave();
    const dialog = await asked;
    expect(dialog.message()).toContain("Your changes are not saved.");
    await dialog[how]();
    await left;
  };
  const back = () => ben.goBack();
  const cancel = () => ben.getByRole("button", { name: "Cancel Editing" }).click();
  for (const leave of [back, cancel]) {
    await answer(leave, "dismiss");
    await expect(tagline(ben)).toHaveValue("Noses first");
    await expect(ben).toHaveURL(/entries\/practice$/);
  }
  await answer(back, "accept");
  await backAtList(ben);

  await openPractice(ana);
  await write(ana, saturday, "11:00 AM to 1:00 PM");
  await save(ana);

  await openPractice(ben);
  await ben.getByRole("button", { name: "Restore" }).click();
  await expect(tagline(ben)).toHaveValue("Noses first");
  await save(ben);
  expect(saved()).toContain("tagline: Noses first");
  expect(saved()).toContain("Saturday: 11:00 AM to 1:00 PM");
});
