import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../src/languages/languages.ts";
import { textOf } from "../page-text.ts";
import {
  linksNamed,
  listUnder,
  pageAt,
  pages,
  routes,
  sectionOf,
  whole,
} from "../site/built-site.ts";

const { content, practice } = whole;

/*
 * The pages, counts and labels that the specification demands, on the live site as it was handed over. An
 * edit of the content may change them: then change this file, or ask whether the specification still holds.
 * It runs in `npm run test:all` only. What every page shows of any content: tests/views, tests/site.
 */

const { pages: words, services, locations, providers } = content;

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
const hrefs = (within: Element, label: string) =>
  linksNamed(within, label).map((link) => link.getAttribute("href"));

/** Sections of a page by what stands in them: entries of lists, or rows of tables. */
function countsOn(path: string): { lists: number[]; rows: number[] }[] {
  const bands = [...main(path).querySelectorAll("section")].filter(
    (section) => section.parentElement?.closest("section") === null,
  );
  return bands.map((band) => ({
    lists: [...band.querySelectorAll("ul, ol, dl")].map((list) => list.children.length),
    rows: [...band.querySelectorAll("tbody")].map((body) => body.children.length),
  }));
}

it("has every page", () => {
  const specified = [
    ...["/", "/about", "/providers", "/services", "/contact-us", "/testimonials", "/locations"],
    ...servicePages.map((slug) => `/service/${slug}`),
    ...[...cardedLocations, "stockbridge-ga"].map((slug) => `/locations/${slug}`),
    ...["/your-privacy", "/our-terms", "/accessibility"],
  ];
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
});

