import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { loadContent } from "../../../src/data/load-content.ts";
import { unprovenClaims } from "../../../src/launch/claims.ts";
import { isClear, isPublishable, type Ledger, ledgerOf } from "../../../src/launch/ledger.ts";
import { ledgerText } from "../../../src/launch/ledger-text.ts";
import { contentWith } from "../content/broken-content.ts";

const today = "2026-11-21";
const siteUrl = "https://www.a-real-practice.org";

/** The ledger of the content after `slips`. */
function ledgerAfter(slips: Parameters<typeof contentWith>[0] = {}, url?: string): Ledger {
  const content = loadContent(contentWith(slips));
  return ledgerOf({ content, siteUrl: url ?? content.practice.siteUrl, today });
}

const ids = ({ open }: Ledger) => open.map(({ id }) => id);
const unmarked = (text: string) => text.replace(/^toConfirm:[\s\S]*/m, "");

describe("the ledger", () => {
  const content = loadContent("content");
  const ledger = ledgerOf({ content, siteUrl: content.practice.siteUrl, today });

  it("has a line for each value that is marked, with the line where it stands", () => {
    for (const { file, field, who, why } of content.openValues) {
      expect(ledger.open).toContainEqual(expect.objectContaining({ file, field, who, why }));
    }
    const fax = ledger.open.find(({ id }) => id === "practice/fax");
    const line = readFileSync("content/practice.yaml", "utf8").split("\n")[(fax?.line ?? 0) - 1];
    expect(line).toMatch(/^fax:/);
  });

  it("says of each line who, what, where, why and what to do, under a name of its own", () => {
    for (const { what, file, why, todo } of ledger.open)
      for (const text of [what, file, why, todo]) expect(text).not.toBe("");
    expect(new Set(ids(ledger)).size).toBe(ledger.open.length);
    const text = ledgerText(ledger);
    for (const { id } of ledger.open) expect(text).toContain(`name: ${id}\n`);
  });

  it("keeps a line's name when other entries are put before it", () => {
    const file = "services/otolaryngology.yaml";
    const before = ids(ledger).filter((id) => id.startsWith("services/otolaryngology/sections/"));
    const section =
      "sections:\n  - kind: text\n    title: A new section\n    paragraphs: [One paragraph.]\n\n";
    const moved = ledgerAfter({
      [file]: (text) =>
        text
          .replace(/^sections:\n/m, section)
          .replace(/field: sections\.(\d+)/g, (_, index) => `field: sections.${Number(index) + 1}`),
    });
    expect(before.length).toBeGreaterThan(0);
    expect(ids(moved).filter((id) => id.startsWith("services/otolaryngology/sections/"))).toEqual(
      before,
    );
  });

  it("names marks on one text by what they ask, so that none takes over the answer to another", () => {
    const file = "legal/notices.md";
    const marks = (ledger: Ledger) =>
      ids(ledger).filter((id) => id.startsWith("legal/notices/text/"));
    const before = marks(ledger);
    expect(before.length).toBeGreaterThan(1);
    const accepted = `accepted:\n  - { id: ${before[0]}, who: An owner, why: The lawyer reads it in spring. }\n`;
    const after = ledgerAfter({
      [file]: (text) => text.replace(/^ {2}- \{ field: text, .*\n/m, ""),
      "launch.yaml": () => `substantiated: []\n${accepted}`,
    });
    expect(marks(after)).toEqual(before.slice(1));
    expect(after.accepted).toEqual([]);
    expect(after.stale.map(({ id }) => id)).toEqual([before[0]]);
  });

  it("numbers no line by its place in a list", () => {
    expect(ids(ledger).filter((id) => /\/\d+(?:\/|$)/.test(id))).toEqual([]);
  });

  it("quotes the value that is marked, and a statement by its title", () => {
    const quotes = (field: string, file: string) =>
      ledger.open
        .filter((line) => line.file === file && line.field === field)
        .map(({ what }) => what);
    const { title } = content.legal.find(({ slug }) => slug === "notices") ?? {};
    for (const what of quotes("text", "content/legal/notices.md"))
      expect(what).toMatch(new RegExp(`: ${title}$`));
    expect(quotes("fax", "content/practice.yaml")).toEqual([
      `Example value: ${content.practice.fax}`,
    ]);
  });

  it("groups by who must act, and counts", () => {
    const text = ledgerText(ledger);
    const headings = [...text.matchAll(/^([A-Z ]+) \(\d+\)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(["OWNER", "PHYSICIAN", "FRONT DESK", "WEB"]);
    expect(text).toContain(`Open: ${ledger.open.length} (`);
    expect(isClear(ledger)).toBe(false);
    expect(isPublishable(ledger)).toBe(false);
  });
});

describe("what the ledger finds without a mark", () => {
  it("examples by what they look like", () => {
    const found = ledgerAfter({
      "practice.yaml": (text) => unmarked(text).replace(/^fax: .*/m, 'fax: "(404) 555-0142"'),
      "providers/jane-doe-md.yaml": unmarked,
    });
    const all = [
      "practice/fax",
      "practice/siteUrl",
      "practice/booking/pageUrl",
      "practice/booking/widgetScriptUrl",
      "practice/social",
      "practice/hours/authoritative",
      "providers/jane-doe-md/name",
    ];
    expect(ids(found)).toEqual(expect.arrayContaining(all));
    expect(
      found.open.filter(
        ({ file, what }) => file.startsWith("content/providers/") && /20XX/.test(what),
      ).length,
    ).toBeGreaterThan(0);
  });

  it("no address of the site once SITE_URL gives a real one", () => {
    expect(ids(ledgerAfter())).toContain("practice/siteUrl");
    expect(ids(ledgerAfter({}, siteUrl))).not.toContain("practice/siteUrl");
  });

  it("testimonials without consent, or with one that is still to come", () => {
    const consents = (ledger: Ledger) =>
      ids(ledger).filter((id) => id.endsWith("/consentDate")).length;
    const none = consents(ledgerAfter());
    expect(none).toBe(loadContent("content").testimonials.length);
    const dated = (day: string) =>
      ledgerAfter({
        "testimonials.yaml": (text) =>
          text.replace(/^( {4}rating: .*)$/m, `$1\n    consentDate: "${day}"`),
      });
    expect(consents(dated("2026-11-20"))).toBe(none - 1);
    expect(consents(dated("2026-11-22"))).toBe(none);
  });

  it.each([
    ["{ status: awaiting }", /^Medical page without a review/],
    ['{ status: reviewed, reviewer: "Ann Roe, MD", date: "2026-11-22" }', /in the future/],
    ['{ status: reviewed, reviewer: "Ann Roe, MD", date: "2023-11-20" }', /overdue/],
    [
      '{ status: reviewed, reviewer: "Ann Roe, MD", date: "2026-01-01", next: "2026-11-20" }',
      /overdue/,
    ],
    ['{ status: reviewed, reviewer: "Jane Doe, MD", date: "2026-01-01" }', /by an example/],
    ['{ status: reviewed, reviewer: "Ann Roe, MD", date: "2023-11-21" }', undefined],
    [
      '{ status: reviewed, reviewer: "Ann Roe, MD", date: "2020-01-01", next: "2027-01-01" }',
      undefined,
    ],
  ])("review: %s", (review, expected) => {
    const { open } = ledgerAfter({
      "services/sleep-apnea.yaml": (text) =>
        `${text.replace(/^review: .*/m, `review: ${review}`)}# changed\n`,
    });
    const line = open.find(({ id }) => id === "services/sleep-apnea/review");
    if (expected === undefined) expect(line).toBeUndefined();
    else expect(line).toMatchObject({ who: "physician", what: expect.stringMatching(expected) });
  });

  it("claims, wherever they stand", () => {
    const { open } = ledgerAfter({
      "pages/contact.yaml": (text) =>
        text.replace(/^ {2}lead: .*/m, "  lead: The best ENT doctor, with a guaranteed result."),
    });
    for (const id of ["claim/guaranteed", "claim/board-certified", "claim/leading"])
      expect(open.map((line) => line.id)).toContain(id);
    expect(open.find(({ id }) => id === "claim/best-ent")).toMatchObject({
      file: "content/pages/contact.yaml",
      field: "hero.lead",
    });
  });

  const stated = loadContent("content");
  const claimsIn = (text: string) => {
    const passages = [
      { file: "content/pages/a.yaml", line: 1, field: "lead", id: "pages/a/lead", text },
    ];
    return unprovenClaims({ ...stated, passages }).map(({ id }) => id);
  };

  it.each([
    ["The best ENT in Atlanta.", "claim/best-ent"],
    ["best ENT in Atlanta", "claim/best-ent"],
    ["The city’s best surgeons", "claim/best-surgeons"],
    ["Our care is the BEST.", "claim/best"],
    ["Midtown’s most trusted team", "claim/midtown-s-most-trusted-team"],
    ["Decatur's top doctors", "claim/decatur-s-top-doctors"],
    ["The #1 practice", "claim/1"],
    ["Top-rated care", "claim/top-rated"],
  ])("claims to be the best: %s", (text, id) => {
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
  ])("no claim in ordinary words: %s", (text) => {
    expect(claimsIn(text)).toEqual([]);
  });

  it("each word of a claim by itself: proof of one is none of another", () => {
    expect(claimsIn("A leading and renowned practice, with a leading team.")).toEqual([
      "claim/leading",
      "claim/renowned",
    ]);
  });

  it("statements that the law asks for, until a heading announces them", () => {
    const headings = [
      "Notice of Privacy Practices",
      "Nondiscrimination notice",
      "Language assistance",
      "Your right to a good-faith estimate",
    ];
    const statements = (ledger: Ledger) => ids(ledger).filter((id) => id.startsWith("statement/"));
    const present = ledgerAfter({
      "legal/our-terms.md": (text) =>
        `${text.trimEnd()}\n\n${headings.map((heading, index) => `## ${heading} {#s${index}}\n\nText.\n`).join("\n")}`,
    });
    expect(statements(present)).toEqual([]);
    const passages = loadContent("content").passages.filter(
      ({ text }) => !/privacy practices|discrimination|language|good.faith/i.test(text),
    );
    const without = ledgerOf({ content: { ...loadContent("content"), passages }, siteUrl, today });
    expect(statements(without)).toEqual([
      "statement/privacy-practices",
      "statement/nondiscrimination",
      "statement/language-assistance",
      "statement/good-faith-estimate",
    ]);
  });

  it("what the built site contradicts", () => {
    const contradictions = [
      { page: "/about", where: "text", text: "4045550199", expected: "another" },
    ];
    const { open } = ledgerOf({ content: loadContent("content"), siteUrl, today, contradictions });
    expect(open).toContainEqual(
      expect.objectContaining({ id: "site/about/text-4045550199", who: "web", file: "/about" }),
    );
  });
});

describe("answers in content/launch.yaml", () => {
  const answers = (accepted: string[], substantiated: string[] = []) => ({
    "launch.yaml": () =>
      `substantiated: [${substantiated.map((id) => `{ id: ${id}, who: An owner, proof: "A survey, in the files" }`).join(", ")}]\naccepted: [${accepted
        .map((id) => `{ id: ${id}, who: An owner, why: It can wait until spring. }`)
        .join(", ")}]\n`,
  });

  it("let a line stay open by name, and say who answers for it", () => {
    const { open, accepted, stale } = ledgerAfter(answers(["practice/fax"]));
    expect(open.map(({ id }) => id)).not.toContain("practice/fax");
    expect(accepted).toEqual([
      expect.objectContaining({
        id: "practice/fax",
        acceptedBy: "An owner",
        because: "It can wait until spring.",
      }),
    ]);
    expect(stale).toEqual([]);
  });

  it("let the site go public once every line is answered, and not before", () => {
    const all = ids(ledgerAfter());
    const answered = ledgerAfter(answers(all));
    expect(isPublishable(answered)).toBe(true);
    expect(isClear(answered)).toBe(false);
    expect(isPublishable(ledgerAfter(answers(all.slice(1))))).toBe(false);
  });

  it("are mistakes once their line is gone", () => {
    const { stale } = ledgerAfter(answers(["practice/telex"], ["claim/tallest", "practice/fax"]));
    expect(stale.map(({ id }) => id)).toEqual(["practice/telex", "claim/tallest", "practice/fax"]);
    expect(stale[0]?.todo).toBe(
      'Take practice/telex out of "accepted" in content/launch.yaml: no such line is open.',
    );
  });

  it("settle a claim by its proof, and nothing else", () => {
    const ledger = ledgerAfter(answers([], ["claim/leading"]));
    expect(ids(ledger)).not.toContain("claim/leading");
    expect(ledger.stale).toEqual([]);
  });
});

describe("the commands", () => {
  function run(script: string, environment: Record<string, string>, ...args: string[]) {
    const folder = mkdtempSync(join(tmpdir(), "launch-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, "dist"));
    writeFileSync(join(folder, "dist/index.html"), "former");
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(script), ...args], {
      cwd: folder,
      env: { ...process.env, CONTENT_DIR: resolve("content"), ...environment },
      encoding: "utf8",
    });
    return { status, stdout, stderr, site: readFileSync(join(folder, "dist/index.html"), "utf8") };
  }

  it("npm run build for production refuses while lines are open, and leaves dist/ as it was", () => {
    const { status, stderr, site } = run("scripts/build.ts", { SITE_ENV: "production" });
    expect(status).toBe(1);
    expect(stderr).toContain("name: practice/brand");
    expect(stderr).toContain("The public site was not built; dist/ is as it was.");
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(site).toBe("former");
  });

  it("npm run build knows three environments", () => {
    expect(run("scripts/build.ts", { SITE_ENV: "prod" })).toMatchObject({
      status: 1,
      stderr: 'SITE_ENV is "prod". Set it to one of: local, preview, production.\n',
      site: "former",
    });
  });

  it("npm run launch:check leaves with 1 while anything is open, and writes JSON", () => {
    const { status, stdout } = run("scripts/launch-check.ts", {}, "--json");
    expect(status).toBe(1);
    const { clear, built, open } = JSON.parse(stdout) as {
      clear: boolean;
      built: boolean;
      open: { id: string }[];
    };
    expect({ clear, built }).toEqual({ clear: false, built: false });
    expect(open.map(({ id }) => id)).toContain("practice/brand");
  }, 30_000);
});
