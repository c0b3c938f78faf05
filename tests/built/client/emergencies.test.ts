import { expect, it } from "vitest";
import { signsNamed } from "../../../src/data/signs.ts";
import { plain, textOf } from "../../page-text.ts";
import { content, pageAt, pages } from "../built-site.ts";

/* What the live site says when it cannot wait, wherever it says it. */

const main = (slug: string) => pageAt(`/service/${slug}`).main;
const { recoveries } = content;
/** English pages whose main part says something, by path. */
const naming = (pattern: RegExp) =>
  pages
    .filter(({ document }) => document.documentElement.lang === "en")
    .map(({ path }) => [path, textOf(pageAt(path).main)] as const)
    .filter(([, text]) => pattern.test(text));

it("a button battery: emergency room, hotline and Poison Help", () => {
  const found = naming(/National Battery Ingestion Hotline/);
  expect(found.length).toBeGreaterThan(1);
  for (const [path, text] of found) {
    expect(text, path).toMatch(/emergency room/i);
    for (const [name, href] of [
      ["(800) 498-8666", "tel:+18004988666"],
      ["(800) 222-1222", "tel:+18002221222"],
    ] as const) {
      const link = pageAt(path).main.querySelector(`a[href="${href}"]`) as Element;
      expect(textOf(link), path).toContain(name);
    }
  }
});

it("what to do before an operation is one step from every page that explains one", () => {
  const explaining = [
    ...content.services.map(({ slug }) => slug),
    ...content.topics
      .filter((topic) => topic.recoveries !== undefined)
      .map(({ service, slug }) => `${service}/${slug}`),
  ];
  for (const slug of explaining)
    expect(main(slug).querySelector('p a[href="/before-surgery"]'), slug).not.toBeNull();
  expect(textOf(pageAt("/before-surgery").main)).toMatch(/blood thinner.*pregnan/);
});

it.each([
  [
    "call-911",
    "ears#dizzy-and-weak nose#heavy-nosebleed sinuses#eye sinuses#worst-headache throat#breathing throat#choking throat#cannot-swallow throat#allergic-swelling neck#fast-swelling face#droop sleep#blue-child after-an-operation#neck-swells after-an-operation#hard-to-wake",
  ],
  [
    "emergency-room",
    "ears#battery-in-an-ear ears#spinning-that-does-not-stop nose#blocked-after-a-blow nose#battery-in-the-nose sinuses#skin-round-the-eye sinuses#temple-headache throat#muffled-voice throat#stuck-food throat#battery throat#sore-throat-and-weak-defense face#bite-or-deep-cut after-an-operation#throat-bleeds after-an-operation#drying-out after-an-operation#too-much-medicine",
  ],
  [
    "call-today",
    "ears#hearing-gone nose#clear-drops nose#object-in-the-nose sinuses#weak-defense neck#lump-and-fever face#weak-face after-an-operation#tingling after-an-operation#fever",
  ],
  [
    "book",
    "sleep#child-stops-breathing ears#ringing throat#mouth-sore voice#hoarse-for-four-weeks neck#lump-for-two-weeks face#spot sleep#sleepy-at-the-wheel sleep#pauses",
  ],
  ["home", "ears#wax nose#nosebleed sinuses#cold throat#sore-throat voice#hoarse-with-a-cold"],
] as const)("each sign has the level of its guideline: %s", (level, names) => {
  for (const name of names.split(" ")) expect(content.signs[name]?.level, name).toBe(level);
});

it("a welcoming page has no danger signs, a topic at most five", () => {
  for (const { slug } of content.services)
    expect(main(slug).querySelector("aside[aria-labelledby=call-911]"), slug).toBeNull();
  for (const { service, slug, signs = [] } of content.topics) {
    const found = [
      ...main(`${service}/${slug}`).querySelectorAll("aside[aria-labelledby=signs] li"),
    ];
    expect(found.length, slug).toBeLessThanOrEqual(5);
    expect(found.map(textOf), slug).toEqual(
      signsNamed(signs, content.signs).map(({ name }) => plain(name)),
    );
  }
});

it.each([
  ["emergency-room", /red blood/i, /tonsil|adenoid|palate/i],
  ["call-911", /neck swells/i, /thyroid|lump/i],
  ["emergency-room", /tingling/i, /thyroid/i],
  ["call-911", /pours from the nose/, /sinus|septoplasty|rhinoplasty|broken nose/i],
  ["emergency-room", /coffee-ground/, /tonsil|adenoid|palate/i],
  ["call-today", /fever/i, /./],
] as const)("recoveries warn under %s of %s: %s", (level, words, operations) => {
  const found = recoveries.filter(({ operation }) => operations.test(operation));
  expect(found.length).toBeGreaterThan(0);
  for (const { operation, signs } of found) {
    const these = signs.filter((sign) => sign.level === level).map(({ name }) => name);
    expect(these.join(" "), operation).toMatch(words);
  }
});

it.each([
  ["sinus-surgery", "eye"],
  ["eyelids-and-brow", "eye-sight"],
])("after %s, what an eye does calls 911: %s", (slug, id) => {
  const { signs = [] } = recoveries.find((recovery) => recovery.slug === slug) ?? {};
  expect(signs).toContainEqual(expect.objectContaining({ id, level: "call-911" }));
});

it.skipIf(content.translations.es === undefined)("Spanish pages say when to call 911", () => {
  expect(textOf(pageAt("/es/contact-us").main)).toMatch(/llame al 911/i);
  for (const path of ["/es", "/es/new-patients"])
    expect(
      pageAt(path).main.querySelector('a[href="/es/contact-us#emergency"]'),
      path,
    ).not.toBeNull();
});
