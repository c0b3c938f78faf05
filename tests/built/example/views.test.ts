import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { parseHtml } from "../../../src/publish/html.ts";
import { siteFiles } from "../../../src/publish/site-files.ts";
import { plain, textOf } from "../../page-text.ts";
import {
  headingIn,
  linksNamed,
  listUnder,
  pageAt,
  pages,
  root,
  sectionOf,
  whole,
} from "../built-site.ts";

const { content, practice } = whole;

/*
 * What each kind of page shows of its content, on the built site of the example practice. Started by the
 * step "example-site" of `npm test`, which sets CONTENT_DIR and SITE_DIR.
 */

const { pages: words, services, locations, testimonials, providers, navigation } = content;
/** Bytes: ten packets less the headers of a page, which are about 1,130 bytes. */
const firstFlight = 14_600 - 1_200;
const office = [practice.phone, practice.addressLines.join(" ")];
const listed = locations.filter((location) => location.listed);

const hrefs = (...within: Element[]) =>
  within.flatMap((element) =>
    [...element.querySelectorAll("a")].map((link) => link.getAttribute("href")),
  );
const texts = (within: Element, selector: string) =>
  [...within.querySelectorAll(selector)].map(textOf);
const days = (...placement: { days: string }[]) => placement.map((line) => line.days);

function expectLink(within: Element, label: string, href: string): void {
  const found = linksNamed(within, label).map((link) => link.getAttribute("href"));
  expect(found, label).toContain(href);
}

function expectFacts(within: Element, ...facts: string[]): void {
  const text = textOf(within);
  for (const fact of facts) expect(text).toContain(plain(fact));
}

/** Prose as a page shows it: without the marks of links and of strong words. */
const shown = (prose: string) =>
  plain(prose.replace(/\[([^\]]*)\]\([^)]*\)|\*\*(.*?)\*\*/g, "$1$2"));

/** Every text of a value that a page shows. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [shown(value)];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) =>
    silentFields.includes(key) || (key === "name" && "drawing" in value) ? [] : textsIn(item),
  );
}

/** Fields of sections that name things, or stand in attributes. */
const silentFields = ["kind", "id", "label", "ground", "link", "path", "drawing", "view"].concat(
  "alt",
  "language",
  "sources",
);

it("is the example practice", () => {
  expect(practice.brand).toBe("Harbor Lights ENT");
});

