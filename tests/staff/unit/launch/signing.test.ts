import { expect, it } from "vitest";
import { stringify } from "yaml";
import { type Content, loadContent } from "../../../../src/data/load-content.ts";
import { exampleContent } from "../../../../src/parts/fixtures.ts";
import { blocking, type Checklist, launchChecklist } from "../../../../staff/launch/checklist.ts";
import { signed } from "../../../../staff/launch/sign.ts";
import { contentWith } from "../../../unit/content/edited-content.ts";

const today = "2026-11-21";
const page = "services/sinus-disorders";
const who = "Ann Roe";

type Edits = Record<string, (text: string) => string>;

/** The edits of `others` after those of `edits`. */
function both(edits: Edits, others: Edits): Edits {
  const files = Object.keys({ ...edits, ...others });
  return Object.fromEntries(
    files.map((file) => [file, (text) => (others[file] ?? String)((edits[file] ?? String)(text))]),
  );
}

const awaiting = (text: string) => text.replace(/^review: .*$/m, "review: { status: awaiting }");

const marked =
  (...marks: string[]) =>
  (text: string) =>
    `${text}toConfirm:\n${marks.map((mark) => `  - { ${mark}, why: Ask. }\n`).join("")}`;

const clinical = (field: string) => `field: ${field}, kind: clinical, who: physician`;

/** A service with a question about its first words and one about its card for emergencies. */
const unread: Edits = {
  "launch.yaml": () => "signed: []\naccepted: []\n",
  [`${page}.yaml`]: (text) => awaiting(marked(clinical("lead"), clinical("signs"))(text)),
};

const load = (edits: Edits) => loadContent(contentWith(edits));

const checklistOf = (content: Content) =>
  launchChecklist({ content, siteUrl: content.practice.siteUrl, today });

type Request = Partial<Parameters<typeof signed>[2]>;

/** What is signed when somebody names entries of the content. */
const signing = (content: Content, names: string[], more: Request = {}, proof?: string) =>
  signed(content, checklistOf(content), {
    rights: names.map((name) => ({ name, proof })),
    by: who,
    date: today,
    ...more,
  });

/** The edits that `npm run launch:sign` makes. */
function written({ launch, reviews }: ReturnType<typeof signing>): Edits {
  const files = reviews.map(([file, review]): [string, Edits[string]] => [
    file,
    (text) => text.replace(/^review: .*$/m, `review: ${JSON.stringify(review)}`),
  ]);
  return { "launch.yaml": () => stringify(launch), ...Object.fromEntries(files) };
}

/** Names of open items of the page, and of those that keep it from the public. */
function state(content: Content): { open: string[]; blocks: string[] } {
  const list = checklistOf(content);
  const idsOf = (items: Checklist["open"]) =>
    items.map(({ id }) => id).filter((id) => id.startsWith(`${page}/`) && !id.includes("sinus-s"));
  return { open: idsOf(list.open), blocks: idsOf(blocking(list)) };
}

/** The service once a physician has signed all of it. */
const approved = () =>
  both(unread, written(signing(load(unread), [page, `${page}/signs`], { as: "physician" })));

it("a page is signed with all of its questions, except those of an emergency", () => {
  const content = load(unread);
  expect(state(content).blocks).toEqual([`${page}/lead`, `${page}/signs`, `${page}/review`]);
  expect(signing(content, [page])).toMatchObject({
    names: [],
    refused: [`${page} says what to do in an emergency. Sign ${page}/signs first.`],
  });
  const signedContent = load(approved());
  expect(state(signedContent)).toEqual({ open: [], blocks: [] });
  expect(signedContent.services[0]?.review).toMatchObject({ reviewer: who, changed: false });
});

it.each(["services", "sinus-disorders", `${page}/le`])(
  "no part of a name signs anything: %s",
  (name) => {
    const { names, refused } = signing(load(unread), [name]);
    expect(names).toEqual([]);
    expect(refused).toEqual([expect.stringContaining(`Nothing to sign is called ${name}.`)]);
  },
);

