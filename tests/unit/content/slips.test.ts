import { expect, it, test } from "vitest";
import type { Content } from "../../../src/data/load-content.ts";
import { repeatedFacts } from "../../../staff/checks/facts.ts";
import { missingLinks } from "../../../staff/checks/missing-parts.ts";
import { doubtfulOffices } from "../../../staff/checks/offices.ts";
import { proseIn } from "../../../staff/checks/prose.ts";
import { staleTranslations } from "../../../staff/checks/translations.ts";
import { wrongWording } from "../../../staff/checks/wording.ts";
import { exampleContent } from "../../practice/fixtures.ts";
import { mistakesAfter, stringAt } from "./edited-content.ts";

const { practice } = exampleContent;
it("a fax that is the phone is asked about, at each office", () => {
  const office = { ...practice, name: "West", hours: [], atTop: false };
  const asked = (facts: Partial<Content["practice"]>) =>
    doubtfulOffices({ ...exampleContent, practice: { ...practice, ...facts } }).map(
      ({ field }) => field,
    );
  expect(asked({ otherOffices: [office] })).toEqual([]);
  expect(asked({ fax: practice.phone, otherOffices: [{ ...office, fax: office.phone }] })).toEqual([
    "fax",
    "otherOffices.0.fax",
  ]);
});

it("two pages by one name are refused", () => {
  const service = (text: string) =>
    text.replace("title: Hearing Disorders", "title: sinus disorders");
  expect(mistakesAfter({ "services/hearing-disorders.yaml": service })).toContainEqual(
    expect.stringMatching(/title: content\/services\/\S+ is called “\w+ Disorders” too/i),
  );
});

it("two physicians with one name or one number are refused", () => {
  const first = "content/providers/ada-king-md.yaml";
  const second = (text: string) =>
    text.replace(/^name: .*/m, "name: Ada King, MD").replace("order: 2", "order: 1");
  const found = mistakesAfter({ "providers/ben-ohara-do.yaml": second });
  for (const mistake of [`name: ${first} is called “Ada King, MD” too.`, `order: ${first} has`])
    expect(found).toContainEqual(expect.stringContaining(`ben-ohara-do.yaml ${mistake}`));
});

it("a question or a paragraph that a file has twice is named", () => {
  const long =
    "The bridge is open to cars on all days of the week, and to buses from Monday to Friday.";
  const place = "pages/about.yaml";
  const twice = (text: string, fields: [string, string]) => {
    const strings = fields.map((field) => ({
      ...stringAt(place, "welcome.paragraphs.0", text),
      field,
    }));
    const content = { ...exampleContent, strings, translations: {} } as Content;
    return wrongWording(proseIn(content), content).map(({ field }) => field);
  };
  expect(twice(long, ["paragraphs.0", "paragraphs.1"])).toEqual(["paragraphs.1"]);
  expect(twice("May I come?", ["items.0.question", "items.4.question"])).toEqual([
    "items.4.question",
  ]);
  expect(twice("Call us.", ["paragraphs.0", "paragraphs.1"])).toEqual([]);
  expect(twice(long, ["lead", "summary"])).toEqual([]);
});

it("a header without Contact or Services is named", () => {
  expect(missingLinks(exampleContent)).toEqual([]);
  const header = exampleContent.navigation.header.filter(({ label }) => label !== "Contact");
  const navigation = { ...exampleContent.navigation, header };
  expect(missingLinks({ ...exampleContent, navigation })).toEqual([
    expect.objectContaining({ remedy: expect.stringContaining("no link to /contact-us") }),
  ]);
});

test("a hotline that was changed is named where it was changed, before the texts", () => {
  const text = "Call [(800) 222-1222](tel:+18002221222).";
  const strings = ["pages/about.yaml", "pages/home.yaml"].map((file) =>
    stringAt(file, "hero.title", text),
  );
  const changed = { ...practice, others: [{ name: "Poison Control", phones: ["(800) 222-1223"] }] };
  const problems = repeatedFacts({ ...exampleContent, practice: changed, strings });
  expect(problems.map(({ file }) => file)).toEqual([
    "content/care.yaml",
    "content/pages/about.yaml",
    "content/pages/home.yaml",
  ]);
  expect(problems[0]?.remedy).toMatch(/^2 texts give the number 8002221222.*put it back/);
});

test("a warning that is gone is called one where its translation stays", () => {
  const { es } = exampleContent.translations;
  const catalog = { ...es?.catalogs[0], of: "content/a.yaml", file: "content/es/a.yaml" };
  const remediesOf = (en: string) => {
    const stale = [{ en, text: "…", field: "texts.0.es", line: 2 }];
    const translations = { es: { ...es, orphans: [], catalogs: [{ ...catalog, stale }] } };
    return staleTranslations({ ...exampleContent, translations } as Content)[0]?.remedy;
  };
  expect(remediesOf("Call 911 if you faint.")).toMatch(/This is a warning: .* put it back there/);
  expect(remediesOf("Call us on Monday.")).not.toMatch(/warning/);
});

test("{physician} is offered for the part of a name that was typed", () => {
  const strings = [stringAt("pages/about.yaml", "hero.lead", "Ask Ada King.")];
  expect(repeatedFacts({ ...exampleContent, strings }).map(({ remedy }) => remedy)).toEqual([
    "Write {physician} in place of “Ada King”. Pages then say “Ada King, MD”.",
  ]);
});
