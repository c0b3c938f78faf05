import { expect, it } from "vitest";
import { stringify } from "yaml";
import { type Content, loadContent } from "../../../../src/data/load-content.ts";
import { isExample } from "../../../../src/data/public-content.ts";
import { launchList, mayOpen } from "../../../../staff/launch/launch-list.ts";
import { signed } from "../../../../staff/launch/sign.ts";
import { signedPractice } from "../../../practice/signed.ts";
import { contentWith } from "../../../unit/content/edited-content.ts";

const today = new Date().toISOString().slice(0, 10);
const by = "Ada King, MD";

type Edits = Parameters<typeof contentWith>[0];
const afterOpening = (edits: Edits = {}) =>
  loadContent(contentWith(edits, signedPractice("opening")));
const unsigned = (edits: Edits = {}) => loadContent(contentWith(edits));

/** What is signed when somebody names entries of the content. */
const signing = (
  content: Content,
  names: string[],
  more: Partial<Parameters<typeof signed>[1]> = {},
) => signed(content, { ticked: names.map((name) => ({ name })), by, date: today, ...more });

const marked = (mark: string) => (text: string) =>
  `${text}toConfirm:\n  - { ${mark}, why: Ask. }\n`;
const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

it("the site opens with its own pages and the texts that they name, and the rest waits", () => {
  const { toOpen, toAdd } = launchList(unsigned());
  const names = namesOf(toOpen);
  expect(names).toContain("services/sinus-disorders");
  expect(names).toContain("symptoms/anywhere#bulging-eye");
  // A topic names it, and no page that opens the site does.
  expect(names).not.toContain("symptoms/anywhere#rinse-hurts");
  const rinses = toAdd.find(({ path }) => path === "/service/sinus-disorders/rinses");
  expect(namesOf(rinses?.units ?? [])).toEqual([
    "symptoms/anywhere#rinse-hurts",
    "symptoms/anywhere#rinse-with-blood",
    "services/sinus-disorders/rinses",
  ]);
  expect(toAdd.map(({ path }) => path)).not.toContain("/service/sinus-disorders");
});

it("everything of the first list signed opens the site", () => {
  const list = launchList(afterOpening());
  expect([mayOpen(list), list.changed]).toEqual([true, []]);
  expect(list.toAdd.length).toBeGreaterThan(5);
});

it("a page whose signature is taken away keeps the site from opening, or waits again", () => {
  const awaiting = (text: string) =>
    text.replace(/^review:[\s\S]*?(?=^\w)/m, "review: { status: awaiting }\n");
  const opens = afterOpening({ "services/sinus-disorders.yaml": awaiting });
  expect(namesOf(launchList(opens).toOpen)).toEqual(["services/sinus-disorders"]);
  const whole = (edits: Edits) =>
    launchList(loadContent(contentWith(edits, signedPractice("whole"))));
  expect(whole({}).toAdd).toEqual([]);
  const { toOpen, toAdd } = whole({ "recoveries/ear-tubes.yaml": awaiting });
  expect([toOpen, toAdd.map(({ path }) => path)]).toEqual([[], ["/recovery/ear-tubes"]]);
});

it("other words that change on a signed page stop nothing, and are listed", () => {
  const list = launchList(
    afterOpening({
      "services/sinus-disorders.yaml": (text) => text.replace(/^lead: /m, "lead: Again "),
    }),
  );
  expect([mayOpen(list), namesOf(list.changed)]).toEqual([true, ["services/sinus-disorders"]]);
});

