import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Content, loadContent } from "../../../src/data/load-content.ts";
import { mapTexts } from "../../../src/data/texts.ts";
import { careSchema } from "../../../src/schemas/care.ts";
import { practiceSchema } from "../../../src/schemas/practice.ts";
import { contentErrors } from "../../../staff/checks/content-errors.ts";
import { staleTranslations } from "../../../staff/checks/translations.ts";
import { exampleContent } from "../../practice/fixtures.ts";
import { contentWith, mistakesAfter } from "./edited-content.ts";

const contact = "es/pages/contact.yaml";

/** A catalog with one more pair. */
const withPair = (en: string, es: string) => (text: string) =>
  `${text}  - en: ${JSON.stringify(en)}\n    es: ${JSON.stringify(es)}\n`;

it("a translation has the same facts, structure and links as its English", () => {
  const { es } = exampleContent.translations;
  const shape = (value: unknown): unknown =>
    typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shape(item)]))
      : typeof value;
  expect(shape(es.pages)).toEqual(shape(exampleContent.pages));
  expect(es.practice).toMatchObject({
    phone: exampleContent.practice.phone,
    hours: exampleContent.practice.hours,
    address: exampleContent.practice.address,
  });
  expect(es.pages.contact.hero.title).toBe("Comuníquese");
  // A default of the schema is a text as well.
  expect(es.pages.service.planQuestions).toBe("Qué preguntar a su plan");
});

it("a text that is a token alone needs no translation", () => {
  const missingWith = (text: string) => {
    const edit = (yaml: string) => yaml.replace("Call {phoneLink} as soon as you know.", text);
    const { translations } = loadContent(contentWith({ "pages/new-patients.yaml": edit }));
    return translations.es?.catalogs.flatMap(({ missing }) => missing.map(({ text }) => text));
  };
  expect(missingWith("{phoneLink}")).not.toContain("{phoneLink}");
  expect(missingWith("Call {phoneLink}")).toContain("Call {phoneLink}");
});

it("texts are what readers read: no paths, times, names, numbers or notes to editors", () => {
  const texts: string[] = [];
  for (const schema of [practiceSchema, careSchema])
    mapTexts(schema, exampleContent.practice, (text, { path }) => {
      texts.push(path.join("."));
      return text;
    });
  expect(texts).toEqual(expect.arrayContaining(["tagline", "crisis.text", "forms.0.label"]));
  for (const path of ["brand", "phone", "siteUrl", "address.street", "insurers.0.name", "map"])
    expect(texts.filter((text) => `${text}.`.startsWith(`${path}.`))).toEqual([]);
});

it.each([
  [
    "Come at 8 AM.",
    "Venga a las 9 a. m.",
    "Keep the numbers and units of the English: 8. Here: 9.",
  ],
  ["Take 5 mL.", "Tome 5 mg.", "Keep the numbers and units of the English: 5mL. Here: 5mg."],
  [
    "Wait 1,000 ms or 1.5 s.",
    "Espere 1.000 o 1,5.",
    "Keep the numbers and units of the English: 1,000, 1.5. Here: 1,5, 1.000.",
  ],
  [
    "Call {phone}.",
    "Llame al consultorio.",
    "Keep the words in braces of the English: {phone}. Here: none.",
  ],
  [
    "{anywhere#breathing}",
    "{anywhere#bleeding}",
    "Keep the words in braces of the English: {anywhere#breathing}. Here: {anywhere#bleeding}.",
  ],
  ["Call us.", "Llame al {fax}.", "Keep the words in braces of the English: none. Here: {fax}."],
  [
    "See [us](/about).",
    "Vea [esto](/es/about).",
    "Keep the targets of links of the English: ](/about). Here: ](/es/about).",
  ],
  ["**Now** or never.", "Ahora o nunca.", "Keep the ** signs of the English: **, **. Here: none."],
  [
    "## Help {#help}",
    "Ayuda {#help}",
    "Keep the signs at its beginning of the English: ##. Here: none.",
  ],
  [
    "Call 911.",
    "Llame de inmediato.",
    "Keep the numbers and units of the English: 911. Here: none.",
  ],
  [
    "Go to an emergency room.",
    "Vaya a la clínica.",
    'The English says "emergency room". Say it too: "sala de emergencias".',
  ],
  [
    "Call Poison Help.",
    "Llame a un toxicólogo.",
    'The English says "Poison Help". Say it too: "Poison Help".',
  ],
  ["Pick a time.", "Elija otra hora.", '"Pick a time." is translated twice. Keep one.'],
])("refuses “%s” as “%s”", (en, es, remedy) => {
  const root = contentWith({ [contact]: withPair(en, es) });
  const problems = contentErrors(loadContent(root));
  expect(problems).toEqual([
    {
      file: `content/${contact}`,
      line: expect.any(Number),
      field: expect.stringMatching(/^texts\.\d+\.es$/),
      remedy,
    },
  ]);
});

it("takes the same facts in other words", () => {
  for (const [en, es] of [
    ["Open 8:30 AM to 4:30 PM, 5 ml.", "De 8:30 a. m. a 4:30 p. m., 5 mL."],
    ["Emergency rooms are open.", "Las salas de emergencias, o una sala de emergencias, abren."],
    ["See [a](/b) and {phone}.", "Vea {phone} y [c](/b)."],
  ] as const)
    expect(contentErrors(loadContent(contentWith({ [contact]: withPair(en, es) })))).toEqual([]);
});

it.each([
  [(text: string) => text.replace("es: Comuníquese", 'es: ""'), "Write the text here"],
  [(text: string) => text.replace("es: Comuníquese", "es: <b>Ya</b>"), "Remove the HTML"],
  [(text: string) => text.replace("es: Comuníquese", `es: ${"muy ".repeat(40)}`), "Shorten this"],
  [(text: string) => text.replace("es: Comuníquese", "fr: Appelez"), "There is no field"],
])("refuses a catalog with %s", (edit, remedy) => {
  expect(mistakesAfter({ [contact]: edit })).toContainEqual(expect.stringContaining(remedy));
});

it("a new word for the search leaves a translation whole", () => {
  const root = contentWith({
    "pages/contact.yaml": (text) => text.replace("keywords: [", "keywords: [where we are, "),
  });
  const content: Content = loadContent(root);
  expect(content.pages.contact.seo.keywords).toContain("where we are");
  const catalog = content.translations.es?.catalogs.find(
    ({ file }) => file === `content/${contact}`,
  );
  expect(catalog?.missing).toEqual([]);
});

it("a sentence whose English has changed has no translation, and its old one is stale", () => {
  const root = contentWith({
    "pages/contact.yaml": (text) => text.replace("Reach us", "Come to us"),
  });
  mkdirSync(join(root, "es/locations"), { recursive: true });
  writeFileSync(join(root, "es/locations/gone.yaml"), "texts: []\n");
  const content: Content = loadContent(root);
  expect(content.translations.es?.pages.contact.hero.title).toBe("Come to us");
  expect(staleTranslations(content)).toEqual([
    expect.objectContaining({
      file: `content/${contact}`,
      remedy: expect.stringContaining(
        'content/pages/contact.yaml does not say "Reach us" any more.',
      ),
    }),
    expect.objectContaining({
      file: "content/es/locations/gone.yaml",
      remedy: expect.stringMatching(/If that file was renamed, rename this one/),
    }),
  ]);
});
