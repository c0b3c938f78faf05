import { expect, it } from "vitest";
import { type Content, loadContent } from "../../../src/data/load-content.ts";
import { standingIn, withheldPages } from "../../../src/data/standing.ts";
import { exampleContent } from "../../practice/fixtures.ts";
import { signedPractice } from "../../practice/signed.ts";
import { contentWith } from "./edited-content.ts";

type Edits = Parameters<typeof contentWith>[0];
const whole = (edits: Edits = {}) => loadContent(contentWith(edits, signedPractice("whole")));

const unreviewed = (text: string) => text.replace(/^review:[\s\S]*?(?=^\S|$(?![\s\S]))/m, "");

/** The standing of each file that is not as somebody has read it. */
function standings(content: Content): Record<string, string> {
  const standing = standingIn(content);
  return Object.fromEntries(
    content.toRead
      .map((file) => [file.file.replace("content/", ""), standing(file)])
      .filter(([, found]) => found !== "read"),
  );
}

const waiting = (content: Content) =>
  withheldPages(content).map(({ path, waitsFor }) => [path, ...waitsFor]);

it("all of it is read once somebody has read all of it", () => {
  expect(standings(whole())).toEqual({});
});

it("each kind has one reader", () => {
  const readers = Object.fromEntries(
    exampleContent.toRead.map(({ file, reader }) => [file.replace("content/", ""), reader]),
  );
  expect(readers).toMatchObject({
    "services/sinus-disorders.yaml": "physician",
    "services/sinus-disorders/rinses.yaml": "physician",
    "providers/ada-king-md.yaml": "physician",
    "care.yaml": "physician",
    "house-rules.yaml": "physician",
    "pages/pain-medicine.yaml": "physician",
    "pages/about.yaml": "physician",
    "pages/home.yaml": "front desk",
    "practice.yaml": "front desk",
    "locations/new-town-il.yaml": "front desk",
    "legal/your-privacy.md": "lawyer",
  });
  for (const file of ["navigation.yaml", "look.yaml", "redirects.yaml", "announcements.yaml"])
    expect(readers).not.toHaveProperty([file]);
});

it("what nobody has read waits, or holds back the site if the site needs it", () => {
  expect(standings(exampleContent)).toMatchObject({
    "services/sinus-disorders.yaml": "refuse",
    "providers/ada-king-md.yaml": "refuse",
    "legal/your-privacy.md": "refuse",
    "providers/ben-ohara-do.yaml": "waits",
    "services/sinus-disorders/rinses.yaml": "waits",
    "recoveries/ear-tubes.yaml": "waits",
    "symptoms/ears.yaml": "waits",
    "pages/children.yaml": "waits",
    "medicines.yaml": "waits",
    "house-rules.yaml": "waits",
    "pages/after-any-operation.yaml": "waits",
  });
});

it.each<[what: string, file: string, edit: (text: string) => string, standing: string | undefined]>(
  [
    [
      "other words",
      "services/sinus-disorders.yaml",
      (text) => text.replace(/^lead: /m, "lead: Now "),
      "changed",
    ],
    [
      "a sign less",
      "services/sinus-disorders/rinses.yaml",
      (text) => text.replace(/^signs: .*$/m, "signs: [anywhere#rinse-hurts]"),
      "refuse",
    ],
    [
      "a sign in other words",
      "symptoms/anywhere.yaml",
      (text) => text.replace("An eye bulges", "The eye bulges"),
      "refuse",
    ],
    [
      "another level",
      "symptoms/anywhere.yaml",
      (text) => text.replace("level: emergency-room", "level: call-911"),
      "refuse",
    ],
    [
      "another dose",
      "medicines.yaml",
      (text) => text.replace(/^( +text: )(\S)/m, "$1Now $2"),
      "refuse",
    ],
    [
      "another level of a sheet",
      "recoveries/balloon-sinuplasty.yaml",
      (text) => text.replace("level: call-911", "level: emergency-room"),
      "refuse",
    ],
    [
      "a dose in other words",
      "pages/pain-medicine.yaml",
      (text) => text.replace("wait: 6 hours", "wait: 4 hours"),
      "refuse",
    ],
    [
      "another choice of the surgeon",
      "house-rules.yaml",
      (text) => text.replace("value: 101°F", "value: 102°F"),
      "refuse",
    ],
    [
      "first aid in other words",
      "care.yaml",
      (text) => text.replace(/(firstAid:[\s\S]*?text: (?:>-\n +)?)/, "$1Now "),
      "refuse",
    ],
    [
      "another place in a list",
      "services/sinus-disorders.yaml",
      (text) => text.replace(/^order: \d+/m, "order: 9"),
      undefined,
    ],
    [
      "words for the search",
      "symptoms/ears.yaml",
      (text) => text.replace(/^( +words:(?:\n +-)? \[?)/m, "$1also, "),
      undefined,
    ],
    [
      "a note",
      "services/sinus-disorders.yaml",
      (text) => `${text}unsourced: [Where is that from?]\n`,
      undefined,
    ],
    [
      "other quotation marks and spaces",
      "services/sinus-disorders.yaml",
      (text) => text.replace(/’/g, "'").replace(/^lead: (\S+) /m, "lead: $1  "),
      undefined,
    ],
    [
      "a fact, which unsigns no other file",
      "practice.yaml",
      (text) => text.replace(/^parking: .*$/m, "parking: Park in the yard."),
      "changed",
    ],
  ],
)("%s in %s", (_, file, edit, standing) => {
  const found = standings(whole({ [file]: edit }));
  expect(found).toEqual(standing === undefined ? {} : { [file]: standing });
});

it.each<[what: string, file: string, waits: string[][]]>([
  [
    "itself",
    "recoveries/balloon-sinuplasty.yaml",
    [["/recovery/balloon-sinuplasty", "content/recoveries/balloon-sinuplasty.yaml"]],
  ],
  [
    "the words around its kind",
    "pages/recovery.yaml",
    expect.arrayContaining([["/recovery/ear-tubes", "content/pages/recovery.yaml"]]),
  ],
  [
    "the places of the signs that it names",
    "symptoms/anywhere.yaml",
    expect.arrayContaining([["/service/sinus-disorders/rinses", "content/symptoms/anywhere.yaml"]]),
  ],
  ["the rules that it names", "medicines.yaml", [["/before-surgery", "content/medicines.yaml"]]],
  [
    "the rules of the house that it names",
    "house-rules.yaml",
    expect.arrayContaining([["/recovery/ear-tubes", "content/house-rules.yaml"]]),
  ],
  [
    "the doses that it draws on",
    "pages/pain-medicine.yaml",
    expect.arrayContaining([["/recovery/ear-tubes", "content/pages/pain-medicine.yaml"]]),
  ],
])("a page waits for %s: %s", (_, file, waits) => {
  expect(waiting(whole({ [file]: unreviewed }))).toEqual(waits);
});

it("a statement waits while it is a template, unless the site must have it", () => {
  const template = (text: string) =>
    text.replace(
      /^title: /m,
      "template: { title: A template., text: It is not in force. }\ntitle: ",
    );
  const edits = { "legal/notices.md": template, "legal/your-privacy.md": template };
  expect(standings(loadContent(contentWith(edits)))).toMatchObject({
    "legal/notices.md": "waits",
    "legal/your-privacy.md": "refuse",
  });
});
