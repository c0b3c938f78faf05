import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { type Content, loadContent } from "../../../../src/data/load-content.ts";
import { exampleContent, exampleContentDir } from "../../../../src/parts/fixtures.ts";
import type { Service } from "../../../../src/schemas/service.ts";
import {
  type Checklist,
  isClear,
  isPublishable,
  type LaunchInput,
  launchChecklist,
} from "../../../../staff/launch/checklist.ts";
import { checklistText } from "../../../../staff/launch/checklist-text.ts";
import { unprovenClaims } from "../../../../staff/launch/claims.ts";
import { rolePages } from "../../../../staff/launch/role-pages.ts";
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
        settledBy: "change",
      },
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
    const openValues = [{ ...place, ...entry, roles: [], sources: [] }];
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
      "recoveries/ear-tubes/review",
      "recoveries/balloon-sinuplasty/review",
      "services/sinus-disorders/sinus-surgery/review",
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
    const testimonials = exampleContent.testimonials.map((one, index) =>
      index === 0 ? { ...one, consentDate } : one,
    );
    const { open } = checklistWith({ testimonials });
    expect(open.map((item) => item.what)).toEqual(what === undefined ? [] : [what]);
    if (what !== undefined)
      expect(open[0]).toMatchObject({ who: "owner", field: "testimonials.0.consentDate", line: 2 });
  });

  it.each([
    ["symptoms/ears", "Ears"],
    ["services/sinus-disorders/rinses", "How do I rinse my nose?"],
    ["recoveries/endoscopic-surgery", "After endoscopic surgery"],
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
    expect(open[0]?.todo).toContain(`npm run launch:sign -- ${page} `);
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
    const openValues = [{ ...mark, file, field: "name", id, roles: [], sources: [] }];
    const item = checklistWith({ services, openValues }).open.find(
      ({ id }) => id === "services/hearing-disorders/review",
    );
    if (what === undefined) expect(item).toBeUndefined();
    else expect(item).toMatchObject({ who: "physician", what: expect.stringMatching(what) });
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
        leftOut: true,
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

describe("answers in content/launch.yaml", () => {
  const who = "An owner";
  const accepting = (...accepted: string[]): Partial<Content> => ({
    launch: {
      accepted: accepted.map((id) => ({ id, who, why: "It can wait until spring." })),
      signed: [],
    },
  });
  const all = checklistWith({ launch: unanswered });
  /** The launch answers after somebody signed open lines. */
  const signing = (content: Content, names: string[], more: { as?: string; proof?: string } = {}) =>
    signed(content, checklistWith(content).open, { names, by: "Ann Roe", date: today, ...more });

  it("accept items by name, and say who answers for them", () => {
    const { open, accepted, stale } = checklistWith(accepting("practice/hours/authoritative"));
    expect(open.map(({ id }) => id)).not.toContain("practice/hours/authoritative");
    expect(accepted).toEqual([
      expect.objectContaining({ acceptedBy: who, because: "It can wait until spring." }),
    ]);
    expect(stale).toEqual([]);
  });

  it("let the site go public once every item is answered, and not before", () => {
    const answered = checklistWith(accepting(...ids(all)));
    expect([isPublishable(answered), isClear(answered)]).toEqual([true, false]);
    expect(isPublishable(checklistWith(accepting(...ids(all).slice(1))))).toBe(false);
  });

  it("settle a claim by its proof, and nothing else", () => {
    const content = { ...exampleContent, launch: unanswered };
    expect(() => signing(content, ["claim/board-certified"])).toThrow(/Say what proves it/);
    const { launch } = signing(content, ["claim/board-certified"], { proof: "In the files." });
    expect(ids(checklistWith({ launch }))).not.toContain("claim/board-certified");
  });

  it("hold as long as the text that was signed", () => {
    const mark = `toConfirm:\n  - { field: address.street, kind: claim, who: owner, why: Ask. }\n`;
    const content = contentAfter({ "practice.yaml": (text) => text + mark });
    const { launch, lines } = signing(content, ["practice"]);
    expect(lines).toEqual(["practice/address/street"]);
    expect(ids(checklistWith({ ...content, launch }))).toEqual([]);
    const moved = contentAfter({
      "practice.yaml": (text) => text.replace(/street: .*/, "street: 2 New Pier") + mark,
    });
    expect(checklistWith({ ...moved, launch }).open).toEqual([
      expect.objectContaining({
        id: "practice/address/street",
        why: `Ask. Ann Roe signed it on ${today}, before its text changed.`,
      }),
    ]);
  });

  it("sign a page off as a whole, until one of its words changes", () => {
    const content = { ...exampleContent, launch: unanswered };
    const page = "services/head-and-neck-disorders";
    const { launch, reviews } = signing(content, [page], { as: "physician" });
    const review = { status: "reviewed", reviewer: "Ann Roe", date: today } as const;
    expect(reviews).toEqual([[`${page}.yaml`, review]]);
    const services = content.services.map((one) =>
      `services/${one.slug}` === page ? { ...one, review } : one,
    );
    const later = (strings = content.strings) =>
      ids(checklistWith({ services, launch, strings })).filter((id) => id.startsWith(page));
    expect(later()).toEqual([]);
    const edited = content.strings.map((one) =>
      one.file.includes(page) && one.field === "lead" ? { ...one, text: "Another." } : one,
    );
    expect(later(edited)).toEqual([`${page}/review`]);
  });

  it("sign a service without its topics, which are pages of their own", () => {
    const content = contentAfter(
      Object.fromEntries(
        ["services/sinus-disorders", "services/sinus-disorders/rinses"].map((page) => [
          `${page}.yaml`,
          (text: string) => `${text}toConfirm:\n${mark("title", "Ask.")}`,
        ]),
      ),
    );
    const page = "services/sinus-disorders";
    const all = { ...content, launch: unanswered };
    expect(signing(all, [page]).lines).toEqual([`${page}/title`]);
    expect(signing(all, [`${page}/rinses`]).lines).toEqual([`${page}/rinses/title`]);
    // A folder is no page.
    expect(signing(all, ["recoveries"]).lines).toEqual([
      "recoveries/ear-tubes/review",
      "recoveries/balloon-sinuplasty/review",
    ]);
  });

  it("sign a translation without those of its topics", () => {
    const awaiting = (text: string) =>
      text.replace(/^review: .*$/m, "review: { status: awaiting }");
    const page = "es/services/hearing-disorders";
    const content = contentAfter({
      [`${page}.yaml`]: awaiting,
      [`${page}/ear-tubes.yaml`]: awaiting,
    });
    expect(signing(content, [page]).lines).toEqual([`${page}/review`]);
  });

  it("cannot let examples and unread emergency advice pass", () => {
    const marks = [
      "{ field: fax, kind: example, who: front desk, why: Ask. }",
      "{ field: emergency, kind: clinical, who: physician, why: Ask. }",
    ].map((row) => `  - ${row}\n`);
    const content = contentAfter({
      "practice.yaml": (text) => `${text}toConfirm:\n${marks.join("")}`,
    });
    const { open, stale } = checklistWith({
      ...content,
      ...accepting("practice/fax", "practice/emergency"),
    });
    expect(open.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["practice/fax", "practice/emergency"]),
    );
    expect(stale.map(({ id }) => id)).toEqual(["practice/fax", "practice/emergency"]);
    expect(() => signing(content, ["practice/fax"])).toThrow(/Only another value settles it/);
    expect(signing(content, ["practice/emergency"]).lines).toEqual(["practice/emergency"]);
  });

  it("are stale once their item is gone", () => {
    const { stale } = checklistWith(accepting("practice/telex"));
    expect(stale.map(({ todo }) => todo)).toEqual([
      'Take practice/telex out of "accepted" in content/launch.yaml: no such item is open.',
    ]);
  });

  it("are printed by who must act, with every item's name, and counted", () => {
    const text = checklistText(all);
    const headings = [...text.matchAll(/^([A-Z ]+) \(\d+\)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(["PHYSICIAN", "OWNER"]);
    for (const { id } of all.open) expect(text).toContain(`name: ${id}\n`);
    expect(text).toContain(`Open: ${all.open.length} (physician `);
    expect(checklistText({ open: [], accepted: [], stale: [] })).toMatch(/^Clear: /);
  });

  it("have a page for each role, by page of the site, with the sentences", () => {
    const pages = new Map(rolePages(exampleContent, all));
    expect([...pages.keys()]).toEqual(["physician", "owner"]);
    const { body } = new JSDOM(pages.get("physician")).window.document;
    const titles = [...body.querySelectorAll("h2")].map(({ textContent }) => textContent);
    for (const path of [
      "/service/head-and-neck-disorders",
      "/service/sinus-disorders/sinus-surgery",
      "/recovery/ear-tubes",
    ])
      expect(titles.join()).toContain(`(${path})`);
    expect(body.textContent).toContain("services/head-and-neck-disorders/review");
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