it.each(pages)("$path gives links with one name one target", ({ path, document }) => {
  const targets = Map.groupBy(document.querySelectorAll("a"), (link) =>
    (link.getAttribute("aria-label") ?? textOf(link)).toLowerCase(),
  );
  const several = [...targets].flatMap(([name, links]) => {
    const urls = new Set(
      links.map((link) => new URL(link.getAttribute("href") ?? "", `https://site${path}`).href),
    );
    return urls.size > 1 ? [`${name}: ${[...urls].join(" and ")}`] : [];
  });
  expect(several).toEqual([]);
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

it("every page books, calls and requests an appointment", () => {
  for (const { path, document } of pages) {
    const { bookOnline } = languages[document.documentElement.lang as Language];
    const labels = [...document.querySelectorAll('a[href$="/contact-us"]')].map(textOf);
    const asks = /^((request|schedule) (an )?(appointment|consultation)|pedir una cita)$/i;
    expect(
      labels.some((label) => asks.test(label)),
      path,
    ).toBe(true);
    expect(
      texts(document.body, "a").some((label) => label.startsWith(bookOnline)),
      path,
    ).toBe(true);
  }
});

it("counts: 9 services with 4 features, 10 insurers, 3 affiliations, 13 conditions, 8 services, 5 technologies", () => {
  expect(listUnder(main("/"), words.home.services.title)).toHaveLength(9);
  expect(services.map(({ features }) => features.length)).toEqual(Array(9).fill(4));
  expect(practice.insurers).toHaveLength(10);
  expect(practice.affiliations).toHaveLength(3);
  const { conditions, specialized, technology } = words.about;
  const lists = [conditions, specialized, technology].map(({ title }) =>
    listUnder(main("/about"), title),
  );
  expect(lists.map(({ length }) => length)).toEqual([13, 8, 5]);
});

it("the card of the physician shows two specialties, how many more, and two credentials", () => {
  for (const { name, specialties, credentials } of providers) {
    const text = textOf(sectionOf(main("/providers"), name));
    const shown = (list: string[]) => list.map((entry) => text.includes(entry));
    expect(shown(specialties.map((one) => one.name))).toEqual(specialties.map((_, at) => at < 2));
    expect(shown(credentials)).toEqual(credentials.map((_, at) => at < 2));
    expect(text).toContain(`+${specialties.length - 2} more`);
  }
});

describe("service pages", () => {
  const page = (slug: string) => `/service/${slug}`;

  it("otolaryngology: 17 symptoms, 8 subspecialties, a consultation", () => {
    const counts = countsOn(page("otolaryngology")).map(({ lists }) => lists);
    expect(counts.map((lists) => lists.reduce((sum, count) => sum + count, 0))).toContain(17);
    expect(counts).toContainEqual([8]);
    const entries = texts(main(page("otolaryngology")), "li");
    for (const name of [
      "Otology/Neurotology",
      "Rhinology",
      "Laryngology",
      "Pediatric Otolaryngology",
      "Head and Neck Surgery",
      "Facial Plastic and Reconstructive Surgery",
      "Allergy",
      "Sleep Medicine",
    ])
      expect(
        entries.some((entry) => entry.startsWith(name)),
        name,
      ).toBe(true);
    expect(hrefs(main(page("otolaryngology")), "Schedule Consultation")).toContain("/contact-us");
  });

  it("nasal breathing: 8 conditions, 8 treatments, questions", () => {
    const path = page("nasal-breathing-disorders");
    expect(texts(sectionOf(main(path), "Conditions we treat"), "dt")).toHaveLength(8);
    expect(texts(main(path), "th[scope=row]")).toEqual(
      expect.arrayContaining([
        "Saline rinses",
        "Nasal sprays",
        "Allergy testing and care",
        "Septoplasty",
        "Turbinate reduction",
        "Nasal valve repair",
        "Polyp removal",
        "Adenoidectomy",
      ]),
    );
    expect(texts(main(path), "summary").some((line) => line.endsWith("?"))).toBe(true);
  });

  it("facial plastic surgery: 6 causes, 6 procedures", () => {
    const path = page("facial-plastic-and-reconstructive-surgery");
    // The causes stand in two kinds of three.
    const lists = countsOn(path).map((counts) => counts.lists.join());
    expect(lists).toContain("3,3");
    expect(texts(main(path), "dt")).toEqual(
      expect.arrayContaining([
        "Skin cancer",
        "Scars and burns",
        "Earlier surgery",
        "Injury",
        "Facial paralysis",
        "A difference from birth",
      ]),
    );
    expect(lists).toContain("6");
    const entries = texts(main(path), "li").join("\n");
    for (const procedure of [
      "Rhinoplasty",
      "Otoplasty",
      "Chin surgery",
      "Brow lift",
      "Blepharoplasty",
      "Cleft lip and palate surgery",
    ])
      expect(entries).toMatch(new RegExp(`^${procedure}`, "m"));
  });

  it("rhinoplasty: reasons, a timeline of recovery, a consultation", () => {
    const titles = texts(main(page("rhinoplasties")), "h2").join("\n");
    expect(titles).toMatch(/reasons/i);
    expect(titles).toMatch(/recovery/i);
    expect(main(page("rhinoplasties")).querySelectorAll("ol li h3").length).toBeGreaterThan(2);
    expect(hrefs(main(page("rhinoplasties")), "Schedule Consultation")).toContain("/contact-us");
  });

  it("thyroid: 3 thyroid operations, 2 parathyroid approaches", () => {
    expect(countsOn(page("thyroid-surgery")).map(({ rows }) => rows)).toContainEqual([3, 2]);
  });

  it("sinus: medication, surgery and balloon sinuplasty; chronic as given", () => {
    expect(texts(main(page("sinus-disorders")), "th[scope=rowgroup]")).toEqual(
      expect.arrayContaining(["Medication", "Surgery", "Balloon sinuplasty"]),
    );
    expect(textOf(main(page("sinus-disorders")))).toMatch(
      /chronic sinusitis: 4 weeks or more Sinusitis that lasts four weeks or more deserves an exam. Doctors call it chronic from 12 weeks, once a camera or a scan shows it./i,
    );
  });

  it("sleep apnea: types, symptoms, consequences, diagnosis, treatments", () => {
    const titles = texts(main(page("sleep-apnea")), "h2").join("; ");
    for (const part of [/types/i, /symptoms/i, /health/i, /find out|diagnos/i, /treatments/i])
      expect(titles).toMatch(part);
  });

  it("tonsils, thyroid and sleep: for whom, and what else there is", () => {
    expect(textOf(main(page("otolaryngology")))).toMatch(
      /children, the guideline counts throat infections that a doctor has seen and written down.*7 infections in one year.*5 a year for two years.*3 a year for three/,
    );
    expect(textOf(main(page("thyroid-surgery")))).toMatch(
      /Near-total or subtotal.*prefer to take out the whole gland/,
    );
    const sleep = textOf(main(page("sleep-apnea")));
    for (const part of [
      /Who qualifies for nerve stimulation/,
      /Tirzepatide.*December 2024/,
      /Alcohol, sleeping pills, sedatives/,
    ])
      expect(sleep).toMatch(part);
  });

  it("the emergency signs of every page are marked until a physician has read them", () => {
    for (const { slug, review } of services) {
      const mark = content.openValues.find(
        ({ file, field }) => file.endsWith(`/${slug}.yaml`) && field === "emergency",
      );
      expect(mark !== undefined || review.status === "reviewed", slug).toBe(true);
      expect(mark?.sources ?? [""], slug).not.toEqual([]);
    }
  });
});

describe.each(services)("the page on $slug explains in depth", (service) => {
  const within = main(`/service/${service.slug}`);
  const sections = (kind: string) => service.sections.filter((section) => section.kind === kind);
  /** The section of the page that a section of the content became. */
  const shown = ({ id }: { id: string }) =>
    within.querySelector(`[id="${id}"]`)?.closest("section");
  /** The options in a group about operations, without those that are done elsewhere. */
  const operations = service.sections
    .flatMap((section) => (section.kind === "options" ? section.groups : []))
    .filter(({ title }) => /^(?!without|before).*(surgery|operation)/i.test(title))
    .flatMap(({ options }) => options)
    .filter(({ remark = "" }) => !/ask us|done by|given by/i.test(remark));

  it("with a picture whose legend numbers its parts", () => {
    const figures = [...within.querySelectorAll("figure")];
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) {
      expect(figure.getAttribute("aria-label")).toBeTruthy();
      for (const picture of figure.querySelectorAll("img"))
        expect(picture.getAttribute("alt")).toBeTruthy();
      expect(figure.querySelectorAll("figcaption li").length).toBeGreaterThan(0);
    }
  });

  it("comparing at least four treatments in every respect", () => {
    const [table] = within.querySelectorAll("table[aria-labelledby]");
    expect(table?.querySelectorAll('th[role="columnheader"]')).toHaveLength(6);
    const rows = [...(table?.querySelectorAll("tr:has(td)") ?? [])];
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const row of rows) expect(texts(row, "td").filter(Boolean)).toHaveLength(5);
  });

  it("what it costs, and how to get ready", () => {
    const [cost] = sections("cost").map(shown);
    expect(cost?.querySelectorAll("h3").length).toBeGreaterThanOrEqual(3);
    expect(textOf(cost as Element)).toMatch(/estimate/i);
    if (operations.length > 0) expect(sections("preparation").map(shown)).not.toEqual([]);
  });

  it("the recovery from each operation, here or on a page that it links to", () => {
    const recoveries = services
      .filter(({ slug }) => within.querySelector(`a[href^="/service/${slug}"]`) !== null)
      .concat(service)
      .flatMap((one) => one.sections)
      .flatMap((section) => (section.kind === "timeline" ? (section.operation ?? []) : []));
    const words = new Set(
      recoveries.flatMap((name) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []),
    );
    for (const common of ["surgery", "removal", "removing", "with", "nose"]) words.delete(common);
    const without = operations.filter(({ name, remark = "" }) => {
      const text = `${name} ${remark}`.toLowerCase();
      return ![...words].some((word) => text.includes(word));
    });
    expect(without.map(({ name }) => name)).toEqual([]);
    for (const recovery of sections("timeline"))
      expect(shown(recovery)?.querySelectorAll("ol li h3").length).toBeGreaterThan(1);
  });

  it("what it rests on, and what to read next", () => {
    const references = [...within.querySelectorAll('[aria-labelledby="references"] li')];
    expect(references.length).toBeGreaterThan(1);
    for (const reference of references) {
      expect(textOf(reference)).toMatch(/\b(?:19|20)\d\d\.$/);
      expect(reference.querySelector("a")?.getAttribute("href")).toMatch(/^https:/);
    }
    expect(within.querySelectorAll('section[aria-labelledby="related"] li').length).toBeGreaterThan(
      1,
    );
  });
});