describe("every page", () => {
  const parts = ["body > header, body > * > header", "body > footer", "dialog"];
  const english = pages.filter(({ path }) => !path.startsWith("/es"));

  it.each(parts)("has the same %s", (selector) => {
    const part = (document: Document) => {
      const copy = document.querySelector(selector)?.cloneNode(true) as Element | undefined;
      for (const current of copy?.querySelectorAll("[aria-current]") ?? [])
        current.removeAttribute("aria-current");
      // Not every page stands in another language.
      for (const other of copy?.querySelectorAll("li:has(> a[hreflang])") ?? []) other.remove();
      return copy?.outerHTML;
    };
    const expected = part(pageAt("/").document);
    expect(expected).toBeDefined();
    for (const { path, document } of english) expect(part(document), path).toBe(expected);
  });

  it("marks its own link in the header, and no other", () => {
    for (const { path, document } of pages) {
      const current = [...document.querySelectorAll('header nav a[aria-current="page"]')];
      const own = navigation.header.some((link) => link.path === path) ? [path] : [];
      const marked = new Set(current.map((link) => link.getAttribute("href")));
      if (own.length > 0) expect([...marked], path).toEqual(own);
    }
  });

  it("brings its styles and its hero in the first ten packets (RFC 6928), however long it is", () => {
    const late = pages
      .map(({ path, html }) => {
        const main = parseHtml(html).querySelector("main");
        const end = main?.children[1]?.range[0] ?? main?.range[1];
        return { path, bytes: brotliCompressSync(html.slice(0, end)).length };
      })
      .filter(({ bytes }) => bytes > firstFlight);
    expect(late).toEqual([]);
  });

  it("does not hold back its first paint for a font", () => {
    for (const { path, document } of pages) {
      expect(document.head.querySelector("[rel=preload]"), path).toBe(null);
      expect(document.body.querySelectorAll("[rel=preload][as=font]"), path).toHaveLength(1);
    }
  });

  it("shows nothing that was never set", () => {
    for (const { path, document } of pages)
      expect(textOf(document.body), path).not.toMatch(/undefined|NaN|null/);
  });

  it("is linked from another", () => {
    const linked = new Set(
      pages.flatMap(({ path, document }) => hrefs(document.body).filter((href) => href !== path)),
    );
    expect(pages.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual(["/404"]);
  });

  it("holds no fact of the practice that the site was first built for", () => {
    const first = /West Midtown|228-?9961|4042289961|Curran|30318|Jane Doe|Atlanta|Buckhead|MARTA/i;
    for (const file of siteFiles(root).filter((name) => /\.(html|json|xml|txt|vcf|js)$/.test(name)))
      expect(readFileSync(join(root, file), "utf8").match(first)?.[0], file).toBeUndefined();
  });

  it("has a footer with navigation, services, legal pages, contact and social links", () => {
    const footer = pageAt("/about").document.querySelector("body > footer") as Element;
    expect(hrefs(footer)).toEqual(
      expect.arrayContaining([
        ...[...navigation.footer, ...navigation.legal].map(({ path }) => path),
        ...services.map(({ slug }) => `/service/${slug}`),
        practice.phoneHref,
      ]),
    );
    expectFacts(footer, practice.brand, practice.about, practice.fax, ...practice.addressLines);
    for (const { name, url } of practice.social)
      expect(textOf(footer).includes(name), name).toBe(url !== "");
  });

  it("has a header with navigation, services, call and booking", () => {
    const header = pageAt("/about").document.querySelector("body > header") as Element;
    for (const { label, path } of navigation.header) expectLink(header, label, path);
    for (const { slug } of services) expect(hrefs(header)).toContain(`/service/${slug}`);
    expectLink(header, "Call Now", practice.phoneHref);
    expectLink(header, "Book Online", practice.booking.pageUrl);
  });

  it("shows the announcement of the day, with its last day for visitors without scripts", () => {
    for (const { path, document } of pages) {
      const strip = document.querySelector("[data-announcements]:not([hidden])");
      expect(textOf(strip as Element), path).toContain(
        /^\/es/.test(path)
          ? "El ascensor no funciona. (Hasta el 2 de mayo de 2020.)"
          : "The lift is out of order: see how to reach us. (Until May 2, 2020.)",
      );
    }
  });
});

describe("the home page", () => {
  const { main } = pageAt("/");
  const page = words.home;

  it("opens with booking and call", () => {
    const hero = headingIn(main, page.hero.title).closest("section") as Element;
    expectLink(hero, "Book Online", practice.booking.pageUrl);
    expectLink(hero, "Call Now", practice.phoneHref);
  });

  it("has a card for every service, and one for every listed location", () => {
    const cards = listUnder(main, page.services.title);
    expect(hrefs(...cards)).toEqual(services.map(({ slug }) => `/service/${slug}`));
    for (const [index, card] of cards.entries())
      expectFacts(card, services[index]?.title ?? "", services[index]?.summary ?? "");
    const areas = listUnder(main, page.areas.title);
    expect(hrefs(...areas)).toEqual(listed.map(({ slug }) => `/locations/${slug}`));
  });

  it("presents the first physician, with a PDF in a new tab", () => {
    const section = sectionOf(main, page.physician.title);
    expectFacts(section, providers[0].name);
    const pdf = section.querySelector<HTMLAnchorElement>('a[href$=".pdf"]');
    expect(pdf?.target).toBe("_blank");
    expect(readFileSync(join(root, pdf?.getAttribute("href") ?? "")).toString("latin1")).toMatch(
      /^%PDF-/,
    );
  });

  it("names insurers and affiliations, with or without logos", () => {
    const names = (list: Element[]) =>
      list.map((entry) => textOf(entry) || entry.querySelector("img")?.alt);
    const section = sectionOf(main, page.insurance.title);
    const lists = [...section.querySelectorAll("ul")].map((list) => names([...list.children]));
    expect(lists).toContainEqual(practice.insurers.map(({ name }) => name));
    expect(lists).toContainEqual(practice.affiliations.map(({ name }) => name));
  });

  it("holds the six newest testimonials, with previous, next and a dot for each", () => {
    const section = sectionOf(main, page.testimonials.title);
    const newest = testimonials.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, 6);
    expect(texts(section, "blockquote")).toEqual(newest.map(({ quote }) => plain(quote)));
    expect(texts(section, "a, button")).toEqual(
      expect.arrayContaining([
        "Previous testimonial",
        "Next testimonial",
        ...newest.map((_, index) => `Testimonial ${index + 1}`),
      ]),
    );
  });

  it("shows where the office is and when it is open", () => {
    const section = sectionOf(main, page.office.title);
    expectFacts(section, ...office, practice.fax, ...days(...practice.hours.home));
    expectLink(section, "Request Appointment", "/contact-us");
    expectLink(section, "Get directions", practice.directionsUrl);
    expect(texts(section, "button")).toContain("Show the map");
  });
});

