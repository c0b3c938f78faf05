import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadContent } from "../../../../src/data/load-content.ts";
import { changedText, listText } from "../../../../staff/review/list-text.ts";
import { isEmergencyRead, mayOpen, readingList } from "../../../../staff/review/reading-list.ts";
import { refusedText, signed, writeReviews } from "../../../../staff/review/sign.ts";
import { exampleContent } from "../../../practice/fixtures.ts";
import { signedPractice } from "../../../practice/signed.ts";
import { contentWith } from "../../../unit/content/edited-content.ts";

type Edits = Parameters<typeof contentWith>[0];

const page = "services/sinus-disorders.yaml";
const on = "2026-11-21";
const sign = (name: string, by: string, content = exampleContent) =>
  signed(content, [{ name }], by, on);
const refusalsOf = (...asked: Parameters<typeof sign>) =>
  sign(...asked).refused.map(({ why }) => why);

/** The list of the example practice on its first day, after edits. */
function openingList(edits: Edits = {}) {
  const root = contentWith(edits, signedPractice("opening"));
  return readingList(loadContent(root), root);
}

it("what opens the site, once read, opens it", () => {
  const list = openingList();
  expect([mayOpen(list), list.changed, list.toOpen]).toEqual([true, [], []]);
  expect(list.toAdd.length).toBeGreaterThan(5);
});

it("other words stop nothing and are listed; a changed sign stops the site", () => {
  const words = openingList({ [page]: (text) => text.replace(/^lead: /m, "lead: Again ") });
  expect([mayOpen(words), words.changed.map(({ name }) => name)]).toEqual([true, [page]]);
  const sign = openingList({
    "care.yaml": (text) => text.replace("emergency: [anywhere#breathing, ", "emergency: ["),
  });
  expect([mayOpen(sign), isEmergencyRead(sign)]).toEqual([false, false]);
});

it("an example that comes later stops the site", () => {
  const list = openingList({
    "practice.yaml": (text) => text.replace(/^fax: .*$/m, 'fax: "(404) 555-0142"'),
  });
  expect([mayOpen(list), isEmergencyRead(list)]).toEqual([false, true]);
  expect(list.toReplace).toEqual([expect.objectContaining({ field: "fax" })]);
});

it("an example of the number for patients after an operation stops the recoveries alone, and the list says so", () => {
  const root = contentWith(
    { "practice.yaml": (text) => text.replace("555-2173", "555-0173") },
    signedPractice("opening"),
  );
  const content = loadContent(root);
  const list = readingList(content, root);
  expect([mayOpen(list), list.toReplace]).toEqual([true, []]);
  expect(list.changed.map(({ name }) => name)).toEqual(["practice.yaml"]);
  expect(listText(content, list, "", root)).toMatch(
    /^BEFORE ANY RECOVERY IS PUBLIC\n {2}content\/practice\.yaml afterHours\.phone: /m,
  );
});

it("an operation that is not done here is not listed to be read", () => {
  const { toAdd } = openingList({
    "house-rules.yaml": (text) => text.replace(", ear-tubes,", ","),
  });
  const names = toAdd.map(({ name }) => name);
  expect(names).toContain("recoveries/balloon-sinuplasty.yaml");
  expect(names).not.toContain("recoveries/ear-tubes.yaml");
});

it("the reader of the house rules sees each choice with what others choose", () => {
  const { toAdd } = openingList();
  const rules = toAdd.find(({ name }) => name === "house-rules.yaml");
  expect(rules?.ask).toContainEqual({
    question: "From which temperature should a patient call?",
    choices: ["One number for all.", "102°F"],
  });
});

it.each([
  ["content/services/sinus-disorders.yaml", [page]],
  ["services/sinus-disorders", [page]],
  ["es", ["es"]],
])("%s is signed", (name, names) => {
  const by = name === "es" ? "Marta Ruiz" : "Ada King, MD";
  expect(sign(name, by)).toMatchObject({ names, refused: [] });
});

it("a language is signed with all its files that are whole", () => {
  const { reviews } = sign("es", "Marta Ruiz");
  const whole = exampleContent.translations.es.catalogs.filter(
    ({ missing }) => missing.length === 0,
  );
  expect(reviews.length).toBeGreaterThan(5);
  expect(reviews.length).toBeLessThanOrEqual(whole.length);
});

it("a name typed in small letters signs as the content has it", () => {
  const { reviews, refused } = sign(page, " ada king, md");
  expect(refused).toEqual([]);
  expect(reviews).toEqual([[expect.any(String), expect.objectContaining({ by: "Ada King, MD" })]]);
});

it.each(["services", "sinus-disorders", "fr"])("no part of a name signs anything: %s", (name) => {
  expect(sign(name, "Ada King, MD")).toMatchObject({
    names: [],
    refused: [{ name, why: `Nothing to read is called ${name}. See npm run launch:check.` }],
  });
});

