import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { TopicEntry } from "../../../src/data/load-content.ts";
import { en } from "../../../src/languages/en.ts";
import { parseHtml } from "../../../src/publish/html.ts";
import { siteFiles } from "../../../src/publish/site-files.ts";
import type { Recovery } from "../../../src/schemas/recovery.ts";
import type { Section } from "../../../src/schemas/sections.ts";
import type { Service } from "../../../src/schemas/service.ts";
import type { Topic } from "../../../src/schemas/topic.ts";
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

const { pages: words, services, topics, recoveries } = content;
const { locations, testimonials, providers, navigation } = content;
/** Bytes: ten packets less the headers of a page, which are about 660 bytes, and those of a host. */
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

/** The section that holds a heading, the last of the page. */
function lastSection(main: Element, heading: string): Element {
  const section = sectionOf(main, heading);
  expect(section.nextElementSibling).toBeNull();
  return section;
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
  "others",
  // On the page about costs.
  "plans",
);

/** Whether elements stand in this order. */
const inOrder = (...elements: Element[]) =>
  elements.every((element, index) => {
    const following = elements[index + 1];
    return (
      following === undefined ||
      (element.compareDocumentPosition(following) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    );
  });

/** Shows signs by how urgent they are, each list under the words of its answer. */
function expectSigns(
  card: Element,
  signs: Pick<Topic["signs"], "call911" | "emergencyRoom" | "callUsToday">,
): void {
  for (const [answer, list] of [
    ["call-911", signs.call911],
    ["emergency-room", signs.emergencyRoom],
    ["call-us-today", signs.callUsToday],
  ] as const) {
    const { if: title } = practice.answers[answer];
    if (list) expect(listUnder(card, title).map(textOf)).toEqual(list.map(shown));
    else expect(texts(card, "h2, h3")).not.toContain(title);
  }
}

/** Shows each figure of these sections with its name, and a picture for each of its views. */
function expectFigures(main: Element, sections: Section[]): void {
  const figures = sections.flatMap((section) => (section.kind === "figure" ? section.figure : []));
  const attributes = (selector: string, name: string) =>
    [...main.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  expect(attributes("figure", "aria-label")).toEqual(figures.map(({ name }) => name));
  expect(attributes("figure img", "alt")).toEqual(
    figures.flatMap(({ views }) => views.map(({ alt }) => alt)),
  );
}

/** Shows every section in order and loses no word; of cost it leads to more, by a link with these words. */
function expectSections(main: Element, sections: Section[], toCosts: string): void {
  const titles = sections.map(({ title }) => plain(title));
  expect(texts(main, "h2").filter((title) => titles.includes(title))).toEqual(titles);
  expectFacts(main, ...textsIn(sections));
  for (const { kind, title } of sections)
    if (kind === "cost") {
      const about = headingIn(main, title).parentElement as Element;
      expectLink(about, toCosts, "/new-patients/costs");
    }
}

/** Names the reviewer once the text is reviewed, and says nothing before. */
function expectReview(main: Element, review: { status: string; reviewer?: string }): void {
  const line = texts(main, "p").filter((text) => text.startsWith(en.review.reviewedBy));
  expect(line).toEqual(
    review.status === "reviewed" ? [expect.stringContaining(`${review.reviewer}`)] : [],
  );
}

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
      const expected = navigation.header.some((link) => link.path === path) ? [path] : [];
      const marked = new Set(current.map((link) => link.getAttribute("href")));
      if (expected.length > 0) expect([...marked], path).toEqual(expected);
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

it("what to say in an emergency stands on the pages that need it", () => {
  for (const path of ["/", "/contact-us", "/new-patients"])
    expectFacts(pageAt(path).main, ...textsIn(practice.emergency));
});

describe.each(services)("the page of the service $slug", (service) => {
  const path = `/service/${service.slug}`;
  const { main } = pageAt(path);
  const serviceTopics = topics.filter((topic) => topic.service === service.slug);

  it("opens with the booking bar, then says when to call 911, and what has a page of its own", () => {
    const bar = sectionOf(main, words.service.booking.title);
    expectLink(bar, "Book Online", practice.booking.pageUrl);
    expectLink(bar, "Call Now", practice.phoneHref);
    expectFacts(bar, practice.addressLines.join(" "), ...days(...practice.hours.service));
    const card = main.querySelector("aside[aria-labelledby=call-911]") as Element;
    const top = bar.nextElementSibling as Element;
    expect(top.contains(card)).toBe(true);
    expectSigns(card, service.emergency);
    expectFacts(card, shown(service.emergency.otherwise));
    expectLink(card, words.service.symptoms, "/symptoms");
    expect(textOf(card)).not.toContain(words.service.emergencyUnreviewed);

    const list = top.querySelector("nav[aria-labelledby=topics]");
    if (serviceTopics.length === 0) expect(list).toBeNull();
    else {
      const rows = listUnder(list as Element, words.service.topics);
      for (const [index, row] of rows.entries())
        expectFacts(row, serviceTopics[index]?.label ?? "", serviceTopics[index]?.summary ?? "");
      expect(hrefs(...rows)).toEqual(serviceTopics.map(({ slug }) => `${path}/${slug}`));
    }
  });

  it("shows every section in order, loses no word and leads to the page about costs", () => {
    expectSections(main, service.sections, words.service.planQuestions);
    for (const { id } of service.sections)
      expect(main.querySelector(`section h2#${id}`), id).not.toBeNull();
    expectFigures(main, service.sections);
    expectReview(main, service.review);
  });

  it("leads on to its topics, its recoveries and what holds for all, then to related pages", () => {
    const rows = listUnder(main, words.service.readOn);
    expect(hrefs(...rows)).toEqual([
      ...serviceTopics.map(({ slug }) => `${path}/${slug}`),
      ...recoveries
        .filter((recovery) => recovery.services.includes(service.slug))
        .map(({ slug }) => `/recovery/${slug}`),
      "/recovery",
      "/before-surgery",
      "/children",
      "/names",
    ]);
    const section = sectionOf(main, words.service.readOn);
    const { related } = service as Service;
    for (const { path: to, label, text } of related ?? []) {
      const card = headingIn(section, label).closest("li") as Element;
      expectFacts(card, text);
      expect(hrefs(card)).toEqual([to]);
    }
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

describe.each(topics as TopicEntry[])("the topic $service/$slug", (topic) => {
  const parent = `/service/${topic.service}`;
  const { main } = pageAt(`${parent}/${topic.slug}`);
  const service = services.find(({ slug }) => slug === topic.service) as (typeof services)[0];
  const siblings = topics.filter((sibling) => sibling.service === topic.service);
  const pathsInOrder = [parent, ...siblings.map(({ slug }) => `${parent}/${slug}`)];
  const labels = [words.topic.overview, ...siblings.map(({ label }) => label)];
  const place = pathsInOrder.indexOf(`${parent}/${topic.slug}`);

  it("shows the answer and its danger signs before its sections", () => {
    const title = main.querySelector("h1") as Element;
    expect(textOf(title)).toBe(plain(topic.title));
    const short = headingIn(main, words.topic.short);
    const card = main.querySelector("aside[aria-labelledby=signs]") as Element;
    const [first] = topic.sections;
    expect(inOrder(title, short, card, headingIn(main, first?.title ?? ""))).toBe(true);
    expectFacts(short.parentElement as Element, shown(topic.short.text));
    const jumps = topic.short.jumps ?? [];
    expect(hrefs(short.parentElement as Element)).toEqual(
      jumps.map(({ section }) => `#${section}`),
    );
    expect(texts(short.parentElement as Element, "a")).toEqual(jumps.map(({ label }) => label));
    for (const { section } of jumps) expect(main.querySelector(`h2#${section}`)).not.toBeNull();

    const { otherwise, ...signs } = topic.signs;
    expectSigns(card, signs);
    if (otherwise !== undefined) expectFacts(card, shown(otherwise));
    else if (signs.callUsToday !== undefined)
      expectFacts(card, shown(practice.answers["call-us-today"].text), shown(practice.afterHours));
  });

  it("shows every section in order, loses no word and leads to the page about costs", () => {
    expectSections(main, topic.sections, words.topic.planQuestions);
    expectFigures(main, topic.sections);
    expectReview(main, topic.review);
  });

  it("compares its treatments with others, each of which leads to its page", () => {
    for (const section of topic.sections) {
      if (section.kind !== "options") continue;
      const table = main.querySelector(`table[aria-labelledby=${section.id}]`) as Element;
      const rows = [...table.querySelectorAll("tbody tr")];
      const { options, others = [] } = section;
      expect(rows.map(({ id }) => id)).toEqual([
        ...options.map(({ id }) => id),
        ...others.map(() => ""),
      ]);
      expect(rows.flatMap((row) => hrefs(row))).toEqual(
        others.map((address) => address.split("#")[0]),
      );
      for (const [index, to] of others.entries()) {
        const [, slug, id] = /\/([^/]+)#(.+)$/.exec(to) ?? [];
        const [other] = topics
          .filter((candidate) => candidate.slug === slug)
          .flatMap(({ sections }) => sections as Section[])
          .flatMap((part) => (part.kind === "options" ? part.options : []))
          .filter((option) => option.id === id);
        const { name = "", does = "", suits = "", tradeoffs = "" } = other ?? {};
        expect(name).not.toBe("");
        expectFacts(rows[options.length + index] as Element, name, does, suits, tradeoffs);
        expect(pageAt(to.replace(/#.*/, "")).document.getElementById(id ?? "")).not.toBeNull();
      }
    }
  });

  it("lists the pages of its service and marks itself, and leads to the one before and the one after", () => {
    const list = main.querySelector("nav[aria-labelledby=pages]") as Element;
    expectFacts(list, service.title, `page ${place + 1} of ${labels.length}`);
    expect(texts(list, "li")).toEqual(labels.map(plain));
    expect(hrefs(list)).toEqual(pathsInOrder.filter((_, index) => index !== place));
    expect(texts(list, "[aria-current=page]")).toEqual([topic.label]);
    const steps = main.querySelector(`nav[aria-label="${service.title}, page by page"]`) as Element;
    const expected = [
      [`Previous ${labels[place - 1]}`, pathsInOrder[place - 1]],
      [`Next ${labels[place + 1]}`, pathsInOrder[place + 1]],
    ].filter(([, path]) => path !== undefined);
    expect(
      [...steps.querySelectorAll("a")].map((link) => [textOf(link), link.getAttribute("href")]),
    ).toEqual(expected);
  });

  it("leads to its recoveries, names what it rests on, and ends with booking and call", () => {
    const { recoveries: named = [], references = [], callToAction } = topic;
    if (named.length > 0) {
      const list = headingIn(main, words.topic.operation).parentElement as Element;
      const links = [...list.querySelectorAll("a")];
      expect(links.map((link) => link.getAttribute("href")).toSorted()).toEqual(
        ["/before-surgery", ...named.map((slug) => `/recovery/${slug}`)].toSorted(),
      );
    } else expect(texts(main, "h2")).not.toContain(words.topic.operation);
    const rests = main.querySelector("section[aria-labelledby=references]");
    if (references.length === 0) expect(rests).toBeNull();
    else expect(hrefs(rests as Element)).toEqual(references.map(({ url }) => url));
    for (const { authors, title, year } of references)
      expectFacts(rests as Element, authors, title, `${year}`);
    const end = lastSection(main, callToAction.title);
    expectFacts(end, callToAction.text);
    expectLink(end, "Book Online", practice.booking.pageUrl);
    expectLink(end, "Call Now", practice.phoneHref);
  });
});

describe("the list of recoveries", () => {
  const { main } = pageAt("/recovery");
  const page = words.recovery;

  it("first tells what each page has, and what cannot wait", () => {
    const [each, urgent] = [page.each, page.urgent].map(({ title }) => headingIn(main, title));
    const [first] = recoveries;
    const link = main.querySelector(`a[href="/recovery/${first?.slug}"]`) as Element;
    expect(inOrder(each as Element, urgent as Element, link)).toBe(true);
    expectFacts(main, shown(page.each.text), shown(page.urgent.text));
  });

  it("has every operation under its place of the body, and no place without one", () => {
    for (const [place, { title }] of Object.entries(page.places)) {
      const there = recoveries.filter((recovery) => recovery.place === place);
      if (there.length === 0) expect(texts(main, "h2")).not.toContain(title);
      else {
        const rows = listUnder(main, title);
        expect(rows.map(textOf)).toEqual(there.map(({ operation }) => operation));
        expect(hrefs(...rows)).toEqual(there.map(({ slug }) => `/recovery/${slug}`));
      }
    }
  });

  it("says what to do about an operation that it lacks, and ends with a call", () => {
    expectFacts(main, shown(page.other.text));
    for (const { label, path } of page.other.links) expectLink(main, label, path);
    expectLink(lastSection(main, page.callToAction.title), "Call Now", practice.phoneHref);
  });
});

describe.each(recoveries)("the recovery $slug", (recovery) => {
  const { main } = pageAt(`/recovery/${recovery.slug}`);
  const page = words.recovery.operation;

  it("shows its warnings before all else", () => {
    expect(textOf(main.querySelector("h1") as Element)).toBe(recovery.title);
    expectFacts(main, recovery.lead);
    const card = main.querySelector("#warnings") as Element;
    expectSigns(card, recovery.warnings);
    expectFacts(
      card,
      practice.answers["emergency-room"].text,
      shown(practice.answers["call-us-today"].text),
      shown(practice.afterHours),
    );
    const parts = ["normal", "days", "pain", "can-i"].map((id) => main.querySelector(`h2#${id}`));
    expect(parts.map((part) => textOf(part as Element))).toEqual(
      [page.normal, page.days.title, page.pain, page.canI].map(plain),
    );
    expect(inOrder(card, ...(parts as Element[]))).toBe(true);
  });

  it("shows what is normal, every step with its day, pain medicine and what a patient may do when", () => {
    expectFacts(main, ...textsIn([recovery.normal, recovery.steps, recovery.pain]));
    const steps = listUnder(main, page.days.title);
    expect(steps.map((step) => Number((step as HTMLElement).dataset["day"]))).toEqual(
      recovery.steps.map(({ day }) => day),
    );
    expect(texts(main, "table[aria-labelledby=can-i] tr")).toEqual(
      recovery.canI.map(({ what, when }) => `${what} ${when}`),
    );
  });

  it("asks for the day, which nothing sends", () => {
    const [day, ...others] = main.querySelectorAll("input");
    expect(others).toEqual([]);
    expect(day?.type).toBe("date");
    expect(day?.name).toBe("");
    expect(textOf(main.querySelector(`label[for=${day?.id}]`) as Element)).toBe(page.day);
    expect(main.querySelectorAll("[type=submit]:enabled, form[action]")).toHaveLength(0);
  });

  it("names its reviewer, leads to the operation and to all recoveries, and ends with a call", () => {
    expectReview(main, recovery.review);
    const { more } = recovery as Recovery;
    if (more) expectLink(main, more.label, more.path);
    expectLink(main, page.all, "/recovery");
    expectLink(
      lastSection(main, words.recovery.callToAction.title),
      "Call Now",
      practice.phoneHref,
    );
  });
});

describe("pages of advice for all", () => {
  it.each(["before-surgery", "children"] as const)("/%s shows every section", (name) => {
    const { main } = pageAt(`/${name}`);
    const { hero, sections, review, callToAction } = words[name];
    expect(textOf(main.querySelector("h1") as Element)).toBe(hero.title);
    expectFacts(main, hero.lead);
    expectSections(main, sections, words.service.planQuestions);
    expectReview(main, review);
    expectLink(sectionOf(main, callToAction.title), "Call Now", practice.phoneHref);
  });

  it("/names has every name in the order of the alphabet, each letter with a link to it", () => {
    const { main } = pageAt("/names");
    const { hero, names } = words.names;
    expectFacts(main, hero.lead, ...names.map(({ meaning }) => shown(meaning)));
    const terms = names.map(({ term }) => term).toSorted((a, b) => a.localeCompare(b, "en"));
    expect(texts(main, "dt")).toEqual(terms);
    const letters = [...new Set(terms.map((term) => term.charAt(0)))];
    const index = main.querySelector(`nav[aria-label="${hero.title}"]`) as Element;
    expect(texts(index, "a")).toEqual(letters);
    for (const href of hrefs(index)) expect(main.querySelector(`h2${href}`)).not.toBeNull();
    for (const { term, link } of names) if (link) expectLink(main, term, link);
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
