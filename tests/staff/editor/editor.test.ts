import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import { loadContent } from "../../../src/data/load-content.ts";
import { wrongPhotographs } from "../../../staff/checks/photographs.ts";
import { field } from "./fields.ts";
import { Project, save } from "./project.ts";

/** Ten days from now, in UTC: still to come wherever the test runs. */
const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

const project = new Project();

test.beforeAll(() => project.start());
test.afterAll(() => project.stop());

const textOf = (file: string) => project.textOf(file);

/** Opens a file of the collection "The practice". */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${project.site}/admin#/collections/practice/entries/${name}`);
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeVisible();
}

/** Waits until the development server has read the saved file again. */
async function expectOn(page: Page, path: string, words: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${project.site}${path}`);
    await expect(page.locator("body")).toContainText(words, { timeout: 2_000 });
  }).toPass();
}

test("staff add a closure, and see it on the page", async ({ page }) => {
  const before = textOf("practice.yaml").split("\n");
  await project.open(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-opened-once", ""));

  await test.step("the office is closed for a day", async () => {
    await open(page, "practice");
    const closures = field(page, "Closures");
    // A press by mistake.
    page.once("dialog", (question) => question.dismiss());
    await closures.getByRole("button", { name: "Remove" }).first().click();
    await closures.getByRole("button", { name: /^Add/ }).last().click();
    await field(closures, "Date").last().getByRole("textbox").fill(soon);
    await field(closures, "Reason").last().getByRole("textbox").fill("Staff training");
    await save(page);
    await expect.poll(() => textOf("practice.yaml")).toContain("Staff training");
  });

  // Other tabs only now: the editor does not render in one in the background.
  await test.step("one press opens the page", async () => {
    await open(page, "practice");
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "View on Live Site" }).click();
    const view = await opened;
    await expect(view).toHaveURL(`${project.site}/contact-us`);
    // The page reloads itself once the server has read the saved file.
    await expect(view.locator("body")).toContainText("Staff training");
    await view.close();
  });

  await test.step("the editor has not reloaded, which would lose what is being typed", async () => {
    await expect(page.locator("html")).toHaveAttribute("data-opened-once");
  });

  await test.step("the files keep their comments, and differ in nothing else", async () => {
    const { practice } = loadContent(join(project.folder, "content"));
    expect(practice.closures.at(-1)).toEqual({
      date: soon,
      reason: "Staff training",
      openAsUsual: false,
    });
    const after = textOf("practice.yaml").split("\n");
    expect(before.filter((line) => !after.includes(line))).toEqual([]);
    expect(after.filter((line) => !before.includes(line))).toEqual([
      expect.stringContaining("Staff training"),
    ]);
  });
});

test("staff change a topic of a service, and see it on the page of the service", async ({
  page,
}) => {
  const file = "services/sinus-disorders/rinses.yaml";
  const before = textOf(file);
  await project.open(page);
  await page.goto(`${project.site}/admin#/collections/services-sinus-disorders/entries/rinses`);
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeVisible();
  await field(page, "Summary").first().getByRole("textbox").fill("Salt water twice a day.");
  await save(page);
  await expect
    .poll(() => textOf(file))
    .toBe(before.replace(/^summary: .*$/m, "summary: Salt water twice a day."));
  await expectOn(page, "/service/sinus-disorders", "Salt water twice a day.");
});

test("a physician finds a page whose words have changed, and approves it in two presses", async ({
  page,
}) => {
  const file = "services/hearing-disorders.yaml";
  const read = `${textOf(file)}\nreview: { by: "Ada King, MD", on: "2020-05-01", text: "${"0".repeat(16)}" }\n`;
  writeFileSync(join(project.folder, "content", file), read);
  await project.open(page);
  await page.goto(`${project.site}/admin#/collections/services`);
  const waiting = page.getByRole("row").filter({ hasText: "(changed: awaits approval)" });
  await expect(waiting).toContainText("Hearing Disorders");
  await waiting.getByText("Hearing Disorders").click();
  await field(page, "Words have changed since").getByRole("switch").click();
  await save(page);
  const { services } = await test.step("the file says so", async () => {
    await expect.poll(() => textOf(file)).not.toContain("0".repeat(16));
    return loadContent(join(project.folder, "content"));
  });
  const service = services.find(({ slug }) => slug === "hearing-disorders");
  expect(service?.review).toMatchObject({ by: "Ada King, MD" });
  await page.goto(`${project.site}/admin#/collections/services`);
  await expect(page.getByRole("row").filter({ hasText: "Hearing Disorders" })).toBeVisible();
  await expect(waiting).toBeHidden();
});

