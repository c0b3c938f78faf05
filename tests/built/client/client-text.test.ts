import { expect, it } from "vitest";
import { languages } from "../../../src/languages/languages.ts";
import { textOf } from "../../page-text.ts";
import { linksNamed, listUnder, pageAt, pages, routes, whole } from "../built-site.ts";

const { content, practice } = whole;

/*
 * Pages, counts and labels that the client named, on the live site as it was handed over. An edit of the
 * content may change them: then change this file, or ask whether the specification still holds.
 */

const servicePages = [
  "otolaryngology",
  "nasal-breathing-disorders",
  "sinus-disorders",
  "sleep-apnea",
  "facial-plastic-and-reconstructive-surgery",
  "rhinoplasties",
  "thyroid-surgery",
  "head-and-neck-disorders",
  "hearing-disorders",
];
const cardedLocations = [
  "buckhead-ga",
  "druid-hills-ga",
  "ansley-park-ga",
  "chastain-park-ga",
  "morningside-lenox-park-ga",
  "midtown-atlanta-ga",
  "tuxedo-park-ga",
  "sandy-springs-ga",
  "roswell-ga",
  "brookhaven-ga",
  "johns-creek-ga",
  "decatur-ga",
  "east-cobb-ga",
];

const main = (path: string) => pageAt(path).main;
const texts = (within: Element, selector: string) =>
  [...within.querySelectorAll(selector)].map(textOf);

it("has every page", () => {
  const specified = [
    ...["/", "/about", "/providers", "/services", "/contact-us", "/testimonials", "/locations"],
    ...servicePages.map((slug) => `/service/${slug}`),
    ...[...cardedLocations, "stockbridge-ga"].map((slug) => `/locations/${slug}`),
    ...["/your-privacy", "/our-terms", "/accessibility"],
  ];
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
});

it("redirects the old addresses", () => {
  expect(Object.fromEntries(content.redirects.map(({ from, to }) => [from, to]))).toMatchObject({
    "/services/general-ent": "/service/otolaryngology",
    "/services/nasal-breathing": "/service/nasal-breathing-disorders",
    "/services/facial-plastic": "/service/facial-plastic-and-reconstructive-surgery",
    "/services/rhinoplasty": "/service/rhinoplasties",
    "/services/thyroid-surgery": "/service/thyroid-surgery",
    "/services/sinus-disorders": "/service/sinus-disorders",
    "/services/head-neck": "/service/head-and-neck-disorders",
    "/services/hearing-balance": "/service/hearing-disorders",
    "/services/sleep-apnea": "/service/sleep-apnea",
    "/contact": "/contact-us",
  });
});

it("has four features a service, 10 insurers, 3 affiliations; about: 13, 8 and 5", () => {
  const { conditions, specialized, technology } = content.pages.about;
  expect(content.services.map(({ features }) => features.length)).toEqual(Array(9).fill(4));
  expect([practice.insurers.length, practice.affiliations.length]).toEqual([10, 3]);
  const lists = [conditions, specialized, technology].map(({ items }) => items.length);
  expect(lists).toEqual([13, 8, 5]);
});

it.each([
  ["otolaryngology", "when-to-come-and-see-us", "li", 17],
  ["otolaryngology", "eight-subspecialties-of-otolaryngology", "li", 8],
  ["nasal-breathing-disorders", "conditions-we-treat", "li", 8],
  ["nasal-breathing-disorders", "options", "li", 8],
  ["facial-plastic-and-reconstructive-surgery", "reasons", "li", 6],
  ["facial-plastic-and-reconstructive-surgery", "six-operations", "li", 6],
  ["thyroid-surgery", "operations", "li", 3 + 2],
] as const)("%s: as many entries under %s as named", (slug, id, entries, count) => {
  const section = main(`/service/${slug}`).querySelector(`[id="${id}"]`)?.closest("section");
  expect(section?.querySelectorAll(entries)).toHaveLength(count);
});