describe("locations", () => {
  it("13 have a card, Stockbridge has none", () => {
    const cards = listUnder(main("/locations"), words.locations.list.title);
    const paths = cards.map((card) => card.querySelector("a")?.getAttribute("href"));
    expect(paths).toEqual(
      expect.arrayContaining(cardedLocations.map((slug) => `/locations/${slug}`)),
    );
    expect(paths).not.toContain("/locations/stockbridge-ga");
  });

  it.each(locations)("$slug has its five sections, labels and counts", ({ slug, name, intro }) => {
    const page = main(`/locations/${slug}`);
    // The banner is no section: it bears the h1.
    expect(page.querySelectorAll(":scope > section")).toHaveLength(4);
    expect(textOf(page.querySelector("h1") as Element)).toBe(`ENT Care in ${name}`);
    expect(intro.paragraphs).toHaveLength(2);
    const introduction = sectionOf(page, intro.title);
    expect(introduction.querySelector("img")?.alt).toBe(providers[0].image.alt);
    expect(hrefs(introduction, "Schedule Appointment")).toContain("/contact-us");
    expect(listUnder(page, `ENT Services Available to ${name} Patients`).map(textOf)).toEqual([
      "General Otolaryngology",
      "Sinus Disorders Treatment",
      "Nasal Breathing Disorders",
      "Sleep Apnea Treatment",
      "Rhinoplasty",
      "Facial Plastic Surgery",
      "Thyroid Surgery",
      "Hearing & Balance Disorders",
      "Head & Neck Disorders",
    ]);
    const midtown = slug === "midtown-atlanta-ga";
    const access = sectionOf(page, `Convenient Access from ${name}`);
    const [roads = [], reasons = []] = (
      midtown
        ? ["Prime Midtown Location", "Unbeatable Accessibility"]
        : ["Easy Transportation", `Why ${name} Residents Choose Us`]
    ).map((title) => listUnder(access, title).map(textOf));
    expect([roads.length, reasons.length]).toEqual([5, 5]);
    expect(roads.join(" ")).toContain("MARTA");
    expect(roads.join(" ")).toMatch(/park/i);
    expect(reasons[0]).toMatch(/^Double board-certified ENT specialist/i);
    if (midtown) expect(reasons.join(" ")).toMatch(/same-day appointment/i);
    const end = sectionOf(page, `Schedule Your ${name} ENT Consultation`);
    expect(hrefs(end, "Request Appointment")).toContain("/contact-us");
    expect(texts(end, "h3")).toEqual(["Our Location", "Call us directly", "Office Hours"]);
  });
});

