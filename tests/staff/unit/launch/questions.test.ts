import { describe, expect, it } from "vitest";
import { type Content, loadContent } from "../../../../src/data/load-content.ts";
import type { Review } from "../../../../src/schemas/review.ts";
import { unprovenClaims } from "../../../../staff/launch/claims.ts";
import type { Question } from "../../../../staff/launch/question.ts";
import { questionsOf } from "../../../../staff/launch/questions.ts";
import { exampleContent } from "../../../practice/fixtures.ts";
import { contentWith } from "../../../unit/content/edited-content.ts";

const today = "2026-11-21";

const contentAfter = (edits: Parameters<typeof contentWith>[0]) => loadContent(contentWith(edits));

/** What is asked about the example practice after changes to its content. */
const askedWith = (changes: Partial<Content> = {}) =>
  questionsOf({ ...exampleContent, ...changes }, today);

const named = (items: readonly Question[], id: string) => items.filter((item) => item.id === id);

const mark = (field: string, who: string, why: string) =>
  `  - { field: ${field}, kind: clinical, who: ${who}, why: ${why} }\n`;

const marked =
  (...marks: string[]) =>
  (text: string) =>
    `${text}toConfirm:\n${marks.join("")}`;

/** The content strings of one text in a file of its own. */
const textOnly = (text: string, file = "content/pages/a.yaml"): Partial<Content> => ({
  strings: [{ file, line: 1, field: "lead", id: "pages/a/lead", roles: [], text }],
});

describe("a marked value", () => {
  it("is asked about its page, with its sources", () => {
    const content = contentAfter({
      "care.yaml": marked(mark("phoneHelp", "web", "Ask the office.")),
    });
    expect(named(questionsOf(content, today), "care/phoneHelp")).toEqual([
      expect.objectContaining({
        unit: "care",
        who: "web",
        why: "Ask the office. Source: Example agency, 2020.",
      }),
    ]);
  });

  it("keeps its name when entries are put before it", () => {
    const field = "sections.signs-of-sinus-trouble.items.face-pain";
    const edited = (first: string) =>
      contentAfter({
        "services/sinus-disorders.yaml": (text) =>
          marked(mark(field, "physician", "Ask."))(
            text.replace(/^sections:\n/m, `sections:\n${first}`),
          ),
      });
    const id = `services/sinus-disorders/${field.replaceAll(".", "/")}`;
    const section = "  - { kind: text, id: new, title: New, paragraphs: [One.] }\n";
    for (const first of ["", section])
      expect(named(questionsOf(edited(first), today), id)).toHaveLength(1);
  });

  it("is named after its question where another asks about the same", () => {
    const questions = [mark("text", "lawyer", "Ask."), mark("text", "lawyer", "Ask again.")];
    const content = contentAfter({
      "legal/notices.md": (text) =>
        text.replace(/^---\n/, `---\ntoConfirm:\n${questions.join("")}`),
    });
    const ids = questionsOf(content, today).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(["legal/notices/text/ask", "legal/notices/text/ask-again"]),
    );
  });

  it("that is gone asks about what held it, and about nothing once its section is gone", () => {
    const page = "services/sinus-disorders.yaml";
    const idsWith = (field: string) =>
      contentAfter({ [page]: marked(mark(field, "web", "Ask.")) }).questions.map(({ id }) => id);
    const list = "sections.signs-of-sinus-trouble.items";
    expect(idsWith(`${list}.face-ache`)).toEqual([
      `services/sinus-disorders/${list.replaceAll(".", "/")}`,
    ]);
    expect(idsWith("sections.signs-of-old.items.face-pain")).toEqual([]);
  });
});

describe("a text for an emergency", () => {
  it("is asked of the physician by itself, whether or not a line of toConfirm is about it", () => {
    for (const id of ["symptoms/ears#battery", "care#buttonBattery", "medicines#strongPills"])
      expect(named(askedWith(), id)).toEqual([
        expect.objectContaining({ unit: id, who: "physician" }),
      ]);
  });

  it("has the questions about a part of it, and those about all texts of its list", () => {
    const content = contentAfter({
      "symptoms/anywhere.yaml": marked(
        mark("signs.breathing.if", "physician", "One."),
        mark("signs", "physician", "All."),
        mark("signs.bleeding", "front desk", "Who answers?"),
      ),
    });
    const asked = questionsOf(content, today);
    const whysOf = (unit: string) =>
      asked.filter((item) => item.unit === unit).map(({ why }) => why.replace(/ Source.*/, ""));
    expect(whysOf("symptoms/anywhere#breathing")).toEqual([
      "Patients act on it in an emergency.",
      "One.",
      "All.",
    ]);
    expect(whysOf("symptoms/anywhere#bleeding")).not.toContain("One.");
    // What the front desk knows is no medicine: it is asked with the page.
    expect(asked.find(({ who }) => who === "front desk")?.unit).toBe("symptoms/anywhere");
  });

  it("has a mark of its own, which no other text of its list changes", () => {
    const edits = { "symptoms/anywhere.yaml": (text: string) => text.replace("heavily", "a lot") };
    const [before, after] = [exampleContent, contentAfter(edits)].map(
      (content) => new Map(questionsOf(content, today).map(({ id, fingerprint: of }) => [id, of])),
    );
    const changed = [...(before ?? [])].filter(([id, of]) => after?.get(id) !== of);
    expect(changed.map(([id]) => id)).toContain("symptoms/anywhere#bleeding");
    expect(changed.map(([id]) => id)).not.toContain("symptoms/anywhere#breathing");
  });
});

