import { expect, it } from "vitest";
import { emergencyTexts, emergencyTextsShown } from "../../../src/data/emergency-texts.ts";
import { type Content, loadContent } from "../../../src/data/load-content.ts";
import { isAnswered, missingSignatures, waitingPages } from "../../../src/data/sign-off.ts";
import type { Signature } from "../../../src/schemas/launch.ts";
import { exampleContent } from "../../practice/fixtures.ts";
import { signedPractice } from "../../practice/signed.ts";
import { contentWith } from "./edited-content.ts";

type Edits = Parameters<typeof contentWith>[0];
const whole = (edits: Edits = {}) => loadContent(contentWith(edits, signedPractice("whole")));

const marked =
  (...marks: string[]) =>
  (text: string) =>
    `${text}toConfirm:\n${marks.map((mark) => `  - { ${mark}, why: Ask. }\n`).join("")}`;

const waiting = (content: Content) =>
  waitingPages(content).map(({ path, who, texts }) => [path, who, texts]);

it("no page waits once all is signed, and each that may wait does while nothing is", () => {
  expect(waiting(whole())).toEqual([]);
  const paths = waitingPages(exampleContent).map(({ path }) => path);
  for (const path of [
    "/service/sinus-disorders/rinses",
    "/recovery/ear-tubes",
    "/symptoms/ears",
    "/children",
  ])
    expect(paths).toContain(path);
  expect(paths).not.toContain("/service/sinus-disorders");
});

it.each<[what: string, edits: Edits, waits: unknown[]]>([
  [
    "whoever its questions ask",
    { "pages/costs.yaml": marked("field: hero.title, kind: claim, who: lawyer") },
    ["/new-patients/costs", ["lawyer"], []],
  ],
  [
    "a review with a mark of what was read",
    {
      "recoveries/ear-tubes.yaml": (text) => text.replace(/, text: "?\w{8}"?/, ""),
    },
    ["/recovery/ear-tubes", ["physician"], []],
  ],
  [
    "each text for an emergency that it names",
    {
      "launch.yaml": (text) =>
        text.replace(/^ +- id: symptoms\/anywhere#rinse-hurts\n[\s\S]*?(?=^ +- id:)/m, ""),
    },
    ["/service/sinus-disorders/rinses", [], ["symptoms/anywhere#rinse-hurts"]],
  ],
])("a page waits for %s", (_, edits, waits) => {
  expect(waiting(whole(edits))).toEqual([waits]);
});

it("the pages of a kind wait for what frames them", () => {
  const content = whole({
    "pages/recovery.yaml": marked("field: hero.title, kind: clinical, who: physician"),
  });
  const paths = waitingPages(content).map(({ path }) => path);
  expect(paths.length).toBe(content.recoveries.length);
  expect(paths.every((path) => path.startsWith("/recovery/"))).toBe(true);
});

it("a question to the physician about a text for an emergency is none about its page", () => {
  const asks = marked("field: symptoms.battery, kind: clinical, who: physician");
  const content = loadContent(contentWith({ "symptoms/ears.yaml": asks }));
  const [ears] = content.reviews.filter(({ file }) => file === "content/symptoms/ears.yaml");
  const reviews = content.reviews.filter((review) => review !== ears);
  expect(missingSignatures({ ...content, reviews })("content/symptoms/ears.yaml").who).toEqual([]);
});

it("a set of signs is a text, the list of a page is none, and words for the search change no mark", () => {
  const names = emergencyTexts(exampleContent).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith("services/"))).toEqual([]);
  const ears = exampleContent.strings.filter(({ file }) => file === "content/symptoms/ears.yaml");
  const keyword = ears.find(({ roles }) => roles.includes("keywords"));
  const strings = exampleContent.strings.map((string) =>
    string === keyword ? { ...string, text: "other words" } : string,
  );
  expect(emergencyTexts({ ...exampleContent, strings })).toEqual(emergencyTexts(exampleContent));
});

it("a page shows the texts that those it names say in turn", () => {
  const shown = emergencyTextsShown(exampleContent)("content/recoveries/ear-tubes.yaml");
  // Its rule about strong pills says when to call for help.
  for (const name of ["medicines#strongPills", "symptoms/after-an-operation#hard-to-wake"])
    expect(shown).toContain(name);
  expect(shown).not.toContain("symptoms/anywhere#rinse-hurts");
});

it("an answer holds for the question that was signed, by whom it was asked of", () => {
  const content = loadContent(
    contentWith({
      "practice.yaml": marked(
        "field: insurers, kind: example, who: front desk",
        "field: affiliations, kind: example, who: front desk",
      ),
    }),
  );
  const signature: Signature = {
    id: "practice",
    as: "front desk",
    who: "Lee Park",
    date: "2026-11-21",
    lines: ["practice/insurers 12345678"],
  };
  const launch = { people: [], signed: [signature] };
  const answered = content.questions.map((mark) => [
    mark.field,
    isAnswered({ ...content, launch }, mark),
  ]);
  expect(answered).toEqual(
    expect.arrayContaining([
      ["insurers", true],
      ["affiliations", false],
    ]),
  );
  const other = { people: [], signed: [{ ...signature, as: "owner" as const }] };
  const [insurers] = content.questions.filter(({ field }) => field === "insurers");
  expect(insurers && isAnswered({ ...content, launch: other }, insurers)).toBe(false);
});