describe("other single pages", () => {
  it("about: lists, expertise, and a biography that unfolds", () => {
    const { main } = pageAt("/about");
    const page = words.about;
    for (const { title, items } of [page.conditions, page.specialized, page.technology])
      expect(listUnder(main, title)).toHaveLength(items.length);
    expect(hrefs(...listUnder(main, page.expertise.title))).toEqual(
      page.expertise.services.map((slug) => `/service/${slug}`),
    );
    const details = main.querySelector("details") as HTMLDetailsElement;
    expect(details.open).toBe(false);
    expectFacts(details, "Read More", ...providers[0].bio.more);
    expectFacts(
      sectionOf(main, page.callToAction.title),
      practice.phone,
      ...days(...practice.hours.about),
    );
  });

  it("contact: every way to reach the office, and no form", () => {
    const { main } = pageAt("/contact-us");
    expectFacts(
      main,
      ...office,
      practice.fax,
      practice.parking,
      ...days(...practice.hours.contact),
    );
    expectLink(main, "Get directions", practice.directionsUrl);
    expect(texts(main, "button")).toContain("Show the map");
    expect(main.querySelectorAll("form, input, textarea, select")).toHaveLength(0);
  });

  it("new patients and referrals: every section of their content, in order", () => {
    const patients = words["new-patients"];
    expect(texts(pageAt("/new-patients").main, "h2")).toEqual(
      [
        patients.pack,
        ...patients.sections,
        practice.beforeSurgery,
        { title: practice.answers["call-911"].if },
        patients.callToAction,
      ].map(({ title }) => title),
    );
    const { main } = pageAt("/referrals");
    const { reach, sections, callToAction } = words.referrals;
    expect(texts(main, "h2")).toEqual([reach, ...sections, callToAction].map(({ title }) => title));
    expectFacts(sectionOf(main, reach.title), ...office, practice.fax);
  });

  it("visit pack: a box for each entry, and nothing that could send it", () => {
    const { main } = pageAt("/new-patients/visit-pack");
    const groups = [...main.querySelectorAll("fieldset")].map((group) => ({
      title: textOf(group.querySelector("legend") as Element),
      items: texts(group, "label:has(input[type=checkbox])"),
    }));
    expect(groups).toEqual(words["visit-pack"].checklists);
    const sending = "[type=submit]:enabled, [name], textarea, select";
    expect(main.querySelectorAll(sending)).toHaveLength(0);
    // The form leads nowhere. It keeps browsers from ticking the boxes again.
    for (const form of main.querySelectorAll("form"))
      expect(form.getAttributeNames()).toEqual(["autocomplete"]);
    expect(main.querySelectorAll("input:not([type=checkbox])")).toHaveLength(0);
  });

  it("testimonials: a card for each, the newest first, in pages of six", () => {
    const { main } = pageAt("/testimonials");
    const cards = [...main.querySelectorAll("figure")];
    const sorted = testimonials.toSorted((a, b) => b.date.localeCompare(a.date));
    expect(cards).toHaveLength(sorted.length);
    for (const [index, card] of cards.entries()) {
      const { quote, name, location, procedure, rating, date } = sorted[
        index
      ] as (typeof sorted)[0];
      expectFacts(card, quote, name, location, procedure, `${rating} out of 5`);
      expect(card.querySelector("time")?.dateTime).toBe(date);
    }
    expectFacts(main, `Page 1 of ${Math.ceil(sorted.length / 6)}`);
  });

  it("locations: a card for every listed one, and the lists of services", () => {
    const { main } = pageAt("/locations");
    const cards = listUnder(main, words.locations.list.title);
    expect(hrefs(...cards)).toEqual(listed.map(({ slug }) => `/locations/${slug}`));
    for (const { title, items } of [words.locations.medical, words.locations.surgical])
      expect(listUnder(main, title)).toHaveLength(items.length);
  });

  it("services: each with its summary, features and link", () => {
    const { main } = pageAt("/services");
    for (const { slug, title, summary, features } of services) {
      const card = headingIn(main, title).closest("li") as Element;
      expectFacts(card, summary);
      expect(texts(card, "li")).toEqual(features.map(plain));
      expect(hrefs(card)).toContain(`/service/${slug}`);
    }
  });

  it("404: leads home, to the phone and to the pages that it names", () => {
    const { main } = pageAt("/404");
    const named = words["not-found"].next.links.map(({ path }) => path);
    const expected = ["/", practice.phoneHref, "/contact-us", ...named];
    expect(hrefs(main)).toEqual(expect.arrayContaining(expected));
  });
});