test("staff put a photograph of an iPhone on a page, and no other file", async ({ page }) => {
  await project.open(page);
  await page.goto(`${project.site}/admin#/collections/pages/entries/about`);
  const photograph = field(page, "Photograph");
  await photograph.getByRole("checkbox", { name: /Include/ }).check();
  const file = photograph.locator("input[type=file]").first();

  await test.step("what is no picture is refused, with the remedy", async () => {
    await file.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Hi") });
    const refusal = page.getByRole("alertdialog", { name: "Invalid File" });
    await expect(refusal).toContainText("a.jpg");
    await expect(refusal).toContainText("Please convert the file and try again");
    await refusal.getByRole("button", { name: "OK" }).click();
  });

  await test.step("a HEIC file is converted, upright and without place and camera", async () => {
    // Made with heif-enc of libheif: red at the left, blue at the right, with Exif data.
    await file.setInputFiles("tests/staff/editor/IMG_0042.HEIC");
    await expect(photograph.getByRole("button", { name: "Replace" })).toBeVisible();
    await field(photograph, "What it shows")
      .getByRole("textbox")
      .fill("The front desk of the office");
    await save(page);
    await expect.poll(() => textOf("pages/about.yaml")).toContain("IMG_0042.webp");
    const saved = join(project.folder, "content/photographs/IMG_0042.webp");
    await expect.poll(() => existsSync(saved)).toBe(true);
    const image = sharp(readFileSync(saved));
    expect(await image.metadata()).toMatchObject({ format: "webp", width: 1200, height: 900 });
    expect((await image.metadata()).exif).toBeUndefined();
    const [red, , blue] = await image
      .extract({ left: 9, top: 9, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red, blue]).toEqual([expect.closeTo(200, -2), expect.closeTo(0, -2)]);
    const content = loadContent(join(project.folder, "content"));
    expect(await wrongPhotographs(content, join(project.folder, "content"))).toEqual([]);
  });
});

/** As a telephone takes it: lying on its side, with the way up and the place in its Exif data. */
const fromTelephone = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#7a8f72" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Model: "Telephone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 46/1 30/1" },
    })
    .toBuffer();