it("the accessibility statement has every part, and the date of the specification until it is confirmed", () => {
  const page = main("/accessibility");
  const { updated } = content.legal.find(({ slug }) => slug === "accessibility") ?? {};
  const open = content.openValues.some(
    ({ file, field }) => file === "content/legal/accessibility.md" && field === "updated",
  );
  if (open) expect(updated).toBe("2025-01-20");
  const headings = texts(page, "h2, h3").join("; ");
  for (const part of [
    ...[/commitment/i, /standards/i, /tools/i, /limitations/i, /problem|contact/i],
    ...[/physical accessibility/i, /ongoing efforts/i, /alternative/i, /third-party content/i],
    ...[/visual/i, /navigation and interaction/i, /audio and media/i, /cognitive/i],
  ])
    expect(headings).toMatch(part);
});

it("every page has the accessibility settings", () => {
  const buttons = texts(pageAt("/").document.body, "button").join("; ");
  for (const name of [/High Contrast Mode/, /Reduce Motion/, /Reset to Default/, /Settings/])
    expect(buttons).toMatch(name);
});

it("what stands in place of the practice's own is called an example", () => {
  const marked = (field: string) =>
    content.openValues.some((one) => one.id === `practice/${field}`);
  const samples = content.testimonials.some(({ consentDate }) => consentDate === undefined);
  const { insurers, affiliations, testimonials } = languages.en.examples;
  for (const [path, words, open] of [
    ["/", insurers, marked("insurers")],
    ["/", affiliations, marked("affiliations")],
    ["/", testimonials, samples],
    ["/testimonials", testimonials, samples],
  ] as const)
    expect(textOf(main(path)).includes(words), words).toBe(open);
});

it("the privacy statement says what the scheduling company handles, and a lawyer confirms the agreement", () => {
  expect(textOf(main("/your-privacy"))).toMatch(
    /scheduling company handles health information for us/,
  );
  const mark = content.openValues.find(({ why }) => /business associate agreement/.test(why));
  expect(mark).toMatchObject({ file: "content/legal/your-privacy.md", who: "lawyer" });
});

it("Spanish pages address the reader as usted", () => {
  for (const { path, document } of pages)
    if (document.documentElement.lang === "es")
      expect(textOf(document.body), path).not.toMatch(
        /(?<!\p{L})(?:tú|tus?|contigo|tienes|puedes|debes|quieres|necesitas)(?!\p{L})/iu,
      );
});

it("Spanish pages say what kind of doctor this is, and when to call 911", () => {
  const paths = ["/es", "/es/contact-us", "/es/new-patients"];
  for (const { path } of routes.filter((page) => paths.includes(page.path))) {
    const { document } = pageAt(path);
    expect(textOf(document.body)).toMatch(/oído, nariz y garganta/i);
    expect(textOf(main(path))).toMatch(/llame al 911.*no puede tragar/i);
    expect(textOf(main(path))).not.toMatch(/reserv[ae]|impide/i);
  }
});