it("a signed text for an emergency that changes stops the site, where a public page shows it", () => {
  const changed = (words: string) =>
    launchList(
      afterOpening({ "symptoms/anywhere.yaml": (text) => text.replace(words, "Something else.") }),
    ).refusals;
  expect(changed("An eye bulges, or you see double.")).toEqual([
    expect.stringMatching(/^symptoms\/anywhere#bulging-eye .* has changed/),
  ]);
  expect(changed("A rinse makes your ear hurt.")).toEqual([]);
});

it("a public page that lists a sign less than was signed stops the site, and one more does not", () => {
  const refusals = (signs: string) =>
    launchList(
      afterOpening({
        "services/sinus-disorders.yaml": (text) =>
          text.replace(/^signs: .*$/m, `signs: [${signs}]`),
      }),
    ).refusals;
  expect(refusals("anywhere#bulging-eye")).toEqual([
    expect.stringMatching(/^services\/sinus-disorders does not list anywhere#swollen-eye any more/),
  ]);
  expect(refusals("anywhere#bulging-eye, anywhere#swollen-eye, anywhere#breathing")).toEqual([]);
});

it("a physician who approves all of a place in the editor approves its texts too", () => {
  const whole = (edits: Edits) => loadContent(contentWith(edits, signedPractice("whole")));
  const place = "symptoms/ears.yaml";
  const words = (text: string) => text.replace("if: ", "if: Again, ");
  const changed = whole({ [place]: words });
  expect(launchList(changed).refusals).toHaveLength(1);
  const { text } = changed.reviews.find(({ file }) => file === `content/${place}`) ?? {};
  const approved = whole({
    [place]: (source) => words(source).replace(/\btext: [0-9a-f]{8}\b/, `text: "${text}"`),
  });
  expect(launchList(approved).refusals).toEqual([]);
});

it("a grouped question makes one signature cover one text", () => {
  const content = unsigned({
    "symptoms/anywhere.yaml": marked("field: signs, kind: clinical, who: physician"),
  });
  const { launch } = signing(content, ["symptoms/anywhere#breathing"]);
  const { toOpen } = launchList({ ...content, launch });
  expect(namesOf(toOpen)).toContain("symptoms/anywhere#bleeding");
  expect(namesOf(toOpen)).not.toContain("symptoms/anywhere#breathing");
});

it.each(["services", "sinus-disorders", "services/sinus-disorders/le", "symptoms/anywhere"])(
  "no part of a name signs anything: %s",
  (name) => {
    const { names, refused } = signing(unsigned(), [name]);
    expect([names, refused]).toEqual([
      [],
      [expect.stringContaining(`Nothing to sign is called ${name}.`)],
    ]);
  },
);

it.each([
  ["Bob from the front desk", "services/sinus-disorders", /does not sign here.*Ada King, MD, /],
  [
    "Bob from the front desk",
    "practice",
    /Nobody called Bob .* signs as owner\. Add the person under people/,
  ],
  ["Lee Park", "practice", /signs as owner/],
  ["Ada King", "practice", undefined],
])("%s may sign %s only where the content names them for it", (name, page, why) => {
  const { refused } = signing(unsigned(), [page], { by: name });
  expect(refused).toEqual(why === undefined ? [] : [expect.stringMatching(why)]);
});

it("an example signs nothing", () => {
  const content = unsigned({
    "providers/ada-king-md.yaml": (text) => text.replaceAll("Ada King, MD", "Jane Doe, MD"),
  });
  const { refused } = signing(content, ["services/sinus-disorders"], { by: "Jane Doe, MD" });
  expect(refused).toEqual([expect.stringContaining("Jane Doe, MD does not sign here")]);
});

it("what cannot be real cannot be signed, and says what to do", () => {
  const content = unsigned({
    "practice.yaml": (text) => text.replace(/^fax: .*$/m, 'fax: "(404) 555-0142"'),
  });
  const { refused } = signing(content, ["practice"], { by: "Lee Park", as: "front desk" });
  expect(refused).toEqual([
    expect.stringMatching(
      /practice cannot be signed as it is\. practice\/fax, “\(404\) 555-0142”: .*Write the practice’s own/,
    ),
  ]);
});

it("real names are no example after a signature, and keep their place when one is added", () => {
  const example = (text: string) => marked("field: insurers, kind: example, who: front desk")(text);
  const content = unsigned({ "practice.yaml": example });
  expect(isExample(content, "insurers", 0)).toBe(true);
  const { launch } = signing(content, ["practice"], { by: "Lee Park", as: "front desk" });
  const later = unsigned({
    "practice.yaml": (text) => example(text.replace(/^insurers:\n/m, "$&  - name: New Health\n")),
    "launch.yaml": () => stringify(launch),
  });
  expect([0, 1].map((index) => isExample(later, "insurers", index))).toEqual([false, false]);
});

it("a claim is signed with its proof, and nothing else", () => {
  const page = "providers/ada-king-md";
  expect(signing(unsigned(), [page]).refused).toEqual([
    expect.stringMatching(/Say what proves it/),
  ]);
  const { launch } = signing(unsigned(), [page], {
    ticked: [{ name: page, proof: "In the files." }],
  });
  expect(launch.signed).toEqual([expect.objectContaining({ id: page, proof: "In the files." })]);
});

it("a page of several people says whose it is", () => {
  const content = unsigned({
    "practice.yaml": marked("field: insurance, kind: claim, who: front desk"),
  });
  expect(signing(content, ["practice"]).refused).toEqual([
    expect.stringMatching(/to be signed by owner, front desk\. Say for whom, with --as/),
  ]);
});

it("a translation is signed for itself, not with its page", () => {
  const awaiting = (text: string) => text.replace(/^review: .*$/m, "review: { status: awaiting }");
  const content = unsigned({ "es/services/hearing-disorders.yaml": awaiting });
  const { reviews } = signing(content, ["es/services/hearing-disorders"], { by: "Marta Ruiz" });
  expect(reviews.map(([file]) => file)).toEqual(["es/services/hearing-disorders.yaml"]);
});