it.each([
  [
    "nasal-breathing-disorders",
    "Saline rinses; Nasal sprays; Allergy testing and care; Septoplasty; Turbinate reduction; Nasal valve repair; Polyp removal; Adenoidectomy",
  ],
  ["sinus-disorders", "Medication; Surgery; Balloon sinuplasty"],
])("%s names %s", (slug, treatments) => {
  const names = texts(main(`/service/${slug}`), "h3, li > a, li > b");
  expect(names).toEqual(expect.arrayContaining(treatments.split("; ")));
});

it.each(["otolaryngology", "rhinoplasties"])("%s leads to a consultation", (slug) => {
  const links = linksNamed(main(`/service/${slug}`), "Schedule Consultation");
  expect(links.map((link) => link.getAttribute("href"))).toContain("/contact-us");
});

it("13 locations have a card, Stockbridge has none", () => {
  const cards = listUnder(main("/locations"), content.pages.locations.list.title);
  const paths = cards.map((card) => card.querySelector("a")?.getAttribute("href"));
  expect(paths).toEqual(
    expect.arrayContaining(cardedLocations.map((slug) => `/locations/${slug}`)),
  );
  expect(paths).not.toContain("/locations/stockbridge-ga");
});

it.each(content.locations)("/locations/$slug has its headings and counts", (location) => {
  const { slug, name, services, transportation, reasons } = location;
  const page = main(`/locations/${slug}`);
  expect(textOf(page.querySelector("h1") as Element)).toBe(`ENT Care in ${name}`);
  const midtown = slug === "midtown-atlanta-ga";
  const specified = midtown
    ? ["Prime Midtown Location", "Unbeatable Accessibility"]
    : ["Easy Transportation", `Why ${name} Residents Choose Us`];
  expect(texts(page, "h2, h3")).toEqual(
    expect.arrayContaining([
      `ENT Services Available to ${name} Patients`,
      `Convenient Access from ${name}`,
      ...specified,
      `Schedule Your ${name} ENT Consultation`,
      ...["Our Location", "Call us directly", "Office Hours"],
    ]),
  );
  const lists = [services, transportation.items, reasons.items];
  expect(lists.map(({ length }) => length)).toEqual([9, 5, 5]);
  expect(transportation.items.join(" ")).toMatch(/MARTA/);
  expect(transportation.items.join(" ")).toMatch(/park/i);
  if (midtown) expect(reasons.items.join(" ")).toMatch(/same-day appointment/i);
});

it("the accessibility statement has every part", () => {
  const headings = texts(main("/accessibility"), "h2, h3").join("; ");
  for (const part of [
    ...[/commitment/i, /standards/i, /tools/i, /limitations/i, /problem|contact/i],
    ...[/physical accessibility/i, /ongoing efforts/i, /alternative/i, /third-party content/i],
    ...[/visual/i, /navigation and interaction/i, /audio and media/i, /cognitive/i],
  ])
    expect(headings).toMatch(part);
});

it("gives links with one name one target, on each page", () => {
  for (const { path, document } of pages) {
    const targets = Map.groupBy(document.querySelectorAll("a"), (link) =>
      (link.getAttribute("aria-label") ?? textOf(link)).toLowerCase(),
    );
    for (const [name, links] of targets)
      expect(new Set(links.map((link) => link.getAttribute("href"))).size, `${path}: ${name}`).toBe(
        1,
      );
  }
});

it("leads to an appointment from every page", () => {
  const asks = /^((request|schedule) (an )?(appointment|consultation)|pedir una cita)$/i;
  const without = pages.filter(
    ({ document }) =>
      !texts(document.body, 'a[href$="/contact-us"]').some((text) => asks.test(text)),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

it("calls an example what is not the practice's own", () => {
  const isUnread = content.toRead.some(
    ({ file, review }) => file === "content/practice.yaml" && review === undefined,
  );
  const { insurers, affiliations } = languages.en.examples;
  const home = textOf(main("/"));
  expect(home.includes(insurers)).toBe(isUnread);
  expect(home.includes(affiliations)).toBe(isUnread);
  const samples = content.testimonials.some(({ consentDate }) => consentDate === undefined);
  for (const path of ["/", "/testimonials"])
    expect(textOf(main(path)).includes(languages.en.examples.testimonials), path).toBe(samples);
});
