import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Content, loadContent } from "../../../src/data/load-content.ts";
import {
  type Checklist,
  isClear,
  isPublishable,
  type LaunchInput,
  launchChecklist,
} from "../../../src/launch/checklist.ts";
import { checklistText } from "../../../src/launch/checklist-text.ts";
import { unprovenClaims } from "../../../src/launch/claims.ts";
import type { Service } from "../../../src/schemas/service.ts";
import { exampleContent, exampleContentDir } from "../../example-practice/fixtures.ts";

const today = "2026-11-21";
const unanswered = { substantiated: [], accepted: [] };

/** The checklist of the example practice after changes to its content. */
function checklistWith(
  changes: Partial<Content> = {},
  input: Partial<LaunchInput> = {},
): Checklist {
  const content = { ...exampleContent, ...changes };
  return launchChecklist({ content, siteUrl: content.practice.siteUrl, today, ...input });
}

/** The content of the example practice after changes to the text of its files. */
function contentAfter(edits: Record<string, (text: string) => string>): Content {
  const root = mkdtempSync(join(tmpdir(), "launch-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(exampleContentDir, root, { recursive: true });
  for (const [file, edit] of Object.entries(edits))
    writeFileSync(join(root, file), edit(readFileSync(join(root, file), "utf8")));
  return loadContent(root);
}

const ids = ({ open }: Checklist) => open.map(({ id }) => id);

/** The content strings of one text in a file of its own. */
const textOnly = (text: string): Partial<Content> => ({
  strings: [{ file: "content/pages/a.yaml", line: 1, field: "lead", id: "pages/a/lead", text }],
});

describe("marked values", () => {
  const mark = (field: string, why: string) =>
    `  - { field: ${field}, kind: example, who: front desk, why: ${why} }\n`;

  it("are items with their line, their value and who must act", () => {
    const content = contentAfter({
      "practice.yaml": (text) => `${text}toConfirm:\n${mark("fax", "Nobody gave it.")}`,
    });
    const lines = readFileSync(`${exampleContentDir}/practice.yaml`, "utf8").split("\n");
    expect(checklistWith(content).open).toEqual([
      {
        id: "practice/fax",
        who: "front desk",
        what: `Example value: ${content.practice.fax}`,
        file: "content/practice.yaml",
        line: lines.findIndex((line) => line.startsWith("fax:")) + 1,
        field: "fax",
        why: "Nobody gave it.",
        todo: "Put the practice's own value in its place. Then take its line out of toConfirm in the same file.",
      },
    ]);
  });

  it("keep their names when entries are put before them", () => {
    const edited = (first: string, index: number) =>
      contentAfter({
        "services/sinus-disorders.yaml": (text) =>
          `${text.replace(/^sections:\n/m, `sections:\n${first}`)}toConfirm:\n${mark(`sections.${index}.items.1`, "Ask.")}`,
      });
    const section = "  - { kind: text, title: New, paragraphs: [One.] }\n";
    const before = ids(checklistWith(edited("", 1)));
    expect(before).toEqual([
      "services/sinus-disorders/sections/signs-of-sinus-trouble/items/face-pain",
    ]);
    expect(ids(checklistWith(edited(section, 2)))).toEqual(before);
  });

  it("on one text are named after their questions, so that an answer to one answers no other", () => {
    const marks = mark("text", "Ask the lawyer.") + mark("text", "Ask again.");
    const content = contentAfter({
      "legal/notices.md": (text) => text.replace(/^---\n/, `---\ntoConfirm:\n${marks}`),
    });
    const { open } = checklistWith(content);
    expect(open.map(({ id, what }) => [id, what])).toEqual([
      ["legal/notices/text/ask-the-lawyer", "Example value: Notices"],
      ["legal/notices/text/ask-again", "Example value: Notices"],
    ]);
    const first = `toConfirm:\n${mark("firstAid", "Ask the doctor.")}`;
    const sourced = contentAfter({ "practice.yaml": (text) => `${text}\n${first}` });
    expect(checklistWith(sourced).open.map(({ why }) => why)).toEqual([
      "Ask the doctor. Source: Example poison center, 2020.",
    ]);
    // A mark says more than the form of its value.
    const marked = { ...content, ...textOnly("Call (404) 555-0142."), launch: unanswered };
    const place = { file: "content/pages/a.yaml", field: "lead", id: "pages/a/lead", line: 1 };
    const entry = { kind: "example", who: "web", why: "Made up." } as const;
    const openValues = [{ ...place, ...entry, sources: [] }];
    const named = ids(checklistWith({ ...marked, openValues }));
    expect(named.filter((id) => id.startsWith("pages/"))).toEqual(["pages/a/lead"]);
  });
});

describe("what is found without a mark", () => {
  it.each([
    ["https://www.clinic.example/book", true],
    ["https://example.com", true],
    ["See https://localhost:80 for it.", true],
    ["https://www.clinic.org/example", false],
    ["https://my-example.org", false],
    ["(404) 555-0142", true],
    ["(404) 555-2142", false],
    ["Jane Doe, MD", true],
    ["Does it hurt?", false],
    ["Example University, 20XX", true],
    ["Your name goes here", true],
    ["Sample testimonial. Words of a patient.", true],
  ])("example: %s (%s)", (text, isExample) => {
    const found = ids(checklistWith(textOnly(text))).includes("pages/a/lead");
    expect(found).toBe(isExample);
  });

  it("an example URL of the site, until SITE_URL gives a real one", () => {
    const siteUrl = "https://www.clinic.example";
    expect(ids(checklistWith({}, { siteUrl }))).toEqual(["practice/siteUrl"]);
    expect(ids(checklistWith())).toEqual([]);
    const { practice } = exampleContent;
    const content = contentAfter({
      "practice.yaml": (text) =>
        `${text.replace(practice.siteUrl, siteUrl)}toConfirm:\n  - { field: siteUrl, kind: example, who: web, why: Ask. }\n`,
    });
    expect(ids(checklistWith(content))).toEqual(["practice/siteUrl"]);
    expect(ids(checklistWith(content, { siteUrl: practice.siteUrl }))).toEqual([]);
  });

  it("social links without URLs, and two sets of hours", () => {
    const practice = {
      ...exampleContent.practice,
      social: [{ name: "Facebook", url: "" }],
    };
    const found = { practice, launch: { ...exampleContent.launch, accepted: [] } };
    expect(ids(checklistWith(found))).toEqual([
      "practice/social",
      "practice/hours/authoritative",
      "services/head-and-neck-disorders/review",
    ]);
    const hours = { ...practice.hours, authoritative: "weekday" } as const;
    const decided = { ...found, practice: { ...practice, social: [], hours } };
    expect(ids(checklistWith(decided))).toEqual(["services/head-and-neck-disorders/review"]);
  });

  it.each([
    [undefined, "Testimonial without consent: Sam P., Old Town"],
    ["2026-11-22", "Consent dated in the future: Sam P., Old Town"],
    ["2026-11-21", undefined],
  ])("testimonials: consent on %s", (consentDate, what) => {
    const testimonials = exampleContent.testimonials.map((one, index) =>
      index === 0 ? { ...one, consentDate } : one,
    );
    const { open } = checklistWith({ testimonials });
    expect(open.map((item) => item.what)).toEqual(what === undefined ? [] : [what]);
    if (what !== undefined)
      expect(open[0]).toMatchObject({ who: "owner", field: "testimonials.0.consentDate", line: 2 });
  });

  const reviewed = (date: string, next?: string, reviewer = "Ann Roe, MD") =>
    ({ status: "reviewed", reviewer, date, next }) as Service["review"];
  it.each<[Service["review"], RegExp | undefined]>([
    [{ status: "awaiting" }, /^Medical page without a review/],
    [reviewed("2026-11-22"), /in the future/],
    [reviewed("2023-11-20"), /overdue/],
    [reviewed("2026-01-01", "2026-11-20"), /overdue/],
    [reviewed("2026-01-01", undefined, "Ada King, MD"), /by an example/],
    [reviewed("2023-11-21"), undefined],
    [reviewed("2020-01-01", "2027-01-01"), undefined],
  ])("medical review: %j", (review, what) => {
    const services = exampleContent.services.map((service) =>
      service.slug === "hearing-disorders" ? { ...service, review } : service,
    );
    const mark = { kind: "example", who: "physician", why: "Ask.", line: 2 } as const;
    const file = "content/providers/ada-king-md.yaml";
    const id = "providers/ada-king-md/name";
    const openValues = [{ ...mark, file, field: "name", id, sources: [] }];
    const item = checklistWith({ services, openValues }).open.find(
      ({ id }) => id === "services/hearing-disorders/review",
    );
    if (what === undefined) expect(item).toBeUndefined();
    else expect(item).toMatchObject({ who: "physician", what: expect.stringMatching(what) });
  });

  it("translations, until their reviewer is named", () => {
    const content = contentAfter({
      "es/pages/contact.yaml": (text) =>
        text.replace(
          /^review: .*$/m,
          "review: { status: awaiting, title: A, text: B, english: C }",
        ),
    });
    expect(ids(checklistWith(content))).toEqual(["es/pages/contact/review"]);
  });

  it("required statements, until a heading announces them", () => {
    const strings = exampleContent.strings.filter(({ file }) => !file.includes("legal/"));
    expect(ids(checklistWith({ strings })).filter((id) => id.startsWith("statement/"))).toEqual([
      "statement/privacy-practices",
      "statement/nondiscrimination",
      "statement/language-assistance",
      "statement/good-faith-estimate",
      "statement/balance-billing",
    ]);
  });

  it("what the built site contradicts", () => {
    const found = { page: "/about", where: "tel: link", text: "+14045550199", expected: "another" };
    expect(checklistWith({}, { contradictions: [found, found] }).open).toEqual([
      expect.objectContaining({
        id: "site/about/tel-link-14045550199",
        who: "web",
        file: "/about",
      }),
      expect.objectContaining({ id: "site/about/tel-link-14045550199-2" }),
    ]);
  });
});

describe("claims", () => {
  const claimsIn = (text: string) =>
    unprovenClaims({ ...exampleContent, ...textOnly(text) }).map(({ id }) => id);

  it.each([
    ["The best ENT in Atlanta.", "claim/best-ent"],
    ["The city’s best surgeons", "claim/best-surgeons"],
    ["Our care is the BEST.", "claim/best"],
    ["Midtown’s most trusted team", "claim/midtown-s-most-trusted-team"],
    ["Decatur's top doctors", "claim/decatur-s-top-doctors"],
    ["The #1 practice", "claim/1"],
    ["Top-rated care", "claim/top-rated"],
    ["A painless procedure", "claim/painless-procedure"],
    ["Cutting-edge cameras", "claim/cutting-edge"],
    ["Fellowship-trained", "claim/fellowship-trained"],
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

  it("are an item for each wording, with all its places", () => {
    expect(claimsIn("A leading and renowned practice, with a leading team.")).toEqual([
      "claim/leading",
      "claim/renowned",
    ]);
  });
});

describe("answers in content/launch.yaml", () => {
  const answers = (accepted: string[], substantiated: string[] = []): Partial<Content> => ({
    launch: {
      accepted: accepted.map((id) => ({ id, who: "An owner", why: "It can wait until spring." })),
      substantiated: substantiated.map((id) => ({ id, who: "An owner", proof: "In the files" })),
    },
  });
  const all = checklistWith({ launch: unanswered });

  it("accept items by name, and say who answers for them", () => {
    const { open, accepted, stale } = checklistWith(answers(["practice/hours/authoritative"]));
    expect(open.map(({ id }) => id)).not.toContain("practice/hours/authoritative");
    expect(accepted).toEqual([
      expect.objectContaining({ acceptedBy: "An owner", because: "It can wait until spring." }),
    ]);
    expect(stale).toEqual([]);
  });

  it("let the site go public once every item is answered, and not before", () => {
    const answered = checklistWith(answers(ids(all)));
    expect([isPublishable(answered), isClear(answered)]).toEqual([true, false]);
    expect(isPublishable(checklistWith(answers(ids(all).slice(1))))).toBe(false);
  });

  it("settle a claim by its proof, and nothing else", () => {
    const { open, stale } = checklistWith(answers([], ["claim/board-certified"]));
    expect(open.map(({ id }) => id)).not.toContain("claim/board-certified");
    expect(stale).toEqual([]);
  });

  it("are stale once their item is gone", () => {
    const wrong = answers(["practice/telex"], ["claim/tallest", "practice/hours/authoritative"]);
    const { stale } = checklistWith(wrong);
    expect(stale.map(({ id }) => id)).toEqual([
      "practice/telex",
      "claim/tallest",
      "practice/hours/authoritative",
    ]);
    expect(stale[0]?.todo).toBe(
      'Take practice/telex out of "accepted" in content/launch.yaml: no such item is open.',
    );
  });

  it("are printed by who must act, with every item's name, and counted", () => {
    const text = checklistText(all);
    const headings = [...text.matchAll(/^([A-Z ]+) \(\d+\)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(["OWNER", "PHYSICIAN"]);
    for (const { id } of all.open) expect(text).toContain(`name: ${id}\n`);
    expect(text).toContain(`Open: ${all.open.length} (owner 1, physician `);
    expect(checklistText({ open: [], accepted: [], stale: [] })).toMatch(/^Clear: /);
  });
});
