import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { normalized } from "../../../../src/data/fingerprint.ts";
import type { Content } from "../../../../src/data/load-content.ts";
import { loadContent } from "../../../../src/data/load-content.ts";
import { listText } from "../../../../staff/review/list-text.ts";
import { readingList } from "../../../../staff/review/reading-list.ts";
import { localPreview, readAnswers, sheetsOf } from "../../../../staff/review/sheets.ts";
import { signed } from "../../../../staff/review/sign.ts";
import { exampleContent, exampleContentDir } from "../../../practice/fixtures.ts";
import { contentWith } from "../../../unit/content/edited-content.ts";

const preview = "https://preview.test";
const page = "services/sinus-disorders.yaml";

function sheetIn(content: Content, reader: string, previewUrl = preview): Document {
  const sheets = new Map(sheetsOf(content, readingList(content, exampleContentDir), previewUrl));
  return new JSDOM(sheets.get(`${reader}.html`), { runScripts: "outside-only" }).window.document;
}

const boxOf = (sheet: Document, name: string) =>
  sheet.querySelector(`fieldset[data-name="${name}"]`) as HTMLElement;

/** The file that a sheet downloads after somebody has answered and typed a name. */
async function download(sheet: Document, by: string): Promise<string> {
  const window = sheet.defaultView as unknown as JSDOM["window"];
  const input = sheet.querySelector<HTMLInputElement>('[name="by"]');
  if (input) input.value = by;
  const files: Blob[] = [];
  Object.assign(window.URL, { createObjectURL: (file: Blob) => files.push(file) && "blob:it" });
  // jsdom cannot follow the link.
  window.HTMLAnchorElement.prototype.click = () => undefined;
  window.eval(sheet.querySelector("script")?.textContent ?? "");
  sheet.querySelector("button")?.click();
  return new Promise((resolve) => {
    const reader = new window.FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(files[0] as Blob);
  });
}

it("the list begins with the hours, then says who has to read what, with the time", () => {
  const list = readingList(exampleContent, exampleContentDir);
  const text = listText(exampleContent, list, preview, exampleContentDir);
  const lines = text.split("\n");
  expect(lines[0]).toBe("FIRST, THE OWNER");
  expect(text).toMatch(
    /^ {2}Monday .* It changes the foot of every page, .* Write topOfEveryPage\.$/m,
  );
  expect(text).toMatch(/^TO OPEN: physician, \d+ pages, \d+ minutes$/m);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^ {2}Sinus Disorders \(services\/sinus-disorders\.yaml\): https:\/\/preview\.test\/service\/sinus-disorders, \d+ words$/,
    ),
  );
  expect(text).toMatch(/^TO ADD NEXT, .*: translator, 1 page, /m);
});

it("a practice without a physician is read by its clinicians", () => {
  const providers = exampleContent.providers.map((one) => ({ ...one, clinician: true }));
  const content = { ...exampleContent, providers } as unknown as Content;
  const list = readingList(content, exampleContentDir);
  const text = listText(content, list, preview, exampleContentDir);
  expect(text).toContain("TO OPEN: clinician");
  expect(text.toLowerCase()).not.toContain("physician,");
});

it("a sheet has one box a page, with a link to the preview", () => {
  const sheet = sheetIn(exampleContent, "physician");
  expect(boxOf(sheet, page).querySelector("a")?.href).toBe(`${preview}/service/sinus-disorders`);
  const names = [...sheet.querySelectorAll<HTMLElement>("fieldset")].map(
    ({ dataset }) => dataset["name"],
  );
  expect(new Set(names).size).toBe(names.length);
  const physician = exampleContent.toRead.filter(({ reader }) => reader === "physician");
  expect(names.length).toBe(physician.length);
});

it("shows the words to sign of each file that has no page of its own", () => {
  const { toRead, tokens } = exampleContent;
  for (const reader of ["physician", "front desk"] as const) {
    const sheet = sheetIn(exampleContent, reader.replace(" ", "-"));
    const boxes = toRead
      .filter((one) => one.reader === reader)
      .map(({ file, words }) => ({ words, box: boxOf(sheet, file.replace("content/", "")) }))
      .filter(({ box }) => box.querySelector("a") === null);
    expect(boxes.length).toBeGreaterThan(1);
    for (const { words, box } of boxes) {
      const shown = normalized(box.textContent);
      const plain = words.all.filter((text) => !/[{[*]/.test(text));
      // A sign is shown as a sentence.
      for (const text of plain)
        expect(shown).toContain(normalized((text.includes("#") && tokens[text]) || text));
    }
  }
  const care = boxOf(sheetIn(exampleContent, "physician"), "care.yaml").textContent;
  expect(care).toContain(`our number, ${exampleContent.practice.phone}.`);
});

it("without the address of a preview it says how to start one", () => {
  expect(sheetIn(exampleContent, "physician").body.textContent).not.toContain("npm start");
  expect(sheetIn(exampleContent, "physician", localPreview).body.textContent).toContain(
    "npm start",
  );
});

it("its reader sees what has no source, and what to choose", () => {
  const content = loadContent(
    contentWith({
      [page]: (text) =>
        `${text}unsourced: [A figure from memory.]\nask:\n  - question: How long?\n    choices: [Two weeks., Four weeks.]\n`,
    }),
  );
  const text = boxOf(sheetIn(content, "physician"), page).textContent;
  for (const words of ["A figure from memory.", "How long?", "Two weeks.", "Four weeks."])
    expect(text).toContain(words);
});

it("yes is signed as it was read, and no is what to change", async () => {
  const sheet = sheetIn(exampleContent, "physician");
  boxOf(sheet, page).querySelector<HTMLElement>('[value="yes"]')?.click();
  const about = boxOf(sheet, "pages/about.yaml");
  const words = about.querySelector("textarea");
  if (words) words.value = "We close at five.";
  const { by, answers } = readAnswers(await download(sheet, "Ada King, MD"));
  const { names, changes, refused } = signed(exampleContent, answers, by, "2026-11-21");
  expect([names, refused]).toEqual([[page], []]);
  expect(changes).toEqual([expect.stringMatching(/\(pages\/about\.yaml\): We close at five\.$/)]);

  const edited = loadContent(
    contentWith({ [page]: (text) => text.replace(/^lead: /m, "lead: Again ") }),
  );
  const later = signed(edited, answers, by, "2026-11-21");
  expect(later.names).toEqual([]);
  expect(later.refused).toEqual([
    { name: page, why: expect.stringMatching(/has changed since its sheet was written/) },
  ]);
});

it("answers that were not downloaded are not lost without a question", async () => {
  const sheet = sheetIn(exampleContent, "physician");
  const window = sheet.defaultView as unknown as JSDOM["window"];
  const isAsked = () =>
    !window.dispatchEvent(new window.Event("beforeunload", { cancelable: true }));
  await download(sheet, "Ada King, MD");
  expect(isAsked()).toBe(false);
  boxOf(sheet, page).querySelector<HTMLElement>('[value="yes"]')?.click();
  expect(isAsked()).toBe(true);
});

it("a sheet says first that nobody is named who may sign it", () => {
  const content = { ...exampleContent, launch: { ...exampleContent.launch, people: [] } };
  expect(sheetIn(content, "lawyer").body.textContent).toContain("Nobody can sign yet as lawyer");
  expect(sheetIn(exampleContent, "lawyer").body.textContent).not.toContain("Nobody can sign");
});

it("another file is none of a sheet", () => {
  expect(() => readAnswers("right: yes")).toThrow(/Download my answers/);
});