it("a reason why pages are not signed is told once, with these pages", () => {
  const answers = [page, "pages/about", "fr"].map((name) => ({ name }));
  expect(refusedText(signed(exampleContent, answers, "Bob", on).refused)).toMatch(
    new RegExp(
      `^Not signed: Bob .*\\n  ${page}\\n  pages/about\\n\\nNot signed: Nothing .*\\n  fr$`,
    ),
  );
});

it.each([
  ["Bob from the front desk", page, /does not sign here.*Ada King, MD, /],
  ["Bob", "pages/home", /Nobody called Bob signs as front desk\. Add the person under people/],
  ["Ada King, MD", "legal/our-terms", /signs as lawyer/],
  ["Lee Park", "pages/home", undefined],
])("%s may sign %s only where the content names them for it", (name, file, why) => {
  expect(refusalsOf(file, name)).toEqual(why === undefined ? [] : [expect.stringMatching(why)]);
});

it("an example signs nothing, and what cannot be real cannot be signed", () => {
  const content = loadContent(
    contentWith({
      "providers/ada-king-md.yaml": (text) => text.replaceAll("Ada King, MD", "Jane Doe, MD"),
      "practice.yaml": (text) => text.replace(/^fax: .*$/m, 'fax: "(404) 555-0142"'),
      "legal/notices.md": (text) => text.replace(/^(## .*\n\n)/m, "$1[Blank: effective date]\n\n"),
    }),
  ) as typeof exampleContent;
  expect(refusalsOf(page, "Jane Doe, MD", content)).toEqual([
    expect.stringContaining("Jane Doe, MD does not sign here"),
  ]);
  expect(refusalsOf("practice", "Lee Park", content)).toEqual([
    expect.stringMatching(
      /cannot be signed as it is\. fax: “\(404\) 555-0142”: .*Write the practice’s own/,
    ),
  ]);
  expect(refusalsOf("legal/notices", "Dana Cho", content)).toEqual([
    expect.stringMatching(/This is a blank to fill in/),
  ]);
});

it("a review is written with all comments kept, into statements too", () => {
  const root = contentWith();
  const files = [page, "legal/our-terms.md"].map((name) => join(root, name));
  const before = files.map((file) => readFileSync(file, "utf8"));
  const content = loadContent(root);
  for (const [name, by] of [
    [page, "Ada King, MD"],
    ["legal/our-terms.md", "Dana Cho"],
  ] as const)
    writeReviews(root, signed(content, [{ name }], by, on).reviews);
  const after = files.map((file) => readFileSync(file, "utf8"));
  const withoutReview = (text: string) => text.replace(/^review:.*\n(?: .*\n)*\n?/m, "");
  for (const [index, text] of after.entries()) {
    expect(text).toMatch(/^review:/m);
    expect(withoutReview(text).replace(/\n+/g, "\n")).toBe(before[index]?.replace(/\n+/g, "\n"));
  }
  expect(loadContent(root).services.find(({ slug }) => slug === "sinus-disorders")?.review).toEqual(
    expect.objectContaining({ by: "Ada King, MD", on }),
  );
});

/** A folder in which somebody has signed, as git keeps it. */
function kept(): { root: string; commit: () => void } {
  const root = contentWith({}, signedPractice("opening"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...args], { cwd: root });
  const commit = () => {
    git("add", ".");
    git("commit", "-qm", "Save");
  };
  git("init", "-q");
  commit();
  return { root, commit };
}

function edit(root: string, file: string, change: (text: string) => string): void {
  writeFileSync(join(root, file), change(readFileSync(join(root, file), "utf8")));
}

it("what has changed is listed before and after, also once it has been saved", () => {
  const { root, commit } = kept();
  edit(root, page, (text) => text.replace(/^lead: .*$/m, "lead: Something else."));
  for (const save of [() => undefined, commit]) {
    save();
    const text = changedText(readingList(loadContent(root), root), root);
    expect(text).toMatch(/read by Ada King, MD on /);
    expect(text).toMatch(/^ +before: /m);
    expect(text).toMatch(/^ +after: {2}Something else\.$/m);
  }
});

it("without git one line says so", () => {
  const root = contentWith(
    { [page]: (text) => text.replace(/^lead: .*$/m, "lead: Something else.") },
    signedPractice("opening"),
  );
  const text = changedText(readingList(loadContent(root), root), root);
  expect(text).toMatch(/^ +Git does not have the words that were read\.$/m);
});

it("a sign of an unread place that care.yaml lists holds back the site when it changes", () => {
  const { root, commit } = kept();
  const content = loadContent(root);
  const [name = ""] = content.practice.emergency;
  const [place, id] = name.split("#");
  expect(isEmergencyRead(readingList(content, root))).toBe(true);
  edit(root, `symptoms/${place}.yaml`, (text) =>
    text.replace(new RegExp(`(id: ${id}\\n(?: .*\\n)*? +(?:- )?name: )`), "$1Surely "),
  );
  commit();
  const changed = loadContent(root);
  const list = readingList(changed, root);
  expect(isEmergencyRead(list)).toBe(false);
  expect(listText(changed, list, "", root)).toContain(`${name}: This sign has changed since`);
});
