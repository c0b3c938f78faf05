import { expect, it } from "vitest";
import { textOf } from "../../src/launch/page-text.ts";
import { content, linksNamed, pageAt, pages, sectionOf } from "../site/built-site.ts";

/* What the live site says when it cannot wait, wherever it says it. */

const words = content.pages.service;
const main = (slug: string) => pageAt(`/service/${slug}`).main;
const signsOn = (slug: string) => textOf(sectionOf(main(slug), words.emergency));
/** English pages whose main part says something, by path. */
const naming = (pattern: RegExp) =>
  pages
    .filter(({ document }) => document.documentElement.lang === "en")
    .map(({ path }) => [path, textOf(pageAt(path).main)] as const)
    .filter(([, text]) => pattern.test(text));

it.each(["otolaryngology", "head-and-neck-disorders"])("the airway and the throat: %s", (slug) => {
  for (const sign of [
    /high-pitched noise/,
    /drool/,
    /muffled voice/,
    /mouth will not open/,
    /saliva comes back up/,
  ])
    expect(signsOn(slug)).toMatch(sign);
});

it("drooling and stridor in sleep and after thyroid surgery", () => {
  for (const slug of ["sleep-apnea", "thyroid-surgery"])
    expect(signsOn(slug)).toMatch(/high-pitched noise.*drool|drool.*high-pitched noise/);
});

it("a nosebleed: what to do, and not on a nose that was just operated on", () => {
  for (const slug of ["otolaryngology", "sinus-disorders", "nasal-breathing-disorders"])
    expect(textOf(main(slug))).toMatch(
      /Sit up and lean forward\. Pinch the soft part of your nose for 10 to 15 minutes.*Do not pinch a nose that was operated on/,
    );
  expect(textOf(main("rhinoplasties"))).toMatch(/lean forward.*Do not pinch the nose/);
  expect(naming(/\b20 minutes of/)).toEqual([]);
});

it("a button battery: emergency room, hotline and Poison Help, honey only as they advise", () => {
  const found = naming(/If a button battery was swallowed/);
  expect(found.length).toBeGreaterThan(3);
  for (const [path, text] of found) {
    expect(text, path).toMatch(/emergency room at once.*honey only if the hotline tells you/);
    for (const [name, href] of [
      ["(800) 498-8666", "tel:+18004988666"],
      ["(800) 222-1222", "tel:+18002221222"],
    ] as const)
      expect(linksNamed(pageAt(path).main, name)[0]?.getAttribute("href"), path).toBe(href);
  }
});

it("sudden hearing loss: the same day, why, and where to go when the office is closed", () => {
  const found = naming(/sudden(?:ly)? (?:hearing loss|lose hearing|loss of hearing)/i);
  expect(found.length).toBeGreaterThan(3);
  for (const [path, text] of found)
    expect(text, path).toMatch(/the same day.*(?:within two weeks).*emergency room/);
});

it("a blow to the nose that blocks it more and more", () => {
  for (const slug of [
    "otolaryngology",
    "nasal-breathing-disorders",
    "rhinoplasties",
    "facial-plastic-and-reconstructive-surgery",
  ])
    expect(signsOn(slug)).toMatch(/blow to the nose, it gets more blocked/);
});

it("blood thinners and pregnancy, wherever an operation or a scan is explained", () => {
  for (const [path, text] of naming(/\b(?:operation|CT|MRI)\b/))
    if (/^\/(?:service|locations|about|new-patients|recovery|referrals)\b/.test(path))
      expect(text, path).toMatch(/blood thinner.*pregnan/);
});

it.each([
  [
    "call-911",
    "ears#dizzy-and-weak ears#battery-in-an-ear nose#blocked-after-a-blow sinuses#eye sinuses#skin-round-the-eye throat#breathing throat#cannot-swallow throat#muffled-voice throat#stuck-food voice#noise neck#fast-swelling face#droop sleep#blue-child after-an-operation#neck-swells after-an-operation#throat-bleeds",
  ],
  [
    "call-us-today",
    "ears#hearing-gone nose#clear-drops sinuses#weak-defense neck#lump-and-fever face#weak-face after-an-operation#tingling after-an-operation#fever",
  ],
  [
    "book-a-visit",
    "throat#mouth-sore voice#hoarse-for-four-weeks neck#lump-for-two-weeks face#spot sleep#sleepy-at-the-wheel sleep#pauses",
  ],
  ["at-home", "ears#wax nose#nosebleed sinuses#cold throat#sore-throat voice#hoarse-with-a-cold"],
] as const)("each symptom has the answer of its guideline: %s", (answer, symptoms) => {
  for (const symptom of symptoms.split(" ")) {
    const [place = "", id = ""] = symptom.split("#");
    const title = pageAt(`/symptoms/${place}`).document.getElementById(id)?.nextElementSibling;
    expect(textOf(title?.querySelector("h3") as Element), symptom).toBe(
      content.pages.symptoms?.answers[answer].title,
    );
  }
});

it("pages about operations say it in one line at the top, and beside recovery", () => {
  for (const slug of [
    "rhinoplasties",
    "facial-plastic-and-reconstructive-surgery",
    "thyroid-surgery",
  ]) {
    const [link] = linksNamed(main(slug), "All the signs");
    const title = main(slug).querySelector(link?.getAttribute("href") ?? "");
    expect(textOf(title as Element)).toBe(words.emergency);
    expect(
      title?.closest("section")?.previousElementSibling?.querySelectorAll("ol h3").length,
    ).toBeGreaterThan(3);
  }
});
