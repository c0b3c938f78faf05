import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Content, loadContent } from "../../../src/data/load-content.ts";
import { contentWarnings } from "../../../staff/checks/content-warnings.ts";
import { distantNotices } from "../../../staff/checks/dates.ts";
import { ofOnePhysician } from "../../../staff/checks/one-physician.ts";
import { untranslated } from "../../../staff/checks/translations.ts";
import { exampleContent } from "../../practice/fixtures.ts";
import { contentWith, stringAt } from "./edited-content.ts";

/** A content folder without photographs and forms. */
const folder = mkdtempSync(join(tmpdir(), "content-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Warnings for one text in a field of the example practice. */
async function warningsFor(text: string, file = "pages/about.yaml", field = "hero.lead") {
  const strings = [stringAt(file, field, text)];
  const { es } = exampleContent.translations;
  // Without closures, which are years away there.
  const practice = { ...exampleContent.practice, closures: [] };
  const content = (
    file.startsWith("es/")
      ? { ...exampleContent, practice, strings: [], translations: { es: { ...es, strings } } }
      : { ...exampleContent, practice, strings, translations: {} }
  ) as Content;
  // Before all its notices are over.
  const warnings = await contentWarnings(content, folder, "2020-05-01");
  return warnings.map(({ line, remedy }) => `${line}: ${remedy}`);
}

const hard =
  "Preoperative otolaryngological evaluation necessitates comprehensive polysomnographic documentation, notwithstanding symptomatic amelioration following conservative interventions.";

describe("a warning", () => {
  it.each([
    ["Don't wait.", /^7: This has a straight mark: Don't\. Copy a curly one from here: ’/],
    ['A "flap" of skin.', /^7: This has a straight mark: "flap"\. /],
    ["Come in the the morning.", /^7: "the the" is here twice in a row/],
    ["In in the morning, come.", /^7: "In in" is here twice in a row/],
    ["Welcome 🎉 to our office.", /^7: Remove the emoji/],
    ["We ❤️ ears.", /^7: Remove the emoji/],
    ["We are open from 9 to 5 on workdays.", /^7: Leave the hours out/],
    ["Office hours: 8:30 AM - 4:30 PM.", /^7: Leave the hours out/],
    ["Write to office@harbor-lights.internal.", /^7: Leave the e-mail address out/],
    ["We see newborns from 0 years.", /^7: The practice sees patients from 3 years on/],
    ["Children aged 2 and older are welcome.", /^7: The practice sees patients from 3 years on/],
    ["To book, click [here](/contact-us).", /^7: The link "here" does not say where it leads/],
  ])("%s", async (text, warning) => {
    expect(await warningsFor(text)).toEqual([expect.stringMatching(warning)]);
  });

  it.each([
    ["You see the same physician at every visit.", "the same physician"],
    ["Care from one double board-certified physician.", "one double board-certified physician"],
    ["Our physician", "Our physician"],
    ["Meet your physician", "Meet your physician"],
    ["{brand} is the practice of {physician}.", "the practice of {physician}"],
    ["We keep the practice small.", "keep the practice small"],
    ["A small practice, and time to listen.", "small practice"],
    ["Whom you meet first is the one who treats you.", "is the one who treats"],
  ])("%s is named where there are several physicians", async (text, words) => {
    expect(await warningsFor(text)).toEqual([
      `7: “${words}” is said of one physician. There are several now: write what is true of all of them.`,
    ]);
    const [first, second] = exampleContent.providers;
    const one = [first, { ...second, clinician: true }] as unknown as Content["providers"];
    const strings = [stringAt("pages/about.yaml", "hero.lead", text)];
    expect(ofOnePhysician({ ...exampleContent, strings, providers: one })).toEqual([]);
  });

  it("names the drawing of a physician that another has too", () => {
    const [first, second] = exampleContent.providers as [
      Content["providers"][0],
      Content["providers"][0],
    ];
    const content = { ...exampleContent, strings: [] };
    const drawn = { ...second, image: first.image, photograph: undefined };
    expect(ofOnePhysician({ ...content, providers: [first, drawn] })).toEqual([
      expect.objectContaining({ file: "content/providers/ben-ohara-do.yaml", field: "image" }),
    ]);
    expect(
      ofOnePhysician({ ...content, providers: [first, { ...drawn, image: undefined }] }),
    ).toEqual([]);
  });

  it("is about the file and its language", async () => {
    expect(await warningsFor("Llega a la la puerta.", "es/pages/contact.yaml")).toEqual([
      expect.stringMatching(/^7: "la la" is here twice/),
    ]);
    expect(
      await warningsFor(
        "The office is closed today.",
        "announcements.yaml",
        "announcements.0.text",
      ),
    ).toEqual([expect.stringMatching(/^7: Write days on which the office is closed/)]);
    expect(await warningsFor("Read more", "pages/home.yaml", "services.link")).toHaveLength(1);
  });

  it.each([
    ["hours.topOfEveryPage.Monday", "8:30 PM to 11:30 PM"],
    ["hours.topOfEveryPage.Monday", "1:00 PM to 4:30 PM"],
    ["hours.footOfEveryPage.Saturday", "5:00 AM to 2:00 PM"],
    ["closures.2.hours", "5:30 AM to 12:00 PM"],
  ])("names hours that are most often a mistake: %s, %s", async (field, hours) => {
    expect(await warningsFor(hours, "practice.yaml", field)).toEqual([
      `7: Are these hours right: ${hours}? Check AM and PM.`,
    ]);
    const right = field.startsWith("closures") ? "1:00 PM to 4:30 PM" : "8:30 AM to 4:30 PM";
    expect(await warningsFor(right, "practice.yaml", field)).toEqual([]);
  });

  it("names a Spanish sentence that is still English, not a list of names", async () => {
    const texts = ["Reach us by phone, or come.", "Resmed, Philips, AirSense, DreamStation"];
    const pairs = texts.map((en) => `  - { en: "${en}", es: "${en}" }\n`).join("");
    const root = contentWith({ "es/pages/contact.yaml": (text) => text + pairs });
    expect(untranslated(loadContent(root))).toEqual([
      expect.objectContaining({
        file: "content/es/pages/contact.yaml",
        remedy: expect.stringMatching(/^This is still English/),
      }),
    ]);
  });

  it("names an English sentence that is hard to read", async () => {
    const remedy = expect.stringMatching(/^7: This sentence is hard to read .*"Preoperative/);
    expect(await warningsFor(hard)).toContainEqual(remedy);
    expect(await warningsFor(hard, "es/pages/contact.yaml")).not.toContainEqual(remedy);
  });
});

it.each([
  ["Quotations “the the!” and “state of the art” are as they were said."],
  ["Call {phoneLink} about {brand}’s [services](/services/xyzzy)."],
  ["{physicianShort} starts. {physicianShort} ends."],
  ["Learn more about sleep apnea at https://example.org/abcde."],
  ["We see patients aged 3 and older. For a baby, ask your pediatrician."],
  ["The spray that that doctor had had helped."],
  ["Say “in” in the morning. In it goes. ® and ½ are signs."],
  ["Ear tubes help children from ages 1 to 3."],
])("%s has no warning", async (text) => {
  expect(await warningsFor(text)).toEqual([]);
});

it("closures and announcements are named once they are over, and when they are far ahead", () => {
  const overOn = (today: string) =>
    distantNotices(exampleContent, today)
      .filter(({ remedy }) => remedy.includes("ended"))
      .map(({ field, remedy }) => `${field}: ${remedy}`);
  expect(overOn("2020-05-02")).toEqual([]);
  expect(overOn("2020-05-03")).toEqual([
    expect.stringMatching(/^announcements\.0: This ended on 2020-05-02, .* It can be removed\.$/),
  ]);
  // Christmas ends with its last day.
  expect(overOn("2098-12-26")).toHaveLength(2);
  expect(overOn("2098-12-27")).toHaveLength(3);
  const ahead = (today: string) =>
    distantNotices(exampleContent, today).filter(({ remedy }) => remedy.includes("two years"));
  expect(ahead("2096-11-26").map(({ field }) => field)).toEqual([
    "closures.0",
    "closures.1",
    "closures.2",
  ]);
  expect(ahead("2096-12-31")).toEqual([]);
});

it.each([
  [
    "https://app.booking.example/login",
    "booking.pageUrl",
    /^7: This looks like a page for signing in/,
  ],
  [
    "https://booking.example/v;jsessionid=1A2B",
    "booking.pageUrl",
    /^7: This address holds a session/,
  ],
  ["https://portal.example/home?token=1A2B", "patientPortal", /^7: This address holds a session/],
  [
    exampleContent.practice.booking.pageUrl,
    "patientPortal",
    /^7: This is the address of the booking/,
  ],
])("an address that works for no patient is asked about: %s", async (address, field, question) => {
  expect(await warningsFor(address, "practice.yaml", field)).toEqual([
    expect.stringMatching(question),
  ]);
});

it.each([
  ["https://portal.example/login", "patientPortal"],
  ["https://booking.example/loginov-clinic/visit?site=3", "booking.pageUrl"],
])("one that works is not: %s", async (address, field) => {
  expect(await warningsFor(address, "practice.yaml", field)).toEqual([]);
});

it("a map that shows one fixed place is named", async () => {
  const directions = ["https://maps.app.goo.gl/abc", "practice.yaml", "map.directionsUrl"] as const;
  expect(await warningsFor(...directions)).toEqual([
    expect.stringMatching(/^7: This shows one place for every office.*\{addressQuery\}/),
  ]);
});

it("patients’ words, search words and citations are left as they are", async () => {
  for (const [file, field] of [
    ["testimonials.yaml", "testimonials.0.quote"],
    ["search.yaml", "pages.0.words.1"],
    ["providers/ada-king-md.yaml", "publications.0.citation"],
    ["services/sinus-disorders/sinus-infection.yaml", "references.0.title"],
  ])
    expect(await warningsFor("Great care for the the sinuses, thank you.", file, field)).toEqual(
      [],
    );
});
