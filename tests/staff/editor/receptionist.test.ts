import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "playwright/test";
import sharp from "sharp";
import { loadContent } from "../../../src/data/load-content.ts";
import { field } from "./fields.ts";
import { Project, save } from "./project.ts";

/*
 * The changes that a receptionist is asked for, in the editor alone and on a small laptop. The presses
 * and fields that each of them takes are counted in the page: with Save, and a file as a field.
 */

const project = new Project();

test.beforeAll(() => project.start());
test.afterAll(() => project.stop());
test.use({ viewport: { width: 1280, height: 720 } });

const textOf = (file: string) => project.textOf(file);

/** Scrolls to a field or a button as a person does: the editor draws a field once it is in view. */
async function reach(page: Page, target: Locator): Promise<Locator> {
  await page.mouse.move(640, 400);
  await expect(async () => {
    if (await target.isVisible()) await target.scrollIntoViewIfNeeded();
    else await page.mouse.wheel(0, 300);
    await expect(target).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass({ timeout: 60_000 });
  return target;
}

async function press(page: Page, target: Locator): Promise<void> {
  await (await reach(page, target)).click();
}

/** Presses a field and types into it in place of what it holds. */
async function type(
  page: Page,
  group: Locator,
  text: string,
  role: "textbox" | "spinbutton" = "textbox",
) {
  await press(page, group.getByRole(role).first());
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Adds an entry to a list. */
async function add(page: Page, target: Locator): Promise<void> {
  await press(page, target);
  // A moment later the editor moves the focus to the new entry; nobody types as fast as a test.
  await page.waitForTimeout(500);
}

/** Chooses a day in a field of a date: month, day and year. */
const typeDay = (page: Page, group: Locator, [year, month, day]: [string, string, string]) =>
  type(page, group, `${month}${day}${year}`);

/** A kind of content, in the list at the left. */
const section = (page: Page, name: string) => page.getByRole("treeitem", { name, exact: true });

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true });

const row = (page: Page, name: string | RegExp) => page.getByRole("row", { name });

/** How many presses and fields a change takes. */
async function counted(page: Page, change: () => Promise<void>): Promise<[number, number]> {
  await page.evaluate(() => {
    const counts = { clicks: 0, fields: new Set<EventTarget | null>() };
    addEventListener("click", ({ isTrusted }) => isTrusted && counts.clicks++, true);
    addEventListener("input", ({ target }) => counts.fields.add(target), true);
    Object.assign(globalThis, { counts });
  });
  await change();
  return page.evaluate(() => {
    const { counts } = globalThis as unknown as {
      counts: { clicks: number; fields: Set<EventTarget> };
    };
    return [counts.clicks, counts.fields.size] as [number, number];
  });
}

const facts = /^Hours, closures/;
const dialogOf = (page: Page) => page.getByRole("dialog", { name: /^Select (Image|File)/ });

/** A picture as a file on the computer, with a name as people give them. */
async function picture(name: string, width: number, height: number) {
  const create = { width, height, channels: 3, background: "#41683b" } as const;
  return { name, mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
}

/** Uploads a file in the dialog of a field for a picture or a document. */
async function upload(page: Page, group: Locator, file: Awaited<ReturnType<typeof picture>>) {
  await press(page, button(group, "Browse"));
  const chooser = page.waitForEvent("filechooser");
  await button(dialogOf(page), "Upload").click();
  await (await chooser).setFiles(file);
  await button(dialogOf(page), "Insert").click();
  await expect(dialogOf(page)).toBeHidden();
}

const changes: {
  what: string;
  most: [clicks: number, fields: number];
  make: (page: Page) => Promise<void>;
  done: () => void;
}[] = [
  {
    what: "Friday to noon, in both weeks",
    most: [4, 2],
    make: async (page) => {
      await row(page, facts).click();
      for (const week of ["First week", "Second week"])
        await type(page, field(field(page, week), "Friday"), "8:30 AM to 12:00 PM");
      await save(page);
    },
    done: () =>
      expect(textOf("practice.yaml").match(/Friday: 8:30 AM to 12:00 PM/g)).toHaveLength(2),
  },
  {
    what: "a closed day, announced",
    most: [6, 3],
    make: async (page) => {
      await row(page, facts).click();
      const closures = field(page, "Closures");
      await expect(
        await reach(page, closures.getByText(/^Nov 27, 2098: Thanksgiving/)),
      ).toBeVisible();
      await add(page, button(closures, /^Add \W*closure/));
      await typeDay(page, field(closures, "From").last(), ["2099", "11", "26"]);
      await type(page, field(closures, "Reason").last(), "Staff training");
      await typeDay(page, field(closures, "Announce from").last(), ["2099", "11", "12"]);
      await save(page);
    },
    done: () =>
      expect(loadContent(join(project.folder, "content")).practice.closures.at(-1)).toEqual({
        from: "2099-11-26",
        reason: "Staff training",
        announce: "2099-11-12",
        openAsUsual: false,
      }),
  },
  {
    what: "the phone number",
    most: [3, 1],
    make: async (page) => {
      await row(page, facts).click();
      await type(page, field(page, "Phone").first(), "(217) 555-2179");
      await save(page);
    },
    done: () => expect(textOf("practice.yaml")).toContain('phone: "(217) 555-2179"'),
  },
  {
    what: "an insurer",
    most: [4, 1],
    make: async (page) => {
      await row(page, facts).click();
      const insurers = field(page, "Insurers");
      await add(page, button(insurers, /^Add \W*insurer/));
      await type(page, field(insurers, "Name").last(), "Multiplan");
      await save(page);
    },
    done: () => expect(textOf("practice.yaml")).toContain("- { name: Multiplan }"),
  },
  {
    what: "the logo of an insurer",
    most: [6, 1],
    make: async (page) => {
      await row(page, facts).click();
      const insurers = field(page, "Insurers");
      const entry = insurers.getByRole("group").filter({ hasText: "Prairie Health" }).last();
      await press(page, button(entry, "Expand"));
      await upload(
        page,
        field(insurers, "Logo").last(),
        await picture("Prairie Health Logo.png", 400, 200),
      );
      await save(page);
    },
    done: () => {
      expect(textOf("practice.yaml")).toContain(
        "- name: Prairie Health\n    logo: prairie-health-logo.webp\n",
      );
      expect(existsSync(join(project.folder, "content/art/prairie-health-logo.webp"))).toBe(true);
    },
  },
  {
    what: "the form for new patients",
    most: [7, 2],
    make: async (page) => {
      await row(page, facts).click();
      const forms = field(page, "Forms to download");
      await add(page, button(forms, /^Add \W*form/));
      await type(page, field(forms, "Title").last(), "Consent form");
      const buffer = Buffer.from("%PDF-1.7 a form");
      const name = "Consent Form (v2) FINAL.pdf";
      const file = { name, mimeType: "application/pdf", buffer };
      await upload(page, field(forms, "Document").last(), file);
      await save(page);
    },
    done: () => {
      const { forms } = loadContent(join(project.folder, "content")).practice;
      expect(forms.at(-1)).toEqual({
        label: "Consent form",
        document: "consent-form-v2-final.pdf",
      });
    },
  },
  {
    what: "a notice with its days",
    most: [6, 3],
    make: async (page) => {
      await row(page, "Announcements").click();
      const list = field(page, "Announcements");
      await add(page, button(list, /^Add \W*announcement/));
      await typeDay(page, field(list, "From").last(), ["2099", "12", "01"]);
      await typeDay(page, field(list, "To").last(), ["2099", "12", "18"]);
      await type(page, field(list, "Text").last(), "The street is being repaved.");
      await save(page);
    },
    done: () => expect(textOf("announcements.yaml")).toContain("The street is being repaved."),
  },
  {
    what: "a patient's words",
    most: [10, 7],
    make: async (page) => {
      await row(page, "Testimonials").click();
      const list = field(page, "Testimonials");
      const last = (label: string) => field(list, label).last();
      await add(page, button(list, /^Add \W*testimonial/));
      await type(page, last("Quote"), "They listened, and told me what comes next.");
      await type(page, last("Name"), "Pat D.");
      await type(page, last("Location"), "Springfield");
      await type(page, last("Procedure"), "Hearing");
      await type(page, last("Rating"), "5", "spinbutton");
      await typeDay(page, last("Date"), ["2026", "03", "12"]);
      await typeDay(page, last("Consent date"), ["2026", "03", "10"]);
      await save(page);
    },
    done: () => expect(textOf("testimonials.yaml")).toContain("name: Pat D."),
  },
  {
    what: "a heading and a sentence of a service",
    most: [6, 2],
    make: async (page) => {
      await section(page, "Services").click();
      await row(page, "Hearing Disorders").click();
      const sections = field(page, "Sections");
      await press(page, button(sections, "Expand").nth(0));
      await type(page, field(sections, "Title").first(), "What we see");
      await type(
        page,
        field(field(page, "Invitation at the end"), "Text"),
        "It takes half an hour.",
      );
      await save(page);
    },
    done: () =>
      expect(textOf("services/hearing-disorders.yaml")).toMatch(
        /title: What we see[\s\S]*text: It takes half an hour\./,
      ),
  },
  {
    what: "a question of a service, and its answer",
    most: [8, 2],
    make: async (page) => {
      await section(page, "Services").click();
      await row(page, "Sinus Disorders").click();
      const sections = field(page, "Sections");
      const folded = sections.getByRole("group").filter({ hasText: "Questions people ask" }).last();
      await press(page, button(folded, "Expand").first());
      await add(page, button(sections, /^Add \W*question/));
      await type(page, field(sections, "Question").last(), "Do I need a referral?");
      const answer = field(sections, "Answer").last();
      await add(page, button(answer, /^Add \W*paragraph/));
      await type(page, field(answer, "Paragraph").last(), "Ask your plan.");
      await save(page);
    },
    done: () =>
      expect(textOf("services/sinus-disorders.yaml")).toContain("question: Do I need a referral?"),
  },
  {
    what: "a danger sign of a service",
    most: [5, 1],
    make: async (page) => {
      await section(page, "Services").click();
      await row(page, "Hearing Disorders").click();
      const signs = field(page, "Signs");
      await press(page, signs.getByRole("combobox"));
      await page.keyboard.type("eye swells");
      await page.getByRole("option", { name: /eye swells/ }).click();
      // The physician has approved this page, so the editor asks.
      page.once("dialog", (question) => question.accept());
      await save(page);
    },
    done: () =>
      expect(textOf("services/hearing-disorders.yaml")).toMatch(/^signs: \[[^\]]*swollen-eye/m),
  },
  {
    what: "its Spanish, which comes first",
    most: [5, 2],
    make: async (page) => {
      await section(page, "Spanish: Services").click();
      await row(page, /^hearing.disorders/).click();
      await expect(page.getByText(/^2 of \d+ sentences wait/)).toBeVisible();
      const sentence = page.getByRole("group", { name: "It takes half an hour." });
      await expect(sentence).toContainText("The English has changed");
      await expect(sentence).toContainText("Before: It takes twenty minutes.");
      await type(page, sentence, "Dura media hora.");
      await type(page, page.getByRole("group", { name: "What we see" }), "Lo que vemos");
      await save(page);
    },
    done: () =>
      expect(textOf("es/services/hearing-disorders.yaml")).toContain(
        "  - en: It takes half an hour.\n    es: Dura media hora.\n",
      ),
  },
  {
    what: "a photograph of a physician",
    most: [8, 2],
    make: async (page) => {
      await section(page, "Physicians").click();
      await row(page, "Ada King, MD").click();
      const photograph = field(page, "Photograph");
      await press(page, photograph.getByRole("checkbox", { name: /^Include/ }));
      await upload(page, photograph, await picture("IMG 0815.png", 1200, 1400));
      await type(page, field(photograph, "What it shows"), "Ada King, MD, at the front desk");
      await save(page);
    },
    done: () => expect(textOf("providers/ada-king-md.yaml")).toMatch(/file: "?IMG 0815\.webp/),
  },
  {
    what: "a location that is no longer served",
    most: [5, 0],
    make: async (page) => {
      await section(page, "Locations").click();
      await row(page, "North Shore").click();
      await button(page, "Show Editor Options").click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden();
    },
    done: () => undefined,
  },
  {
    what: "the way from its old address",
    most: [6, 2],
    make: async (page) => {
      await section(page, "Look and menus").click();
      await row(page, "Old addresses").click();
      const list = field(page, "Redirects");
      await add(page, button(list, /^Add \W*redirect/));
      await type(page, field(list, "From").last(), "/locations/north-shore-il");
      await type(page, field(list, "To").last(), "/locations");
      await save(page);
    },
    done: () => expect(textOf("redirects.yaml")).toContain("/locations/north-shore-il"),
  },
];

test("each change that a receptionist is asked for takes few presses", async ({ page }) => {
  await project.open(page);
  for (const { what, most, make, done } of changes)
    await test.step(what, async () => {
      await page.goto(`${project.site}/admin#/collections/practice`);
      await expect(row(page, "Testimonials")).toBeVisible();
      const counts = await counted(page, () => make(page));
      await expect(async () => done()).toPass({ timeout: 30_000 });
      test.info().annotations.push({ type: what, description: counts.join(" presses, ") });
      expect.soft(counts[0], `presses: ${what}`).toBeLessThanOrEqual(most[0]);
      expect.soft(counts[1], `fields: ${what}`).toBeLessThanOrEqual(most[1]);
    });
});
