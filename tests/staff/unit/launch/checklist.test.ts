import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Content, loadContent } from "../../../../src/data/load-content.ts";
import { exampleContent, exampleContentDir } from "../../../../src/parts/fixtures.ts";
import type { Review } from "../../../../src/schemas/review.ts";
import {
  blocking,
  type Checklist,
  isClear,
  type LaunchInput,
  launchChecklist,
} from "../../../../staff/launch/checklist.ts";
import { checklistText, detailsText } from "../../../../staff/launch/checklist-text.ts";
import { unprovenClaims } from "../../../../staff/launch/claims.ts";
import { readForm, sheetsOf } from "../../../../staff/launch/sheets.ts";
import { signed } from "../../../../staff/launch/sign.ts";
import { contentWith } from "../../../unit/content/edited-content.ts";

const today = "2026-11-21";
const unanswered = { signed: [], accepted: [] };

/** The checklist of the example practice after changes to its content. */
function checklistWith(
  changes: Partial<Content> = {},
  input: Partial<LaunchInput> = {},
): Checklist {
  const content = { ...exampleContent, ...changes };
  return launchChecklist({ content, siteUrl: content.practice.siteUrl, today, ...input });
}

/** The content of the example practice after changes to the text of its files. */
const contentAfter = (edits: Parameters<typeof contentWith>[0]) => loadContent(contentWith(edits));

const ids = ({ open }: Checklist) => open.map(({ id }) => id);

/** The content strings of one text in a file of its own. */
const textOnly = (text: string): Partial<Content> => ({
  strings: [
    { file: "content/pages/a.yaml", line: 1, field: "lead", id: "pages/a/lead", roles: [], text },
  ],
});

const mark = (field: string, why: string) =>
  `  - { field: ${field}, kind: example, who: front desk, why: ${why} }\n`;