test("staff put photographs into an opening and beside the testimonials, and remove them again", async ({
  page,
  context,
}) => {
  const home = "pages/home.yaml";
  const before = textOf(home);
  const saved = join(project.folder, "content/photographs/IMG_5021.webp");
  const openHome = async () => {
    await page.goto(`${project.site}/admin#/collections/pages/entries/home`);
    await expect(page.getByRole("group", { name: "Content Editor" })).toBeVisible();
  };
  const photographOf = (part: string) => field(field(page, part), "Photograph");
  const isThere = (part: string) =>
    photographOf(part).getByRole("checkbox", { name: /^Include \W*Photograph/ });
  const altOf = (part: string) => field(photographOf(part), "What it shows").getByRole("textbox");
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  const insert = dialog.getByRole("button", { name: "Insert" });

  /** Waits until the opening and the testimonials of the home page show these pictures. */
  const expectPictures = async (expected: readonly { alt: string; drawn: boolean }[]) => {
    const visitor = await context.newPage();
    await expect(async () => {
      await visitor.goto(project.site);
      const heading = visitor.getByRole("heading", { level: 1 });
      const parts = [
        visitor.locator("section").filter({ has: heading }),
        visitor.getByRole("region", { name: "In their words" }),
      ];
      const pictures = parts.map((part) =>
        part.locator("img").evaluate(({ alt, src }: HTMLImageElement) => ({
          alt,
          drawn: src.includes(".svg"),
        })),
      );
      expect(await Promise.all(pictures)).toEqual(expected);
    }).toPass();
    await visitor.close();
    await page.bringToFront();
  };

  await project.open(page);
  await openHome();
  await test.step("the opening gets one of the computer: none of a stock is offered", async () => {
    await isThere("Top of the page").check();
    await photographOf("Top of the page").getByRole("button", { name: "Browse" }).click();
    await expect(dialog.getByRole("option", { name: "IMG 4211.JPG" })).toBeVisible();
    await expect(dialog.getByText("Stock Photos")).toBeHidden();
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Upload" }).click();
    const buffer = await fromTelephone();
    expect(await sharp(buffer).metadata()).toMatchObject({ width: 1600, orientation: 6 });
    await (await chooser).setFiles({ name: "IMG_5021.JPG", mimeType: "image/jpeg", buffer });
    await insert.click();
    await altOf("Top of the page").fill("The door of the office");
  });

  await test.step("the testimonials get the same one in place of another", async () => {
    await photographOf("Testimonials").getByRole("button", { name: "Replace" }).click();
    await dialog.getByRole("option", { name: "IMG_5021.webp" }).click();
    await insert.click();
    // Words that are filled in before the field has taken the picture would bring back the former one.
    await expect(photographOf("Testimonials").getByText("IMG_5021.webp")).toBeVisible();
    await altOf("Testimonials").fill("A plant beside the door");
    await save(page);
    await expectPictures([
      { alt: "The door of the office", drawn: false },
      { alt: "A plant beside the door", drawn: false },
    ]);
  });

  await test.step("it was saved once, upright, without place and camera", async () => {
    expect(textOf(home).match(/file: IMG_5021\.webp/g)).toHaveLength(2);
    const { width, height, exif, xmp } = await sharp(readFileSync(saved)).metadata();
    expect({ width, height, exif, xmp }).toEqual({ width: 1200, height: 1600 });
    const content = loadContent(join(project.folder, "content"));
    expect(await wrongPhotographs(content, join(project.folder, "content"))).toEqual([]);
  });

  await test.step("without it the drawings are back, and nothing else has changed", async () => {
    await openHome();
    // The first press is one by mistake.
    page.once("dialog", (question) => question.dismiss());
    await isThere("Top of the page").click();
    await expect(isThere("Top of the page")).toBeChecked();
    for (const part of ["Top of the page", "Testimonials"]) {
      page.once("dialog", (question) => question.accept());
      await isThere(part).uncheck();
    }
    await save(page);
    await expectPictures([
      { alt: "", drawn: true },
      { alt: "", drawn: true },
    ]);
    const photograph = / {2}photograph:\n(?: {4}.*\n)*/;
    expect(textOf(home)).toBe(before.replace(photograph, ""));
  });

  await test.step("then the file can be deleted", async () => {
    await page.goto(`${project.site}/admin#/assets/content/photographs`);
    const file = page.getByText("IMG_5021.webp").first();
    await file.click();
    await page.getByRole("button", { name: "Delete" }).first().click();
    const question = page.getByRole("alertdialog", { name: "Delete Asset" });
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(file).toBeHidden();
  });
  // As other journeys expect it.
  writeFileSync(join(project.folder, "content", home), before);
});

test("a photograph in use is not deleted: the editor says where it is used", async ({ page }) => {
  await project.open(page);
  await page.goto(`${project.site}/admin#/assets/content/photographs`);
  await page.getByText("IMG 4211.JPG").first().click();
  await page.getByRole("button", { name: "Delete" }).first().click();
  const refusal = page.getByRole("alertdialog", { name: "Delete Asset" });
  for (const place of ["Physicians › Ben O’Hara, DO", "Pages › home", "Pages › referrals"])
    await expect(refusal).toContainText(place);
  await expect(refusal.getByRole("button", { name: "Delete" })).toBeDisabled();
});

test("a build reloads no page that is open here", async ({ page }) => {
  await page.goto(`${project.site}/about`);
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