it("what changes on a signed page is open again, and the site goes on", () => {
  const content = load(
    both(approved(), { [`${page}.yaml`]: (text) => text.replace(/^lead: /m, "lead: Again ") }),
  );
  expect(state(content)).toEqual({ open: [`${page}/lead`, `${page}/review`], blocks: [] });
  const [lead] = checklistOf(content).open.filter(({ id }) => id === `${page}/lead`);
  expect(lead).toMatchObject({
    meanwhile: "shown",
    why: `Ask. ${who} signed it on ${today}, before its text changed.`,
  });
  expect(content.services[0]?.review).toMatchObject({ changed: true });
});

it("a sentence that was asked about and has gone asks about its list, and the site goes on", () => {
  const item = "sections.signs-of-sinus-trouble.items";
  const edits = { ...unread, [`${page}.yaml`]: marked(clinical(`${item}.face-pain`)) };
  const whole = both(edits, written(signing(load(edits), [page])));
  const content = load(
    both(whole, { [`${page}.yaml`]: (text) => text.replace(/Face pain/, "Pain of the face") }),
  );
  expect(state(content)).toEqual({
    open: [`${page}/${item.replaceAll(".", "/")}`],
    blocks: [],
  });
});

const rewritten: Edits = {
  [`${page}.yaml`]: (text) => text.replace(/^signs: \[/m, "$&ears#headache, "),
};

it("advice in an emergency that has changed waits for the physician, or for who answers for it", () => {
  const changed = both(approved(), rewritten);
  expect(state(load(changed)).blocks).toEqual([`${page}/signs`]);
  const accept = `accepted:\n  - { id: ${page}/signs, who: An owner, why: It can wait a day. }\n`;
  const accepted = both(changed, {
    "launch.yaml": (text) => text.replace(/^accepted: \[\]\n/m, accept),
  });
  expect(state(load(accepted)).blocks).toEqual([]);
  // What is accepted can be signed all the same, and is accepted no more.
  const { launch } = signing(load(accepted), [`${page}/signs`]);
  expect(launch.accepted).toEqual([]);
  expect(state(load(both(accepted, { "launch.yaml": () => stringify(launch) }))).blocks).toEqual(
    [],
  );
});

it("a physician who approves all of a page later approves its advice in an emergency too", () => {
  const changed = both(approved(), rewritten);
  const { text } = load(changed).reviews.find(({ file }) => file === `content/${page}.yaml`) ?? {};
  const renewed = both(changed, {
    [`${page}.yaml`]: (source) => source.replace(/"text":"\w+"/, `"text":"${text}"`),
  });
  expect(state(load(renewed))).toEqual({ open: [], blocks: [] });
});

it("a claim is settled by its proof, and nothing else", () => {
  const content = { ...exampleContent, launch: { signed: [], accepted: [] } };
  const claim = "claim/board-certified";
  expect(signing(content, [claim]).refused).toEqual([expect.stringMatching(/Say what proves it/)]);
  const { launch } = signing(content, [claim], {}, "In the files.");
  expect(checklistOf({ ...content, launch }).open.map(({ id }) => id)).not.toContain(claim);
});

it("an example cannot be signed, and a page of several people says whose it is", () => {
  const marks = marked(
    "field: fax, kind: example, who: web",
    "field: insurance, kind: claim, who: front desk",
    "field: tagline, kind: claim, who: owner",
  );
  const content = load({ "practice.yaml": marks });
  expect([
    ...signing(content, ["practice"], { as: "web" }).refused,
    ...signing(content, ["practice"]).refused,
  ]).toEqual([
    expect.stringMatching(/Only another value settles it/),
    expect.stringMatching(/Say for whom, with --as/),
  ]);
  const { launch } = signing(content, ["practice"], { as: "owner" });
  expect(launch.signed.at(-1)).toMatchObject({ id: "practice", as: "owner" });
});

it("the places are signed at once, and a translation with its own page", () => {
  const fact = "field: transportation.items, kind: claim, who: front desk";
  const places = ["locations/new-town-il.yaml", "locations/north-shore-il.yaml"];
  const content = load({
    ...Object.fromEntries(places.map((place) => [place, marked(fact)])),
    "es/services/hearing-disorders.yaml": awaiting,
    "es/services/hearing-disorders/ear-tubes.yaml": awaiting,
  });
  expect(signing(content, ["locations"]).launch.signed.at(-1)?.lines).toHaveLength(2);
  const { reviews } = signing(content, ["es/services/hearing-disorders"]);
  expect(reviews.map(([file]) => file)).toEqual(["es/services/hearing-disorders.yaml"]);
});