describe("marked values", () => {
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
        todo: "Put the practice's own value in its place. Then sign it, or take its line out of toConfirm.",
        number: 1,
        settledBy: "change",
      },
    ]);
  });

  it("are called by the id of their entry where it has no title", () => {
    const content = contentAfter({
      "practice.yaml": (text) => `${text}toConfirm:\n${mark("firstAid.buttonBattery", "Ask.")}`,
    });
    expect(checklistWith(content).open).toMatchObject([
      { field: "firstAid.1", what: "Example value: First aid, Button battery" },
    ]);
  });

  it("keep their names when entries are put before them", () => {
    const edited = (first: string, field: string) =>
      contentAfter({
        "services/sinus-disorders.yaml": (text) =>
          `${text.replace(/^sections:\n/m, `sections:\n${first}`)}toConfirm:\n${mark(field, "Ask.")}`,
      });
    const section = "  - { kind: text, id: new, title: New, paragraphs: [One.] }\n";
    const field = "sections.signs-of-sinus-trouble.items.face-pain";
    const before = ids(checklistWith(edited("", field)));
    expect(before).toEqual([
      "services/sinus-disorders/sections/signs-of-sinus-trouble/items/face-pain",
    ]);
    expect(ids(checklistWith(edited(section, field)))).toEqual(before);
  });

  it("on what a patient may do again are named after it", () => {
    const file = "recoveries/endoscopic-surgery.yaml";
    const content = contentAfter({
      [file]: (text) => `${text}toConfirm:\n${mark("canI.drive", "Ask.")}`,
    });
    expect(checklistWith(content).open).toMatchObject([
      { id: "recoveries/endoscopic-surgery/canI/drive", field: "canI.0" },
    ]);
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
    const openValues = [{ ...place, ...entry, roles: [], sources: [], value: "" }];
    const named = ids(checklistWith({ ...marked, openValues }));
    expect(named.filter((id) => id.startsWith("pages/"))).toEqual(["pages/a/lead"]);
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
    const awaiting = [
      "services/head-and-neck-disorders/review",
      "services/sinus-disorders/sinus-surgery/review",
      "recoveries/balloon-sinuplasty/review",
      "recoveries/ear-tubes/review",
    ];
    expect(ids(checklistWith(found))).toEqual([
      "practice/social",
      "practice/hours/authoritative",
      ...awaiting,
    ]);
    const hours = { ...practice.hours, authoritative: "topOfEveryPage" } as const;
    const decided = { ...found, practice: { ...practice, social: [], hours } };
    expect(ids(checklistWith(decided))).toEqual(awaiting);
  });

  it.each([
    [undefined, "Testimonial without consent: Sam P., Old Town"],
    ["2026-11-22", "Consent dated in the future: Sam P., Old Town"],
    ["2026-11-21", undefined],
  ])("testimonials: consent on %s", (consentDate, what) => {
    const testimonials = exampleContent.testimonials.map((testimonial, index) =>
      index === 0 ? { ...testimonial, consentDate } : testimonial,
    );
    const { open } = checklistWith({ testimonials });
    expect(open.map((item) => item.what)).toEqual(what === undefined ? [] : [what]);
    if (what !== undefined)
      expect(open[0]).toMatchObject({ who: "owner", field: "testimonials.0.consentDate", line: 2 });
  });

  it.each([
    ["symptoms/ears", "Ears"],
    ["services/sinus-disorders/rinses", "Rinses"],
    ["recoveries/endoscopic-surgery", "Endoscopic surgery"],
    ["pages/before-surgery", "Before an operation"],
    ["pages/children", "Children"],
    ["pages/names", "Names you may hear"],
  ])("medical advice without a review, to be signed by a physician: %s", (page, title) => {
    const content = contentAfter({
      [`${page}.yaml`]: (text) => text.replace(/^review: .*$/m, "review: { status: awaiting }"),
    });
    const { open } = checklistWith(content);
    expect(open).toMatchObject([
      {
        id: `${page}/review`,
        who: "physician",
        what: `Medical page without a review: ${title}`,
        file: `content/${page}.yaml`,
        field: "review",
      },
    ]);
  });

  const reviewed = (date: string, next?: string, reviewer = "Ann Roe, MD", changed?: boolean) =>
    ({ status: "reviewed", reviewer, date, next, changed }) as Review;
  it.each<[review: Review, what?: RegExp, meanwhile?: "shown"]>([
    [{ status: "awaiting" }, /^Medical page without a review/],
    [reviewed("2026-11-22"), /in the future/],
    [reviewed("2026-01-01", undefined, "Ada King, MD"), /by an example/],
    // A page that was approved once stays public, and says when.
    [reviewed("2023-11-20"), /overdue/, "shown"],
    [reviewed("2026-01-01", "2026-11-20"), /overdue/, "shown"],
    [reviewed("2026-01-01", undefined, "Ann Roe, MD", true), /changed since its review/, "shown"],
    [reviewed("2026-01-01", undefined, "Ann Roe, MD", false)],
    [reviewed("2023-11-21")],
    [reviewed("2020-01-01", "2027-01-01")],
  ])("medical review: %j", (review, what, meanwhile) => {
    const page = "services/hearing-disorders";
    const reviews = [{ file: `content/${page}.yaml`, review, text: "" }];
    const mark = { kind: "example", who: "physician", why: "Ask.", line: 2, value: "" } as const;
    const file = "content/providers/ada-king-md.yaml";
    const id = "providers/ada-king-md/name";
    const openValues = [{ ...mark, file, field: "name", id, roles: [], sources: [] }];
    const item = checklistWith({ reviews, openValues }).open.find(
      (entry) => entry.id === `${page}/review`,
    );
    if (what === undefined) expect(item).toBeUndefined();
    else {
      expect(item).toMatchObject({ who: "physician", what: expect.stringMatching(what) });
      expect(item?.meanwhile).toBe(meanwhile);
    }
  });

  it("translations, until their reviewer is named", () => {
    const content = contentAfter({
      "es/pages/contact.yaml": (text) =>
        text.replace(/^review: .*$/m, "review: { status: awaiting }"),
    });
    expect(ids(checklistWith(content))).toContain("es/pages/contact/review");
  });

  it("sentences that are not translated, with their place in English", () => {
    const content = contentAfter({
      "pages/contact.yaml": (text) => text.replace("Reach us", "Come to us"),
    });
    expect(checklistWith(content).open).toContainEqual(
      expect.objectContaining({
        id: "es/pages/contact/missing/come-to-us",
        who: "translator",
        what: "Not translated: Come to us",
        file: "content/pages/contact.yaml",
        meanwhile: "left out",
      }),
    );
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

  it("are an item for each wording, with all its places", () => {
    expect(claimsIn("A leading and renowned practice, with a leading team.")).toEqual([
      "claim/leading",
      "claim/renowned",
    ]);
  });
});

