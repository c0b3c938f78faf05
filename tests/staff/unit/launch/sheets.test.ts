import { JSDOM } from "jsdom";
import { beforeAll, expect, it } from "vitest";
import { type LaunchList, launchList } from "../../../../staff/launch/launch-list.ts";
import { launchText } from "../../../../staff/launch/launch-text.ts";
import { readTicked, sheetsOf } from "../../../../staff/launch/sheets.ts";
import { signed } from "../../../../staff/launch/sign.ts";
import { exampleContent } from "../../../practice/fixtures.ts";

let list: LaunchList;
let sheets: Map<string, string>;

beforeAll(() => {
  list = launchList(exampleContent);
  sheets = new Map(sheetsOf(exampleContent, list, "https://preview.test"));
});

/** The file that a sheet downloads after somebody has ticked boxes and typed a name. */
async function download(sheet: string, names: string[], by: string): Promise<string> {
  const { window } = new JSDOM(sheet, { runScripts: "outside-only" });
  const { document } = window;
  for (const name of names) document.getElementById(name)?.click();
  const input = document.querySelector<HTMLInputElement>('[name="by"]');
  if (input) input.value = by;
  const files: Blob[] = [];
  Object.assign(window.URL, { createObjectURL: (file: Blob) => files.push(file) && "blob:it" });
  // jsdom cannot follow the link.
  window.HTMLAnchorElement.prototype.click = () => undefined;
  window.eval(document.querySelector("script")?.textContent ?? "");
  document.querySelector("button")?.click();
  return new Promise((resolve) => {
    const reader = new window.FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(files[0] as Blob);
  });
}

it("the list tells what opens the site by person, with the time, and then each page to add with its texts", () => {
  const lines = launchText(list).split("\n");
  expect(lines[0]).toMatch(/^TO OPEN, PHYSICIAN, \d+ minutes$/);
  expect(lines[1]).toMatch(/^ {2}\d+ texts for an emergency, each by itself: \d+ minutes$/);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^ {2}Sinus Disorders: 1 question, \d minutes? \(services\/sinus-disorders, physician\)$/,
    ),
  );
  expect(lines.join("\n")).toMatch(
    /^ {2}Rinses \(\/service\/sinus-disorders\/rinses\): physician \d minutes?, and 2 texts for an emergency, .*: anywhere#rinse-hurts, anywhere#rinse-with-blood$/m,
  );
});

it("a practice without a physician is signed for by its clinicians", () => {
  const [first, ...others] = exampleContent.providers;
  const content = {
    ...exampleContent,
    providers: [
      { ...first, clinician: true },
      ...others.map((one) => ({ ...one, clinician: true })),
    ] as typeof exampleContent.providers,
  };
  const text = launchText(launchList(content));
  expect(text).toMatch(/^TO OPEN, CLINICIAN, /);
  expect(text.toLowerCase()).not.toContain("physician");
});

it("a sheet has each text with all its words, and each page with a link to its preview", () => {
  const { document } = new JSDOM(sheets.get("physician.html")).window;
  const rowOf = (name: string) => document.getElementById(name)?.closest("li");
  expect(rowOf("symptoms/anywhere#swollen-eye")?.textContent).toContain(
    "The skin around an eye swells.",
  );
  expect(rowOf("services/sinus-disorders")?.querySelector("a")?.href).toBe(
    "https://preview.test/service/sinus-disorders",
  );
  const names = [...document.querySelectorAll<HTMLInputElement>("[type=checkbox]")].map(
    ({ id }) => id,
  );
  expect(new Set(names).size).toBe(names.length);
});

it("titles are in the reader's language", () => {
  const titles = list.toOpen.concat(list.toAdd.flatMap(({ units }) => units));
  expect(titles.find(({ name }) => name === "services/hearing-disorders")?.title).toBe(
    "Hearing Disorders",
  );
});

it("what is ticked is downloaded, and signed as it was written", async () => {
  const names = ["symptoms/anywhere#swollen-eye", "services/sinus-disorders"];
  const text = await download(sheets.get("physician.html") ?? "", names, "Ada King, MD");
  const { ticked, ...request } = readTicked(text);
  const date = new Date().toISOString().slice(0, 10);
  const all = signed(exampleContent, { ...request, ticked, date });
  expect([all.names, all.refused]).toEqual([names, []]);
  const strings = exampleContent.strings.map((string) =>
    string.text === "The skin around an eye swells." ? { ...string, text: "Other." } : string,
  );
  const later = signed({ ...exampleContent, strings }, { ...request, ticked, date });
  expect(later.names).toEqual(["services/sinus-disorders"]);
  expect(later.refused).toEqual([expect.stringMatching(/swollen-eye has changed since its sheet/)]);
});

it("another file is none of a sheet", () => {
  expect(() => readTicked("right: yes")).toThrow(/Download what I ticked/);
});