describe("what is found without a mark", () => {
  it.each([
    ["https://www.clinic.example/book", true],
    ["See https://localhost:80 for it.", true],
    ["https://my-example.org/example", false],
    ["(404) 555-0142", true],
    ["(404) 555-2142", false],
    ["Jane Doe, MD", true],
    ["Does it hurt?", false],
    ["Example University, 20XX", true],
    ["Example: how a visit goes.", true],
    ["An example of it, for example a cold.", false],
    ["Your name goes here", true],
    ["Sample testimonial. Words of a patient.", true],
  ])("cannot be real: %s (%s)", (text, isPlaceholder) => {
    const [found] = named(askedWith(textOnly(text)), "pages/a/lead");
    expect(found?.remedy !== undefined).toBe(isPlaceholder);
  });

  it("is not asked twice where its editor has marked it, and cannot be signed all the same", () => {
    const content = contentAfter({
      "practice.yaml": (text) =>
        marked(mark("fax", "front desk", "It was not given."))(
          text.replace(/^fax: .*$/m, 'fax: "(404) 555-0142"'),
        ),
    });
    expect(named(questionsOf(content, today), "practice/fax")).toEqual([
      expect.objectContaining({
        why: "It was not given.",
        remedy: expect.stringMatching(/reserved for fiction/),
      }),
    ]);
  });

  it("is asked of whoever reads a page that waits, so that one signature publishes it", () => {
    const file = "content/recoveries/ear-tubes.yaml";
    const [found] = named(askedWith(textOnly("Example: rest.", file)), "pages/a/lead");
    expect(found).toMatchObject({ who: "physician", unit: "recoveries/ear-tubes" });
  });

  it("two weeks of office hours that differ, until one is chosen", () => {
    const { practice } = exampleContent;
    const hours = { ...practice.hours, authoritative: "topOfEveryPage" } as const;
    const id = "practice/hours/authoritative";
    expect(named(askedWith(), id)).toHaveLength(1);
    expect(named(askedWith({ practice: { ...practice, hours } }), id)).toEqual([]);
  });

  it("statements that the law asks for, until a heading announces them", () => {
    const strings = exampleContent.strings.filter(({ file }) => !file.includes("legal/"));
    const missing = askedWith({ strings }).filter(({ id }) => id.startsWith("statement/"));
    expect(missing).toHaveLength(5);
    expect(new Set(missing.map(({ who, unit }) => `${who} ${unit}`))).toEqual(
      new Set(["lawyer practice"]),
    );
  });
});

describe("a review", () => {
  const by = (
    date: string,
    more: Partial<Extract<Review, { status: "reviewed" }>> = {},
  ): Review => ({
    status: "reviewed",
    reviewer: "Ada King, MD",
    date,
    text: "12345678",
    ...more,
  });

  it.each<[review: Review, why?: RegExp]>([
    [{ status: "awaiting" }, /^Nobody has signed/],
    [by("2026-01-01", { text: undefined }), /typed by hand/],
    [by("2023-11-20"), /was due on 2026-11-20/],
    [by("2026-01-01", { next: "2026-11-20" }), /was due on/],
    [by("2026-01-01", { changed: true }), /approved other words/],
    [by("2026-01-01", { changed: false })],
    [by("2023-11-21")],
    [by("2020-01-01", { next: "2027-01-01" })],
  ])("%j", (review, why) => {
    const reviews = [
      { file: "content/services/hearing-disorders.yaml", review, text: "", signs: "" },
    ];
    const found = named(askedWith({ reviews }), "services/hearing-disorders/review");
    expect(found.map((item) => item.why)).toEqual(
      why === undefined ? [] : [expect.stringMatching(why)],
    );
  });

  it("of a translation is asked of its translator, once it has all sentences", () => {
    const awaiting = {
      "es/pages/contact.yaml": (text: string) =>
        text.replace(/^review: .*$/m, "review: { status: awaiting }"),
    };
    const added = {
      "pages/contact.yaml": (text: string) => text.replace("Reach us", "Come to us"),
    };
    const id = "es/pages/contact/review";
    expect(named(questionsOf(contentAfter(awaiting), today), id)[0]).toMatchObject({
      who: "translator",
    });
    expect(named(questionsOf(contentAfter(added), today), id)[0]).toMatchObject({
      remedy: expect.stringContaining("“Come to us”"),
    });
  });
});

describe("claims", () => {
  const claimsIn = (text: string) =>
    unprovenClaims({ ...exampleContent, ...textOnly(text) }).map(({ id }) => id);

  it.each([
    ["The city’s best surgeons", "claim/best-surgeons"],
    ["Our care is the BEST.", "claim/best"],
    ["Midtown’s most trusted team", "claim/midtown-s-most-trusted-team"],
    ["The #1 practice", "claim/1"],
    ["Top-rated care", "claim/top-rated"],
    ["A painless procedure", "claim/painless-procedure"],
  ])("%s", (text, id) => {
    expect(claimsIn(text)).toEqual([id]);
  });

  it.each([
    "Ears at their best.",
    "A spray works best at night.",
    "The best way to rinse, and the best time.",
    "It is best to wait. A bent nose is best looked at early.",
    "We do our best. Tell us which language you speak best.",
    "We plan what is best for you.",
    "The safest way home, and the top of the ear.",
  ])("none in ordinary words: %s", (text) => {
    expect(claimsIn(text)).toEqual([]);
  });

  it("are asked once for each wording, on a page that opens the site if one says it", () => {
    expect(claimsIn("A leading and renowned practice, with a leading team.")).toEqual([
      "claim/leading",
      "claim/renowned",
    ]);
    const files = ["content/recoveries/ear-tubes.yaml", "content/pages/a.yaml"];
    const strings = files.flatMap((file) => textOnly("Leading care.", file).strings ?? []);
    expect(unprovenClaims({ ...exampleContent, strings })).toMatchObject([{ file: files[1] }]);
  });
});