describe("acceptances in content/launch.yaml", () => {
  const who = "An owner";
  const accepting = (...accepted: string[]): Partial<Content> => ({
    launch: {
      accepted: accepted.map((id) => ({ id, who, why: "It can wait until spring." })),
      signed: [],
    },
  });
  const all = checklistWith({ launch: unanswered });

  it("say who answers for an item that stays open", () => {
    const { open, accepted, stale } = checklistWith(accepting("practice/hours/authoritative"));
    expect(open.map(({ id }) => id)).not.toContain("practice/hours/authoritative");
    expect(accepted).toEqual([
      expect.objectContaining({ acceptedBy: who, because: "It can wait until spring." }),
    ]);
    expect(stale).toEqual([]);
  });

  it("let the site go public once every item is answered, and not before", () => {
    const answered = checklistWith(accepting(...ids(all)));
    expect([blocking(answered), isClear(answered)]).toEqual([[], false]);
    expect(blocking(checklistWith(accepting(...ids(all).slice(1))))).toHaveLength(1);
  });

  it("cannot let examples and unread emergency advice pass", () => {
    const marks = [
      "{ field: fax, kind: example, who: front desk, why: Ask. }",
      "{ field: emergency, kind: clinical, who: physician, why: Ask. }",
    ].map((row) => `  - ${row}\n`);
    const content = contentAfter({
      "practice.yaml": (text) => `${text}toConfirm:\n${marks.join("")}`,
      "symptoms/ears.yaml": (text) =>
        `${text}toConfirm:\n  - { field: symptoms.battery, kind: clinical, who: physician, why: Ask. }\n`,
    });
    const names = ["practice/fax", "practice/emergency", "symptoms/ears/symptoms/battery"];
    const { open, stale } = checklistWith({ ...content, ...accepting(...names) });
    expect(open.map(({ id }) => id)).toEqual(expect.arrayContaining(names));
    expect(stale.map(({ id }) => id)).toEqual(names);
  });

  it("are stale once their item is gone, which keeps nobody from the site", () => {
    const answered = checklistWith(accepting(...ids(all), "practice/telex"));
    expect(answered.stale.map(({ todo }) => todo)).toEqual([
      'Take practice/telex out of "accepted" in content/launch.yaml: no such item is open.',
    ]);
    expect(blocking(answered)).toEqual([]);
  });
});