describe.each(providers)("the page of $name", (provider) => {
  const { main } = pageAt(`/providers/${provider.slug}`);

  it("shows credentials, education, expertise and philosophy, and its card leads to it", () => {
    const page = words.provider;
    const about = page.about.replace("{provider}", provider.shortName);
    expect(texts(main, "h2")).toContain(plain(about));
    expect(listUnder(main, page.credentials).map(textOf)).toEqual(provider.credentials);
    expect(listUnder(main, page.education)).toHaveLength(provider.education.length);
    expect(listUnder(main, page.expertise).map(textOf)).toEqual(
      provider.specialties.map(({ name }) => name),
    );
    const { lead, paragraphs, more } = provider.bio;
    expectFacts(main, provider.philosophy, lead, ...paragraphs, ...more);
    const card = sectionOf(pageAt("/providers").main, provider.name);
    expectFacts(card, provider.title, provider.summary);
    // Two of each, and how many more.
    for (const list of [provider.specialties.map(({ name }) => name), provider.credentials])
      for (const [at, entry] of list.entries())
        expect(textOf(card).includes(entry), entry).toBe(at < 2);
    if (provider.specialties.length > 2)
      expectFacts(card, `+${provider.specialties.length - 2} more`);
    expect(hrefs(card)).toContain(`/providers/${provider.slug}`);
  });

  it("offers its facts as a PDF in a new tab", () => {
    const pdf = main.querySelector<HTMLAnchorElement>('a[href$=".pdf"]');
    expect(pdf?.target).toBe("_blank");
    expect(siteFiles(root)).toContain(pdf?.getAttribute("href"));
  });
});

