import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "playwright/test";
import sharp from "sharp";
import { wrongPhotographs } from "../../src/checks/photographs.ts";
import { loadContent } from "../../src/data/load-content.ts";
import { chooseFolder } from "./local-folder.ts";

const example = "tests/example-practice/content";

/** Ten days from now, in UTC: still to come wherever the test runs. */
const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

let project: string;
let server: ChildProcess;
let site: string;

test.beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), "editor-"));
  cpSync(example, join(project, "content"), { recursive: true });
  server = spawn(process.execPath, ["tests/editor/dev-server.ts"], {
    env: { ...process.env, CONTENT_DIR: join(project, "content"), ASTRO_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (server.stdout === null) throw new Error("The server has no output.");
  const [line] = await once(server.stdout, "data");
  site = String(line).trim();
});

test.afterAll(() => {
  server.kill();
  rmSync(project, { recursive: true });
});

const textOf = (file: string) => readFileSync(join(project, "content", file), "utf8");

/** A field by its label, which the editor wraps in invisible characters. */
const field = (within: Page | Locator, label: string) =>
  within.getByRole("group", { name: new RegExp(`^\\W*${label}\\W* Field$`) });

/** Opens a file of the collection "The practice". */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${site}/admin#/collections/practice/entries/${name}`);
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** Waits until the development server has read the saved file again. */
async function expectOn(page: Page, path: string, words: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${site}${path}`);
    await expect(page.locator("body")).toContainText(words, { timeout: 2_000 });
  }).toPass();
}

test("staff change hours, add a closure and a testimonial, and see them on the pages", async ({
  page,
  context,
}) => {
  await chooseFolder(page, project);
  await page.goto(`${site}/admin`);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByRole("row", { name: "Testimonials" })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("data-opened-once", ""));

  await test.step("Saturday closes at three", async () => {
    await open(page, "practice");
    const hours = field(page, "Hours");
    await hours.getByRole("button", { name: "Expand", exact: true }).first().click();
    const saturday = field(field(hours, "Foot of every page"), "Saturday").getByRole("textbox");
    await expect(saturday).toHaveValue("9:00 AM to 2:00 PM");
    await saturday.fill("9:00 AM to 3:00 PM");
  });

  await test.step("the office is closed for a day", async () => {
    const closures = field(page, "Closures");
    await closures.getByRole("button", { name: /^Add/ }).last().click();
    await field(closures, "Date").last().getByRole("textbox").fill(soon);
    await field(closures, "Reason").last().getByRole("textbox").fill("Staff training");
    await save(page);
    await expect.poll(() => textOf("practice.yaml")).toContain("Staff training");
  });

  await test.step("a patient's words", async () => {
    await open(page, "testimonials");
    const list = field(page, "Testimonials");
    await list.getByRole("button", { name: /^Add/ }).last().click();
    const entry = (label: string) => field(list, label).last();
    await entry("Quote").getByRole("textbox").fill("They listened, and told me: “take your time.”");
    await entry("Name").getByRole("textbox").fill("Pat D.");
    await entry("Location").getByRole("textbox").fill("Decatur");
    await entry("Procedure").getByRole("textbox").fill("Hearing");
    await entry("Rating")
      .getByRole("spinbutton")
      .or(entry("Rating").getByRole("textbox"))
      .fill("5");
    await entry("Date").getByRole("textbox").fill("2026-03-12");
    await entry("Consent date").getByRole("textbox").fill("2026-03-10");
    await save(page);
    await expect.poll(() => textOf("testimonials.yaml")).toContain("Pat D.");
  });

  await test.step("the pages follow", async () => {
    // Opened only now: the editor does not render in a background tab.
    const visitor = await context.newPage();
    await expectOn(visitor, "/locations", "9:00 AM to 3:00 PM");
    await expectOn(visitor, "/contact-us", "Staff training");
    await expectOn(visitor, "/testimonials", "They listened");
  });

  await test.step("the editor has not reloaded, which would lose what is being typed", async () => {
    await expect(page.locator("html")).toHaveAttribute("data-opened-once");
  });

  await test.step("the files keep their comments, and differ in nothing else", async () => {
    const { practice, testimonials } = loadContent(join(project, "content"));
    expect(practice.closures.at(-1)).toEqual({ date: soon, reason: "Staff training" });
    expect(testimonials.at(-1)).toMatchObject({ name: "Pat D.", rating: 5, date: "2026-03-12" });
    const before = readFileSync(`${example}/practice.yaml`, "utf8").split("\n");
    const after = textOf("practice.yaml").split("\n");
    expect(before.filter((line) => !after.includes(line)).map((line) => line.trim())).toEqual([
      "Saturday: 9:00 AM to 2:00 PM",
    ]);
    expect(after.filter((line) => !before.includes(line))).toHaveLength(2);
  });
});

test("staff give a physician a photograph from their telephone", async ({ page }) => {
  await chooseFolder(page, project);
  await page.goto(`${site}/admin`);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByRole("row", { name: "Testimonials" })).toBeVisible();
  await page.goto(`${site}/admin#/collections/providers/entries/ada-king-md`);
  const photograph = field(page, "Photograph");
  await photograph.getByRole("checkbox", { name: /Add/ }).check();
  await photograph
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "IMG_4211.JPG",
      mimeType: "image/jpeg",
      buffer: readFileSync(`${example}/photographs/IMG 4211.JPG`),
    });
  await expect(photograph.getByRole("button", { name: "Replace" })).toBeVisible();
  await field(photograph, "Alt").getByRole("textbox").fill("Ada King, MD, by a window");
  await save(page);
  await expect.poll(() => textOf("providers/ada-king-md.yaml")).toContain("IMG_4211.webp");
  const saved = join(project, "content/photographs/IMG_4211.webp");
  await expect.poll(() => existsSync(saved)).toBe(true);
  const { exif, width, height } = await sharp(readFileSync(saved)).metadata();
  expect({ exif, upright: width > height }).toEqual({ exif: undefined, upright: true });
  const content = loadContent(join(project, "content"));
  expect(await wrongPhotographs(content, join(project, "content"))).toEqual([]);
});

test("a build reloads no page that is open here", async ({ page }) => {
  await page.goto(`${site}/about`);
  await page.evaluate(() => document.documentElement.setAttribute("data-opened-once", ""));
  const built = ".build/editor-test";
  mkdirSync(built, { recursive: true });
  try {
    for (const name of ["index", "about"]) writeFileSync(`${built}/${name}.html`, "<p>Built</p>");
    // The server looks for changed files several times a second.
    await page.waitForTimeout(2_000);
  } finally {
    rmSync(built, { recursive: true });
  }
  await expect(page.locator("html")).toHaveAttribute("data-opened-once");
});