describe("the list", () => {
  const marks = [
    "{ field: symptoms.battery, kind: clinical, who: physician, why: Confirm it. }",
    "{ field: lead, kind: clinical, who: physician, why: Confirm the lead. }",
  ].map((row) => `  - ${row}\n`);
  const parking = `  - { field: phoneHelp, kind: claim, who: front desk, why: Confirm the relay. }\n`;
  const listed = () => {
    const content = {
      ...contentAfter({
        "symptoms/ears.yaml": (text) =>
          `${text.replace(/^review: .*$/m, "review: { status: awaiting }")}toConfirm:\n${marks.join("")}`,
        "practice.yaml": (text) => `${text}toConfirm:\n${parking}`,
      }),
      launch: unanswered,
    };
    return { content, checklist: checklistWith(content) };
  };

  it("has a line for each person and page, with the time that it takes, emergencies first", () => {
    const { content, checklist } = listed();
    const lines = checklistText(content, checklist).split("\n");
    expect(lines[0]).toBe("PHYSICIAN");
    expect(lines[1]).toMatch(/^ {2}☐ Emergency answers, each signed by name: 1 text, 1 minute$/);
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}☐ Ears: 2 notes, \d minutes? \(symptoms\/ears\)$/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}☐ Practice: 1 note, 1 minute \(practice\)$/),
    );
    const nothing = { open: [], accepted: [], stale: [] };
    expect(checklistText(content, nothing)).toMatch(/^Clear: /);
  });

  it("tells the questions about a page with the words, as readers see them", () => {
    const { content, checklist } = listed();
    const text = detailsText(content, checklist.open);
    expect(text).toMatch(/^2\. Medical text awaiting the physician: .*\n {4}“/m);
    expect(text).toContain("name: symptoms/ears/lead, in content/symptoms/ears.yaml:");
    expect(text).not.toMatch(/\]\(|\{phone/);
  });

  it("has a sheet for each person, and one for emergencies, with a form to type them", () => {
    const { content, checklist } = listed();
    const sheets = new Map(sheetsOf(content, checklist, "https://preview.test"));
    expect([...sheets.keys()].slice(0, 3)).toEqual([
      "physician-emergency.html",
      "physician.html",
      "physician.yaml",
    ]);
    const { body } = new JSDOM(sheets.get("physician.html")).window.document;
    const links = [...body.querySelectorAll("a")].map(({ href }) => href);
    expect(links).toContain("https://preview.test/symptoms/ears");
    expect(links).toContain("https://preview.test/service/sinus-disorders/sinus-surgery");
    const urgent = new JSDOM(sheets.get("physician-emergency.html")).window.document.body;
    expect(urgent.textContent).toContain("Confirm it.");
    expect(urgent.textContent).not.toContain("Confirm the lead.");
  });

  it("takes the form of a sheet back, and signs what was found right", () => {
    const { content, checklist } = listed();
    const form = new Map(sheetsOf(content, checklist, "")).get("physician.yaml") ?? "";
    expect(() => readForm(parse(form))).toThrow(/Write the name/);
    const filled = form
      .replace('by: ""', "by: Ann Roe")
      .replace(/(name: symptoms\/ears.*right: )""/g, '$1"yes"');
    const { rights, by, as } = readForm(parse(filled));
    const { names } = signed(content, checklist, { rights, by, as, date: today });
    expect(names).toEqual(["symptoms/ears/symptoms/battery", "symptoms/ears"]);
    const strings = content.strings.map((string) =>
      string.file === "content/symptoms/ears.yaml" && string.field === "lead"
        ? { ...string, text: "Another." }
        : string,
    );
    const later = { ...content, strings };
    const { names: signedLater, refused } = signed(later, checklistWith(later), {
      rights,
      by,
      as,
      date: today,
    });
    expect(signedLater).toEqual(["symptoms/ears/symptoms/battery"]);
    expect(refused).toEqual([
      "symptoms/ears has changed since its sheet was printed. Print it again.",
    ]);
  });
});

describe("a mark whose sentence is not found", () => {
  const marked = (field: string) =>
    contentAfter({
      "services/sinus-disorders.yaml": (text) => `${text}toConfirm:\n${mark(field, "Ask.")}`,
    });
  const page = "services/sinus-disorders/sections";

  it("asks again about what held it, because it may have been rewritten", () => {
    const content = marked("sections.signs-of-sinus-trouble.items.face-ache");
    expect(ids(checklistWith(content))).toEqual([`${page}/signs-of-sinus-trouble/items`]);
    expect(content.staleMarks).toEqual([
      expect.objectContaining({ remedy: expect.stringMatching(/is not there any more/) }),
    ]);
  });

  it("counts no more once its section is gone", () => {
    const content = marked("sections.signs-of-old.items.face-pain");
    expect(ids(checklistWith(content))).toEqual([]);
    expect(content.staleMarks).toHaveLength(1);
  });
});