it("what to say before an operation or a scan, and in an emergency, stands on the pages that need it", () => {
  const general = ["/", "/about", "/services", "/locations", "/new-patients", "/recovery"];
  const own = pages.filter(({ path }) => /^\/(?:service|locations|providers)\//.test(path));
  for (const path of [...general, ...own.map((page) => page.path)])
    expectFacts(pageAt(path).main, ...textsIn(practice.beforeSurgery));
  for (const path of ["/", "/contact-us", "/new-patients"])
    expectFacts(pageAt(path).main, ...textsIn(practice.emergency));
});

describe.each(services)("the page of the service $slug", (service) => {
  const { main } = pageAt(`/service/${service.slug}`);

  it("opens with the booking bar, then says when to call 911, or where it says so", () => {
    const bar = sectionOf(main, words.service.booking.title);
    expectLink(bar, "Book Online", practice.booking.pageUrl);
    expectLink(bar, "Call Now", practice.phoneHref);
    expectFacts(bar, practice.addressLines.join(" "), ...days(...practice.hours.service));
    const card = main.querySelector("aside[aria-labelledby=call-911]") as Element;
    const {
      atTop,
      call911,
      emergencyRoom,
      callUsToday,
      firstAid = [],
      otherwise,
    } = service.emergency;
    const top = bar.nextElementSibling as Element;
    if (atTop === undefined) expect(top.contains(card)).toBe(true);
    else {
      expectFacts(top, ...textsIn(atTop));
      const recovery = service.sections.findLast(({ kind }) => kind === "timeline");
      const band = card.closest("section");
      expect(band?.previousElementSibling).toBe(sectionOf(main, recovery?.title ?? ""));
    }
    for (const [answer, signs] of [
      ["call-911", call911],
      ["emergency-room", emergencyRoom],
      ["call-us-today", callUsToday],
    ] as const)
      if (signs) expect(listUnder(card, practice.answers[answer].if).map(textOf)).toEqual(signs);
    expectFacts(card, shown(otherwise));
    expectFacts(card.parentElement as Element, ...textsIn(firstAid));
    expect(textOf(card)).not.toContain(words.service.emergencyUnreviewed);
  });

  it("shows every section in order and loses no word", () => {
    const titles = service.sections.map(({ title }) => plain(title));
    expect(texts(main, "h2").filter((title) => titles.includes(title))).toEqual(titles);
    expectFacts(main, ...textsIn(service.sections));
  });

  it("lists its sections, and names each of its figures", () => {
    const contents = main.querySelector('nav[aria-labelledby="contents"]') as Element;
    expect(texts(contents, "li")).toEqual(
      service.sections.map(({ title, label = title }) => plain(label)),
    );
    for (const href of hrefs(contents))
      expect(
        main.querySelector(`section :is(h2${href}, details ${href})`),
        `${href}`,
      ).not.toBeNull();
    const figures = service.sections.flatMap((one) =>
      "figure" in one && one.figure ? one.figure : [],
    );
    const attributes = (selector: string, name: string) =>
      [...main.querySelectorAll(selector)].map((element) => element.getAttribute(name));
    expect(attributes("figure", "aria-label")).toEqual(figures.map(({ name }) => name));
    expect(attributes("figure img", "alt")).toEqual(
      figures.flatMap(({ views }) => views.map(({ alt }) => alt)),
    );
  });

  it("ends with an appointment, a call and the office", () => {
    const { title, action } = service.callToAction;
    const section = sectionOf(main, title);
    expect(section.nextElementSibling).toBeNull();
    expectLink(section, action.label, action.path);
    expectLink(section, "Call Now", practice.phoneHref);
    expectFacts(section, ...office, ...days(...practice.hours.service));
  });
});

describe.each(locations)("the page of the location $slug", (location) => {
  const { main } = pageAt(`/locations/${location.slug}`);

  it("shows its own text, services, access and reasons, and ends with the office", () => {
    const fill = (text: string) => text.replaceAll("{neighborhood}", location.name);
    const page = words.location;
    expect(textOf(main.querySelector("h1") as Element)).toBe(fill(page.title));
    expectFacts(main, location.tagline, ...location.intro.paragraphs);
    expect(hrefs(...listUnder(main, fill(page.services)))).toEqual(
      location.services.map((slug) => `/service/${slug}`),
    );
    const { transportation, reasons } = location;
    expect(listUnder(main, transportation.title).map(textOf)).toEqual(transportation.items);
    expect(listUnder(main, reasons.title ?? fill(page.reasons)).map(textOf)).toEqual(reasons.items);
    const end = sectionOf(main, fill(page.callToAction.title));
    expectLink(end, "Call Now", practice.phoneHref);
    expectFacts(end, ...office, ...days(...practice.hours.location));
  });
});

it.each(content.legal)("the legal page $slug shows its date and its sections", (page) => {
  const { main, document } = pageAt(`/${page.slug}`);
  expect(main.querySelector("time")?.dateTime).toBe(page.updated);
  for (const { id, title } of page.sections)
    expectFacts(document.getElementById(id) as Element, title);
  expectLink(main, "Return to Home", "/");
});
