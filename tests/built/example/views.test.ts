import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { signsNamed } from "../../../src/data/signs.ts";
import { fill, practiceTokens } from "../../../src/data/tokens.ts";
import { en } from "../../../src/languages/en.ts";
import { notFoundPagesOf } from "../../../src/pages/_pages.ts";
import { parseHtml } from "../../../src/publish/html.ts";
import { siteFiles } from "../../../src/publish/site-files.ts";
import { levels } from "../../../src/schemas/levels.ts";
import { cardOf } from "../../../src/schemas/operation-sign.ts";
import { plain, textOf } from "../../page-text.ts";
import {
  headingIn,
  linksNamed,
  listUnder,
  pageAt,
  pages,
  root,
  routes,
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
const mainLinks = navigation.header;
const mainPaths = mainLinks.map(({ path }) => path);
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

/** Prose as a page shows it: without the marks of headings, entries, links and strong words. */
const shown = (prose: string) =>
  plain(
    prose
      .replace(/^(#+|-) |\{#[\w-]+\}$/g, "")
      .replace(/\[([^\]]*)\]\([^)]*\)|\*\*(.*?)\*\*/g, "$1$2"),
  );

/** Whether elements are in this order. */
const inOrder = (...elements: Element[]) =>
  elements.every((element, index) => {
    const following = elements[index + 1];
    return (
      following === undefined ||
      (element.compareDocumentPosition(following) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    );
  });

/** What a page reads as, in words and in the names of its pictures and parts. */
function readingOf(within: Element): string {
  const names = ["alt", "aria-label"].flatMap((name) =>
    [...within.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  return plain([textOf(within), ...names].join(" | "));
}

describe("every page", () => {
  const parts = ["body > header, body > * > header", "body > footer", "dialog"];
  const english = pages.filter(({ path }) => !path.startsWith("/es"));

  it.each(parts)("has the same %s", (selector) => {
    const part = (document: Document) => {
      const copy = document.querySelector(selector)?.cloneNode(true) as Element | undefined;
      for (const current of copy?.querySelectorAll("[aria-current]") ?? [])
        current.removeAttribute("aria-current");
      // Not every page is in another language.
      for (const other of copy?.querySelectorAll("li:has(> a[hreflang])") ?? []) other.remove();
      // Those after an operation call the number that is answered at any hour: recovery.test.ts.
      const { onCall = practice } = practice;
      copy?.querySelector(`section > p:has(> [href="${practice.onCall?.phoneHref}"])`)?.remove();
      return copy?.outerHTML.replaceAll(onCall.phoneHref, practice.phoneHref);
    };
    const expected = part(pageAt("/").document);
    expect(expected).toBeDefined();
    for (const { path, document } of english) expect(part(document), path).toBe(expected);
  });

  it("marks its own link in the header, and no other", () => {
    for (const { path, document } of pages) {
      const current = [...document.querySelectorAll('header nav a[aria-current="page"]')];
      const expected = mainLinks.some((link) => link.path === path) ? [path] : [];
      const marked = new Set(current.map((link) => link.getAttribute("href")));
      if (expected.length > 0) expect([...marked], path).toEqual(expected);
    }
  });

  it("lists the main links in its header, what patients come to do above it, and all of it in its menu", () => {
    const patients = ["/search", ...navigation.patients.map((link) => link.path)];
    for (const { path, document } of english) {
      const links = (selector: string) => hrefs(...document.querySelectorAll(selector));
      const all = services.map(({ slug }) => `/service/${slug}`);
      expect(new Set(links("header nav")), path).toEqual(new Set([...mainPaths, ...all]));
      expect(links("section nav"), path).toEqual(expect.arrayContaining(patients));
      expect(links("body > nav"), path).toEqual(
        expect.arrayContaining([...mainPaths, ...patients]),
      );
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

describe("the content of a page", () => {
  // The page without a connection has some words of the Contact page's file.
  const english = [...routes, ...notFoundPagesOf(content)].filter(
    ({ language, path }) => language === "en" && path !== "/offline",
  );
  const tokens = practiceTokens(content.practice);
  const linking: readonly string[] = ["path", "recovery"];
  /** Names of what is shown, and what no page shows as it stands. */
  const silent = [
    ...["listing", "result", "keywords", "synonym", "service", "treatment", "photograph"],
    ...["picture", "icon", "view", "diagram", "review", "setting", ...linking],
  ];
  /** Fields that are on other pages: on cards that lead to the page or name a sign, and on pages below it. */
  const elsewhere =
    /^(summary|short|features|shortTitle|title)\b|^(operation|eachPlace|moreUrgent|also|back|service|log)\b|^doses\.ours|^poison\.brief|^signs\.\d/;
  /**
   * Fields for the page without a connection, and for what the example practice does not have, such as
   * lines of a sheet for another kind of the operation.
   */
  const unseen =
    /^(offline|boards|image|description|none|unnamed)\b|^places\.\w+\.title|^sections\.\d+\.label|^form\.tests/;
  const everything = pages.map(({ main }) => readingOf(main)).join(" | ");
  // The example practice places no implants, and its sheets leave out what is said of them.
  const fieldsOf = ([file]: readonly string[]) =>
    content.strings.filter((string) => string.file === file && !string.text.includes("implant"));

  it("is all of its file: every text", () => {
    const missing = english.flatMap(({ path, sources }) => {
      const here = readingOf(pageAt(path).main);
      return fieldsOf(sources).flatMap(({ field, text, roles }) => {
        if (roles.some((role) => silent.includes(role)) || unseen.test(field)) return [];
        // A word in braces is another on each page.
        const parts = shown(fill(text, tokens)).split(/\{[\w#-]+\}/);
        const pattern = new RegExp(parts.map((part) => RegExp.escape(part)).join(".+"));
        const isShown = pattern.test(elsewhere.test(field) ? everything : here);
        return isShown ? [] : `${path}, ${field}: ${text}`;
      });
    });
    expect(missing).toEqual([]);
  });

  it("leads to every page that its file names", () => {
    const missing = english.flatMap(({ path, sources }) => {
      const targets = hrefs(pageAt(path).main);
      return fieldsOf(sources).flatMap(({ field, text, roles }) => {
        if (!roles.some((role) => linking.includes(role))) return [];
        const target = roles.includes("recovery") ? `/recovery/${text}` : text;
        const isThere = targets.includes(target) || targets.includes(target.split("#")[0] ?? "");
        return isThere ? [] : `${path}, ${field}: ${text}`;
      });
    });
    expect(missing).toEqual([]);
  });

  it("has the sections of its file in their order", () => {
    for (const { path, sources } of english) {
      const titles = fieldsOf(sources)
        .filter(({ field }) => /^sections\.\d+\.title$/.test(field))
        .map(({ text }) => plain(fill(text, tokens)));
      const found = texts(pageAt(path).main, "h2, h3").filter((title) => titles.includes(title));
      expect(found, path).toEqual(titles);
    }
  });

  it("names who has read it as it stands, and nobody else", () => {
    for (const [path, { review }] of [
      ...services.map((service) => [`/service/${service.slug}`, service] as const),
      ...topics.map((topic) => [`/service/${topic.service}/${topic.slug}`, topic] as const),
      ...recoveries.map((recovery) => [`/recovery/${recovery.slug}`, recovery] as const),
      ["/before-surgery", words["before-surgery"]] as const,
      ["/children", words.children] as const,
    ]) {
      const lines = texts(pageAt(path).main, "p").filter((text) =>
        text.startsWith(en.review.reviewedBy),
      );
      const expected = review === undefined ? [] : [expect.stringContaining(review.by)];
      expect(lines, path).toEqual(expected);
    }
  });
});

describe("danger signs", () => {
  /** Shows signs by how urgent they are, each a link to its row, before what follows. */
  function expectSigns(path: string, id: string, names: readonly string[], next: string): void {
    const { main } = pageAt(path);
    const card = main.querySelector(`[aria-labelledby=${id}]`) as Element;
    expect(inOrder(card, headingIn(main, next)), path).toBe(true);
    const signs = signsNamed(names, content.signs);
    for (const level of levels) {
      const these = signs.filter((sign) => sign.level === level);
      const { title } = practice.levels[level];
      if (these.length === 0) expect(texts(card, "h2, h3"), path).not.toContain(title);
      else {
        const shown = headingIn(card, title).parentElement as Element;
        expect(texts(shown, "li"), path).toEqual(these.map(({ name }) => plain(name)));
        for (const { name, path: to = "" } of these) expectLink(shown, plain(name), to);
      }
    }
  }

  it("of a topic are between its short answer and its sections, with the way to their place", () => {
    for (const topic of topics) {
      const path = `/service/${topic.service}/${topic.slug}`;
      const { main } = pageAt(path);
      const card = main.querySelector("[aria-labelledby=signs]");
      if (topic.signs === undefined) expect(card, path).toBeNull();
      else {
        expectSigns(path, "signs", topic.signs, topic.sections[0]?.title ?? "");
        expect(inOrder(headingIn(main, words.topic.short), card as Element), path).toBe(true);
        const place = topic.signs[0]?.split("#")[0];
        expect(hrefs(card as Element), path).toContain(`/symptoms/${place}`);
      }
    }
  });

  it("of a recovery are on the card of their level, before the days", () => {
    for (const { slug, signs } of recoveries) {
      const { main } = pageAt(`/recovery/${slug}`);
      const cards = words.recovery.operation.cards;
      for (const sign of signs) {
        const item = main.querySelector(`#${sign.id}`) as Element;
        expect(textOf(item)).toBe(sign.name);
        expect(textOf(item.closest("ul")?.previousElementSibling as Element), sign.name).toBe(
          cards[cardOf(sign)].title,
        );
        expect(inOrder(item, headingIn(main, words.recovery.operation.days)), slug).toBe(true);
      }
    }
  });

  it("for everybody are on Contact and above the picture, the first three of them", () => {
    const first = practice.emergency.slice(0, 3);
    expectSigns("/contact-us", "emergency", first, words.contact.callToAction.title);
    expectSigns("/symptoms", "emergency", first, words.symptoms.where.title);
    expectLink(pageAt("/contact-us").main, words.symptoms.hero.title, "/symptoms");
    for (const path of ["/new-patients", "/new-patients/for-children"])
      expectLink(pageAt(path).main, en.danger.title, "/contact-us#emergency");
  });

  it("are one line away from pages that welcome, which have none", () => {
    const welcoming = [
      ...["/", "/about", "/services", "/testimonials", "/locations", "/children"],
      ...services.map(({ slug }) => `/service/${slug}`),
      ...locations.map(({ slug }) => `/locations/${slug}`),
    ];
    for (const path of welcoming) {
      const { main } = pageAt(path);
      expectFacts(main, `${en.danger.emergency} ${en.danger.title}`);
      expectLink(main, en.danger.title, "/contact-us#emergency");
      expect(main.querySelector("[data-warnings]"), path).toBe(null);
    }
  });

  it("whom to call with thoughts of suicide is shown where a page asks for it, and nowhere else", () => {
    const asking = [
      ...content.symptoms
        .filter(({ signs }) => signs.some(({ moreUrgent = [] }) => moreUrgent.includes("crisis")))
        .map(({ slug }) => `/symptoms/${slug}`),
      ...topics
        .filter(({ crisis }) => crisis)
        .map(({ service, slug }) => `/service/${service}/${slug}`),
    ];
    expect(asking.length).toBeGreaterThan(1);
    const { title, text } = practice.crisis;
    const showing = routes.filter(
      ({ path, language }) =>
        language === "en" && path !== "/search" && textOf(pageAt(path).main).includes(shown(text)),
    );
    expect(showing.map(({ path }) => path).toSorted()).toEqual(asking.toSorted());
    for (const path of asking) headingIn(pageAt(path).main, title);
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

  it("has the client's blocks in their order, with the places of the body after the services", () => {
    const { hero, welcome, services, insurance, areas, office, callToAction } = page;
    const titles = [
      ...[hero, welcome, services, content.pages.where].map(({ title }) => title),
      "Meet your doctor",
      ...[insurance, page.testimonials, areas, office, callToAction].map(({ title }) => title),
    ];
    const headings = texts(main, "h1, h2");
    expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
  });

  it("presents each physician, with a PDF in a new tab", () => {
    const section = sectionOf(main, "Meet your doctor");
    expectFacts(section, ...providers.map(({ name }) => name));
    expect(hrefs(section)).toEqual(
      expect.arrayContaining(providers.map(({ slug }) => `/providers/${slug}`)),
    );
    const pdf = section.querySelector<HTMLAnchorElement>('a[href$=".pdf"]');
    expect(pdf?.target).toBe("_blank");
    expect(siteFiles(root)).toContain(pdf?.getAttribute("href"));
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

describe("lists of pages", () => {
  it("have a card for every service, with its summary, and on its own page with its features", () => {
    const cards = listUnder(pageAt("/").main, words.home.services.title);
    expect(hrefs(...cards)).toEqual(services.map(({ slug }) => `/service/${slug}`));
    const expertise = listUnder(pageAt("/about").main, words.about.expertise.title);
    expect(hrefs(...expertise)).toEqual(
      words.about.expertise.services.map((slug) => `/service/${slug}`),
    );
    for (const { slug, title, summary, features } of services) {
      const card = headingIn(pageAt("/services").main, title).closest("li") as Element;
      expectFacts(card, summary);
      expect(texts(card, "li")).toEqual(features.map(plain));
      expect(hrefs(card)).toContain(`/service/${slug}`);
    }
  });

  it("have a card for every listed location", () => {
    const expected = listed.map(({ slug }) => `/locations/${slug}`);
    expect(hrefs(...listUnder(pageAt("/").main, words.home.areas.title))).toEqual(expected);
    const { main } = pageAt("/locations");
    expect(hrefs(...listUnder(main, words.locations.list.title))).toEqual(expected);
  });

  it("show two specialties and two credentials of a physician, and how many more", () => {
    for (const { slug, name, title, summary, specialties, credentials } of providers) {
      const card = sectionOf(pageAt("/providers").main, name);
      expectFacts(card, title, summary);
      for (const list of [specialties.map((specialty) => specialty.name), credentials])
        for (const [at, entry] of list.entries())
          expect(textOf(card).includes(entry), entry).toBe(at < 2);
      if (specialties.length > 2) expectFacts(card, `+${specialties.length - 2} more`);
      expect(hrefs(card)).toContain(`/providers/${slug}`);
    }
  });

  it("have every testimonial, the newest first, in pages of six", () => {
    const { main } = pageAt("/testimonials");
    const cards = [...main.querySelectorAll("figure")];
    const sorted = testimonials.toSorted((a, b) => b.date.localeCompare(a.date));
    expect(cards).toHaveLength(sorted.length);
    for (const [index, { rating, date, ...shown }] of sorted.entries()) {
      const card = cards[index] as Element;
      const { quote, name, location, procedure } = shown;
      expectFacts(card, quote, name, location, procedure, `${rating} out of 5`);
      expect(card.querySelector("time")?.dateTime).toBe(date);
    }
    expectFacts(main, `Page 1 of ${Math.ceil(sorted.length / 6)}`);
  });

  it("have every recovery under its place of the body, and no place without one", () => {
    const { main } = pageAt("/recovery");
    for (const [place, { title }] of Object.entries(words.recovery.places)) {
      const there = recoveries.filter((recovery) => recovery.place === place);
      if (there.length === 0) expect(texts(main, "h2")).not.toContain(title);
      else
        expect(hrefs(...listUnder(main, title))).toEqual(
          there.map(({ slug }) => `/recovery/${slug}`),
        );
    }
  });

  it("have every name in the order of the alphabet, below its letter, which says it too", () => {
    const { main } = pageAt("/names");
    const terms = words.names.names
      .map(({ term }) => term)
      .toSorted((a, b) => a.localeCompare(b, "en"));
    expect(texts(main, "dt")).toEqual(terms);
    const letters = Map.groupBy(terms, (term) => term.charAt(0));
    expect(texts(main, "summary")).toEqual(
      [...letters].map(([letter, named]) => plain(letter + named.join(", "))),
    );
  });
});

it("the contact page has every way to reach the office, and no form", () => {
  const { main } = pageAt("/contact-us");
  expectFacts(main, ...office, practice.fax, practice.parking, ...days(...practice.hours.contact));
  expectLink(main, "Get directions", practice.directionsUrl);
  expect(texts(main, "button")).toContain("Show the map");
  expect(main.querySelectorAll("form, input, textarea, select")).toHaveLength(0);
});

it("portal, bills, forms and visits by video are offered where patients look", () => {
  const { patientPortal = "", payBill = "", forms } = content.practice;
  const [form] = forms;
  const contact = pageAt("/contact-us");
  const [menu, footer] = ["body > nav", "body > footer"].flatMap((part) => contact.all(part));
  for (const within of [contact.main, menu])
    expectLink(within as Element, "Patient Portal", patientPortal);
  for (const within of [contact.main, footer]) expectLink(within as Element, "Pay a Bill", payBill);
  for (const { main } of [contact, pageAt("/new-patients")]) {
    expect(texts(main, "dt")).toContain("Video visits");
    expectLink(main, form?.label ?? "", `/forms/${form?.document}`);
  }
});

describe("pages that belong together", () => {
  it("lead from a service to its neighbors, by name", () => {
    for (const { slug, related = [] } of services) {
      const { main } = pageAt(`/service/${slug}`);
      const list = main.querySelector(`section[aria-label="${words.service.readOn}"]`);
      expect(list ? hrefs(list) : []).toEqual(related.map(({ path }) => path));
    }
  });

  it("lead from a topic to the others of its service, and to the one before and the one after", () => {
    for (const { service, slug, label } of topics) {
      const parent = `/service/${service}`;
      const { main } = pageAt(`${parent}/${slug}`);
      const siblings = topics.filter((sibling) => sibling.service === service);
      const paths = [parent, ...siblings.map((sibling) => `${parent}/${sibling.slug}`)];
      const place = paths.indexOf(`${parent}/${slug}`);
      const list = main.querySelector("nav[aria-labelledby=pages]") as Element;
      expectFacts(list, `page ${place + 1} of ${paths.length}`);
      expect(hrefs(list)).toEqual(paths.filter((_, index) => index !== place));
      expect(texts(list, "[aria-current=page]")).toEqual([label]);
      const steps = main.querySelector('nav[aria-label$=", page by page"]') as Element;
      expect(hrefs(steps)).toEqual(
        [paths[place - 1], paths[place + 1]].filter((path) => path !== undefined),
      );
    }
  });
});

it("a service opens with the booking bar: booking, call, address and hours", () => {
  for (const { slug } of services) {
    const { title } = words.service.booking;
    const { main } = pageAt(`/service/${slug}`);
    const bar = main.querySelector(`section[aria-label="${title}"]`) as Element;
    expectLink(bar, "Book Online", practice.booking.pageUrl);
    expectLink(bar, "Call Now", practice.phoneHref);
    expectFacts(bar, practice.addressLines.join(" "), ...days(...practice.hours.service));
  }
});

it("every page about care ends with a call, and those of services and places with the office", () => {
  const { hours } = practice;
  const { "before-surgery": before, children, recovery, about, location } = words;
  const ends: [path: string, callToAction: { title: string }, ...facts: string[]][] = [
    ["/about", about.callToAction, practice.phone, ...days(...hours.about)],
    ["/before-surgery", before.callToAction],
    ["/children", children.callToAction],
  ];
  for (const { service, slug, callToAction } of topics)
    ends.push([`/service/${service}/${slug}`, callToAction]);
  for (const { slug, callToAction } of services)
    ends.push([`/service/${slug}`, callToAction, ...office, ...days(...hours.service)]);
  for (const { slug, name } of locations) {
    const title = location.callToAction.title.replace("{neighborhood}", name);
    ends.push([`/locations/${slug}`, { title }, ...office, ...days(...hours.location)]);
  }
  const onCall = practice.onCall ?? practice;
  const afterAnOperation = ["/recovery", ...recoveries.map(({ slug }) => `/recovery/${slug}`)];
  for (const path of afterAnOperation) ends.push([path, recovery.callToAction]);
  for (const [path, { title }, ...facts] of ends) {
    const section = sectionOf(pageAt(path).main, title);
    if (afterAnOperation.includes(path)) expectLink(section, onCall.phone, onCall.phoneHref);
    else expectLink(section, "Call Now", practice.phoneHref);
    expectFacts(section, ...facts);
    expect(section.nextElementSibling, path).toBeNull();
  }
});

it("the heading and the parts of a location's page are about it", () => {
  for (const { slug, name, services } of locations) {
    const { main } = pageAt(`/locations/${slug}`);
    const { title, services: list } = words.location;
    expect(textOf(main.querySelector("h1") as Element)).toBe(title.replace("{neighborhood}", name));
    const links = hrefs(...listUnder(main, list.replace("{neighborhood}", name)));
    expect(links).toEqual(services.map((service) => `/service/${service}`));
  }
});

it("a legal page shows its date, has an anchor for each section and leads home", () => {
  for (const { slug, updated, sections } of content.legal) {
    const { main, document } = pageAt(`/${slug}`);
    expect(main.querySelector("time")?.dateTime).toBe(updated);
    for (const { id, title } of sections)
      expectFacts(document.getElementById(id) as Element, title);
    expectLink(main, "Return to Home", "/");
  }
});
