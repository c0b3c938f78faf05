import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plain, textOf } from "../../src/launch/page-text.ts";
import {
  type BuiltPage,
  content,
  headingIn,
  linksNamed,
  listUnder,
  next,
  pageAt,
  practice,
  root,
  sectionOf,
} from "../site/built-site.ts";

const { pages: words, services, locations, testimonials, providers } = content;
const listed = locations.filter(({ listed }) => listed);
const path = ({ slug }: { slug: string }, folder: string) => `/${folder}/${slug}`;

/** The runs of days for which a surface states the hours. */
function daysOn(surface: keyof typeof practice.hours): string[] {
  return practice.hours[surface].map(({ days }) => days);
}

function hrefs(within: Element | readonly Element[]): (string | null)[] {
  return [within]
    .flat()
    .flatMap((element) =>
      [...(element as Element).querySelectorAll("a")].map((link) => link.getAttribute("href")),
    );
}

function expectLink(within: Element, label: string, href: string): void {
  expect(
    linksNamed(within, label).map((link) => link.getAttribute("href")),
    label,
  ).toContain(href);
}

/** Sections of a page by what stands in them: entries of lists, or rows of tables. */
function countsOn({ main }: BuiltPage): { lists: number[]; rows: number[] }[] {
  const bands = [...main.querySelectorAll("section")].filter(
    (section) => section.parentElement?.closest("section") === null,
  );
  return bands.map((band) => ({
    lists: [...band.querySelectorAll("ul, ol, dl")].map((list) => list.children.length),
    rows: [...band.querySelectorAll("tbody")].map((body) => body.children.length),
  }));
}

describe("home", () => {
  const { main } = pageAt("/");
  const page = words.home;

  it("opens with booking and call buttons", () => {
    const hero = headingIn(main, page.hero.title).closest("section") as Element;
    expectLink(hero, "Book Online", practice.booking.pageUrl);
    expectLink(hero, "Call Now", practice.phoneHref);
  });

  it("has nine service cards, each with title, description and link", () => {
    const cards = listUnder(main, page.services.title);
    expect(cards).toHaveLength(9);
    cards.forEach((card, index) => {
      const service = services[index];
      expect(textOf(card)).toContain(service?.title);
      expect(textOf(card)).toContain(plain(service?.summary ?? ""));
      expect(hrefs(card)).toEqual([`/service/${service?.slug}`]);
    });
  });

  it("presents the physician, with a PDF in a new tab", () => {
    const section = sectionOf(main, page.physician.title);
    expect(textOf(section)).toContain(providers[0]?.name);
    const [pdf] = [...section.querySelectorAll<HTMLAnchorElement>('a[href$=".pdf"]')];
    expect(pdf?.target).toBe("_blank");
    expect(
      readFileSync(join(root, pdf?.getAttribute("href") ?? ""))
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  it("names ten insurers and three affiliations", () => {
    const name = (entry: Element) => textOf(entry) || entry.querySelector("img")?.alt;
    const insurers = next(headingIn(main, page.insurance.title), "ul");
    expect([...insurers.children].map(name)).toEqual(practice.insurers.map((one) => one.name));
    expect(insurers.children).toHaveLength(10);
    expect(listUnder(main, page.insurance.affiliationsTitle).map(name)).toEqual(
      practice.affiliations.map((one) => one.name),
    );
    expect(practice.affiliations).toHaveLength(3);
  });

  it("holds the first six testimonials, with previous, next and a dot for each", () => {
    const section = sectionOf(main, page.testimonials.title);
    const shown = testimonials.slice(0, 6);
    expect([...section.querySelectorAll("blockquote")].map(textOf)).toEqual(
      shown.map(({ quote }) => plain(quote)),
    );
    expect([...section.querySelectorAll("button")].map(textOf)).toEqual(
      expect.arrayContaining(["Previous testimonial", "Next testimonial"]),
    );
    for (const index of shown.keys())
      expect([...section.querySelectorAll("a, button")].map(textOf)).toContain(
        `Testimonial ${index + 1}`,
      );
  });

  it("links to every listed neighborhood", () => {
    const cards = listUnder(main, page.areas.title);
    expect(cards.flatMap(hrefs)).toEqual(listed.map((location) => path(location, "locations")));
    expect(cards.map(textOf)).toEqual(listed.map(({ name }) => name));
  });

  it("shows where the office is, when it is open, its fax, and how to request an appointment", () => {
    const section = sectionOf(main, page.office.title);
    const text = textOf(section);
    for (const fact of [
      practice.addressLines.join(" "),
      practice.fax,
      practice.phone,
      ...daysOn("home"),
    ])
      expect(text).toContain(fact);
    expectLink(section, "Request Appointment", "/contact-us");
    expect([...section.querySelectorAll("button")].map(textOf)).toContain("Show the map");
    expectLink(section, "Get directions", practice.directionsUrl);
  });

  it("ends with the consultation", () => {
    const section = sectionOf(main, page.callToAction.title);
    expect(section.nextElementSibling).toBeNull();
    expectLink(section, "Call Now", practice.phoneHref);
  });
});

describe("about", () => {
  const { main } = pageAt("/about");
  const page = words.about;

  it("folds part of the biography away", () => {
    const details = main.querySelector("details") as HTMLDetailsElement;
    expect(details.open).toBe(false);
    expect(textOf(details.querySelector("summary") as Element)).toMatch(/Read More/);
    for (const paragraph of providers[0]?.bio.more ?? [])
      expect(textOf(details)).toContain(plain(paragraph));
  });

  it("links areas of expertise to their services", () => {
    expect(listUnder(main, page.expertise.title).flatMap(hrefs)).toEqual(
      page.expertise.services.map((slug) => `/service/${slug}`),
    );
  });

  it("lists 13 conditions, 8 services and 5 technologies", () => {
    expect(listUnder(main, page.conditions.title).map(textOf)).toEqual(
      page.conditions.items.map(plain),
    );
    expect(listUnder(main, page.conditions.title)).toHaveLength(13);
    expect(listUnder(main, page.specialized.title)).toHaveLength(8);
    expect(listUnder(main, page.technology.title)).toHaveLength(5);
  });

  it("ends with phone, hours and ages", () => {
    const text = textOf(sectionOf(main, page.callToAction.title));
    for (const fact of [practice.phone, ...daysOn("about"), `${practice.minimumAge} and older`])
      expect(text).toContain(fact);
  });
});

describe("contact", () => {
  const { main } = pageAt("/contact-us");
  const text = textOf(main);

  it("shows phone, address, hours, fax, parking and the map", () => {
    for (const fact of [
      practice.phone,
      practice.addressLines.join(" "),
      ...daysOn("contact"),
      practice.fax,
      practice.parking,
    ])
      expect(text).toContain(fact);
    expect([...main.querySelectorAll("button")].map(textOf)).toContain("Show the map");
  });

  it("has no form", () => {
    expect(main.querySelectorAll("form, input, textarea, select")).toHaveLength(0);
  });
});

describe("providers", () => {
  const { main } = pageAt("/providers");

  it.each(providers)(
    "shows $name with two specialties, how many more, and two credentials",
    ({ slug, name, title, summary, specialties, credentials }) => {
      const card = sectionOf(main, name);
      const text = textOf(card);
      for (const fact of [title, plain(summary)]) expect(text).toContain(fact);
      expect(card.querySelector("img")?.alt).not.toBe("");
      specialties.forEach((specialty, index) => {
        expect(text.includes(specialty.name), specialty.name).toBe(index < 2);
      });
      if (specialties.length > 2) expect(text).toContain(`+${specialties.length - 2} more`);
      credentials.forEach((credential, index) => {
        expect(text.includes(credential), credential).toBe(index < 2);
      });
      expect(hrefs(card)).toContain(`/providers/${slug}`);
    },
  );
});

describe.each(providers)(
  "the page of $name",
  ({ slug, credentials, education, specialties, philosophy, bio }) => {
    const { main } = pageAt(`/providers/${slug}`);
    const page = words.provider;
    const heading = (text: string) => text.replaceAll("{provider}", providers[0]?.shortName ?? "");

    it("leads back, and shows credentials, education, expertise and philosophy", () => {
      expect(hrefs(main)[0]).toBe("/providers");
      expect(listUnder(main, heading(page.credentials)).map(textOf)).toEqual(credentials);
      const steps = listUnder(main, heading(page.education));
      expect(steps).toHaveLength(education.length);
      education.forEach(({ degree, institution, year }, index) => {
        for (const fact of [degree, institution, year])
          expect(textOf(steps[index] as Element)).toContain(fact);
      });
      expect(listUnder(main, heading(page.expertise)).map(textOf)).toEqual(
        specialties.map(({ name }) => name),
      );
      expect(textOf(sectionOf(main, heading(page.philosophy)))).toContain(plain(philosophy));
      for (const paragraph of [bio.lead, ...bio.paragraphs, ...bio.more])
        expect(textOf(main)).toContain(plain(paragraph));
    });

    it("offers the same facts as a PDF, in a new tab", () => {
      const [pdf] = [...main.querySelectorAll<HTMLAnchorElement>('a[href$=".pdf"]')];
      expect(pdf?.target).toBe("_blank");
      expect(existsSync(join(root, pdf?.getAttribute("href") ?? ""))).toBe(true);
    });
  },
);

describe("services", () => {
  it("are nine, each with a description, four features and a link to learn more", () => {
    const { main } = pageAt("/services");
    expect(services).toHaveLength(9);
    for (const { slug, title, summary, features } of services) {
      const card = headingIn(main, title).closest("li") as Element;
      const text = textOf(card);
      expect(text).toContain(plain(summary));
      expect([...card.querySelectorAll("li")].map(textOf)).toEqual(features);
      expect(features).toHaveLength(4);
      expect(hrefs(card)).toContain(`/service/${slug}`);
      expect(text).toMatch(/Learn more/i);
    }
  });
});

describe.each(services)("the service page $slug", (service) => {
  const page = pageAt(path(service, "service"));
  const { main } = page;

  it("opens with the booking bar: book, call, hours, address", () => {
    const bar = sectionOf(main, words.service.booking.title);
    expectLink(bar, "Book Online", practice.booking.pageUrl);
    expectLink(bar, "Call Now", practice.phoneHref);
    expect(textOf(bar)).toContain(practice.addressLines.join(" "));
    for (const days of daysOn("service")) expect(textOf(bar)).toContain(days);
  });

  it("says when not to wait for an appointment, between the booking bar and its sections", () => {
    const { signs, otherwise } = service.emergency;
    expect(listUnder(main, words.service.emergency).map(textOf)).toEqual(signs);
    const card = sectionOf(main, words.service.emergency);
    expect(textOf(card)).toContain(plain(otherwise.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")));
    expect(card.previousElementSibling).toBe(sectionOf(main, words.service.booking.title));
    expect(card.nextElementSibling).toBe(sectionOf(main, service.sections[0]?.title ?? ""));
  });

  it("awaits the physician's word on when to call 911 as long as its text does, and says so", () => {
    const open = content.openValues.some(
      ({ file, field, kind }) =>
        file.endsWith(`/${service.slug}.yaml`) && field === "emergency" && kind === "clinical",
    );
    expect(open || service.review.status === "reviewed").toBe(true);
    expect(
      textOf(sectionOf(main, words.service.emergency)).includes(words.service.emergencyUnreviewed),
    ).toBe(open);
  });

  it("shows every section of its content, in order", () => {
    const headings = [...main.querySelectorAll("h2")].map(textOf);
    const titles = service.sections.map(({ title }) => plain(title));
    expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
  });

  it("loses no word of its content", () => {
    const text = textOf(main);
    const unmarked = (line: string) =>
      plain(line.replace(/\[([^\]]*)\]\([^)]*\)|\*\*(.*?)\*\*/g, "$1$2"));
    const say = (value: unknown): string[] => {
      if (typeof value === "string") return [value];
      if (value === null || typeof value !== "object") return [];
      return Object.entries(value).flatMap(([key, item]) =>
        ["kind", "ground", "link", "path"].includes(key) ? [] : say(item),
      );
    };
    for (const line of say(service.sections)) expect(text).toContain(unmarked(line));
  });

  it("ends with an appointment, a call, and phone, hours and address", () => {
    const { title, action } = service.callToAction;
    const section = sectionOf(main, title);
    expect(section.nextElementSibling).toBeNull();
    expect(action.label).toMatch(/^(Request|Schedule) (Appointment|Consultation)$/);
    expect(action.path).toBe("/contact-us");
    expectLink(section, action.label, action.path);
    expectLink(section, "Call Now", practice.phoneHref);
    for (const fact of [practice.phone, practice.addressLines.join(" "), ...daysOn("service")])
      expect(textOf(section)).toContain(fact);
  });
});

describe("what the specification asks of single service pages", () => {
  const servicePage = (slug: string) => pageAt(`/service/${slug}`);
  const withLists = (slug: string, ...expected: number[]) =>
    expect(
      countsOn(servicePage(slug)).map(({ lists }) => lists),
      `${slug}: lists of ${expected}`,
    ).toContainEqual(expected);

  it("otolaryngology: 17 symptoms, 8 subspecialties, a consultation", () => {
    const { main } = servicePage("otolaryngology");
    const sums = countsOn(servicePage("otolaryngology")).map(({ lists }) =>
      lists.reduce((sum, count) => sum + count, 0),
    );
    expect(sums).toContain(17);
    withLists("otolaryngology", 8);
    const entries = [...main.querySelectorAll("li")].map((entry) => textOf(entry));
    const fields = [
      /^otology (and|\/) ?neurotology/i,
      /^rhinology/i,
      /^laryngology/i,
      /^pediatric otolaryngology/i,
      /^head and neck surgery/i,
      /^facial plastic and reconstructive surgery/i,
      /^allergy/i,
      /^sleep medicine/i,
    ];
    for (const field of fields)
      expect(
        entries.some((entry) => field.test(entry)),
        String(field),
      ).toBe(true);
    expectLink(main, "Schedule Consultation", "/contact-us");
  });

  it("nasal breathing: 8 conditions, 8 treatments, questions, an appointment", () => {
    const lists = countsOn(servicePage("nasal-breathing-disorders")).map(({ lists }) =>
      lists.join(),
    );
    expect(lists.filter((counts) => counts === "8")).toHaveLength(2);
    expect(
      servicePage("nasal-breathing-disorders").main.querySelectorAll("dl dt").length,
    ).toBeGreaterThan(0);
    expectLink(servicePage("nasal-breathing-disorders").main, "Request Appointment", "/contact-us");
  });

  it("facial plastic surgery: 6 causes, 6 procedures", () => {
    const { main } = servicePage("facial-plastic-and-reconstructive-surgery");
    const lists = countsOn(servicePage("facial-plastic-and-reconstructive-surgery")).map(
      ({ lists }) => lists.join(),
    );
    expect(lists.filter((counts) => counts === "6")).toHaveLength(2);
    const entries = [...main.querySelectorAll("li")].map((entry) => textOf(entry));
    for (const procedure of [
      "Rhinoplasty",
      "Otoplasty",
      "Chin surgery",
      "Brow lift",
      "Blepharoplasty",
      "Cleft lip and palate surgery",
    ]) {
      expect(
        entries.some((entry) => entry.startsWith(procedure)),
        procedure,
      ).toBe(true);
    }
  });

  it("rhinoplasty: reasons, a recovery timeline, a consultation, and the main number throughout", () => {
    const { main } = servicePage("rhinoplasties");
    expect(main.querySelectorAll("ol li h3").length).toBeGreaterThanOrEqual(3);
    expect([...main.querySelectorAll("h2")].map(textOf)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/reasons/i),
        expect.stringMatching(/recovery/i),
      ]),
    );
    expectLink(main, "Schedule Consultation", "/contact-us");
  });

  it("thyroid: 3 thyroid operations, 2 parathyroid approaches", () => {
    expect(countsOn(servicePage("thyroid-surgery")).map(({ rows }) => rows)).toContainEqual([3, 2]);
  });

  it("sinus: symptoms, then medication, surgery and balloon sinuplasty; chronic as given", () => {
    const { main } = servicePage("sinus-disorders");
    const headings = [...main.querySelectorAll("h3")].map(textOf);
    expect(headings).toEqual(
      expect.arrayContaining(["Medication", "Surgery", "Balloon sinuplasty"]),
    );
    expect(textOf(main)).toMatch(/chronic sinusitis: 4 weeks or more/i);
  });

  it("sleep apnea: types, symptoms, consequences, diagnosis, treatments", () => {
    const { main } = servicePage("sleep-apnea");
    const text = [...main.querySelectorAll("h2")].map(textOf).join("; ");
    for (const part of [/types/i, /symptoms/i, /health/i, /find out|diagnos/i, /treatments/i])
      expect(text).toMatch(part);
  });

  it.each(["hearing-disorders", "head-and-neck-disorders"])("%s is as rich as sinus", (slug) => {
    const length = (one: string) => textOf(servicePage(one).main).length;
    expect(length(slug)).toBeGreaterThan(0.8 * length("sinus-disorders"));
  });
});

describe("testimonials", () => {
  const { main } = pageAt("/testimonials");
  const cards = [...main.querySelectorAll("figure")];

  it("has a card for each: stars, quote, name, location, procedure, date", () => {
    expect(cards).toHaveLength(testimonials.length);
    cards.forEach((card, index) => {
      const { quote, name, location, procedure, rating, date } = testimonials[
        index
      ] as (typeof testimonials)[number];
      const text = textOf(card);
      for (const fact of [plain(quote), name, location, procedure, `${rating} out of 5`])
        expect(text).toContain(fact);
      const time = card.querySelector("time");
      expect(time?.dateTime).toBe(date);
      const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
      expect(textOf(time as Element)).toBe(
        new Date(year, month - 1, day).toLocaleDateString("en-US", {
          year: "numeric",
          month: "long",
          day: "numeric",
        }),
      );
    });
  });

  it("turns pages of six, with the way closed at each end", () => {
    const button = (name: string) =>
      [...main.querySelectorAll("button")].find((one) => textOf(one) === name);
    const count = Math.ceil(testimonials.length / 6);
    expect(button("Previous page")?.disabled).toBe(true);
    expect(button("Next page")?.disabled).toBe(count === 1);
    expect(textOf(main)).toContain(`Page 1 of ${count}`);
  });
});

describe("locations", () => {
  const { main } = pageAt("/locations");
  const specified = [
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

  it("has a card for every listed neighborhood, among them those that the specification names", () => {
    const cards = listUnder(main, words.locations.list.title);
    expect(cards).toHaveLength(listed.length);
    expect(cards.flatMap(hrefs)).toEqual(
      expect.arrayContaining(specified.map((slug) => `/locations/${slug}`)),
    );
    cards.forEach((card, index) => {
      const location = listed[index];
      expect(textOf(card)).toBe(`${location?.name} ${plain(location?.description ?? "")}`);
      expect(hrefs(card)).toEqual([`/locations/${location?.slug}`]);
    });
    expect(locations.filter((location) => !location.listed).map(({ slug }) => slug)).toContain(
      "stockbridge-ga",
    );
  });

  it("lists medical and surgical services", () => {
    expect(listUnder(main, words.locations.medical.title)).toHaveLength(
      words.locations.medical.items.length,
    );
    expect(listUnder(main, words.locations.surgical.title)).toHaveLength(
      words.locations.surgical.items.length,
    );
  });
});

describe.each(locations)("the neighborhood page $slug", (location) => {
  const { main } = pageAt(path(location, "locations"));
  const { name } = location;

  it("has five sections", () => {
    expect([...main.children].filter(({ tagName }) => tagName === "SECTION")).toHaveLength(5);
  });

  it("opens with the neighborhood and a line", () => {
    expect(textOf(main.querySelector("h1") as Element)).toBe(`ENT Care in ${name}`);
    expect(textOf(main)).toContain(plain(location.tagline));
  });

  it("introduces itself in two paragraphs, with the physician's picture and an appointment", () => {
    const section = sectionOf(main, location.intro.title);
    for (const paragraph of location.intro.paragraphs)
      expect(textOf(section)).toContain(plain(paragraph));
    expect(location.intro.paragraphs).toHaveLength(2);
    expect(section.querySelector("img")?.alt).toBe(providers[0]?.image.alt);
    expectLink(section, "Schedule Appointment", "/contact-us");
  });

  it("lists nine services", () => {
    const entries = listUnder(main, `ENT Services Available to ${name} Patients`);
    expect(entries.map(textOf)).toEqual([
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
    expect(entries.flatMap(hrefs)).toEqual(location.services.map((slug) => `/service/${slug}`));
  });

  it("gives five ways of access and five reasons, certification first", () => {
    const midtown = location.slug === "midtown-atlanta-ga";
    const section = sectionOf(main, `Convenient Access from ${name}`);
    const transportation = listUnder(
      section,
      midtown ? "Prime Midtown Location" : "Easy Transportation",
    ).map(textOf);
    const reasons = listUnder(
      section,
      midtown ? "Unbeatable Accessibility" : `Why ${name} Residents Choose Us`,
    ).map(textOf);
    expect(transportation).toHaveLength(5);
    expect(reasons).toHaveLength(5);
    expect(reasons[0]).toMatch(/^Double board-certified ENT specialist/i);
    const text = transportation.join(" ");
    expect(text).toMatch(/MARTA|\b(Red|Gold|Blue|Green) Line\b|\b(trains?|rail|bus|station)\b/i);
    expect(text).toMatch(/park/i);
    if (midtown) expect(reasons.join(" ")).toMatch(/same-day appointment/i);
  });

  it("ends with the consultation: request, call, location, phone, hours", () => {
    const section = sectionOf(main, `Schedule Your ${name} ENT Consultation`);
    expectLink(section, "Request Appointment", "/contact-us");
    expectLink(section, "Call Now", practice.phoneHref);
    expect([...section.querySelectorAll("h3")].map(textOf)).toEqual([
      "Our Location",
      "Call us directly",
      "Office Hours",
    ]);
    for (const fact of [practice.phone, practice.addressLines.join(" "), ...daysOn("location")])
      expect(textOf(section)).toContain(fact);
  });
});

describe("statements", () => {
  it.each(content.legal)(
    "$slug shows its date, its sections and the way home",
    ({ slug, updated, title, sections }) => {
      const { main, document } = pageAt(`/${slug}`);
      expect(textOf(main.querySelector("h1") as Element)).toBe(plain(title));
      expect(main.querySelector("time")?.dateTime).toBe(updated);
      for (const { id, title: heading } of sections)
        expect(textOf(document.getElementById(id) as Element)).toContain(plain(heading));
      expectLink(main, "Return to Home", "/");
    },
  );

  it("the accessibility statement has every part that the specification names, and its date until the practice has set another", () => {
    const { main } = pageAt("/accessibility");
    const { updated = "" } = content.legal.find(({ slug }) => slug === "accessibility") ?? {};
    const open = content.openValues.some(
      ({ file, field }) => file === "content/legal/accessibility.md" && field === "updated",
    );
    if (open) expect(updated).toBe("2025-01-20");
    expect(textOf(main)).toContain(
      `Last updated ${new Date(updated).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" })}`,
    );
    const headings = [...main.querySelectorAll("h2")].map(textOf).join("; ");
    const parts = [
      /commitment/i,
      /standards/i,
      /tools/i,
      /limitations/i,
      /problem|contact/i,
      /physical accessibility/i,
      /ongoing efforts/i,
      /alternative/i,
      /third-party content/i,
    ];
    for (const part of parts) expect(headings).toMatch(part);
    const features = [...main.querySelectorAll("h3")].map(textOf).join("; ");
    for (const group of [
      /visual/i,
      /navigation and interaction/i,
      /audio and media/i,
      /cognitive/i,
    ])
      expect(features).toMatch(group);
    expect(textOf(main)).toContain(practice.phone);
    expect(textOf(main)).toContain(practice.address.street);
  });
});

describe("the page for addresses that lead nowhere", () => {
  const { main } = pageAt("/404");

  it("says what happened and leads to the main pages, the phone and booking", () => {
    const page = words["not-found"];
    expect(textOf(main.querySelector("h1") as Element)).toBe(plain(page.hero.title));
    expect(hrefs(main)).toEqual(
      expect.arrayContaining([
        "/",
        practice.phoneHref,
        "/contact-us",
        ...page.next.links.map((link) => link.path),
      ]),
    );
  });
});

describe("the layout on every page", () => {
  const { document } = pageAt("/");
  const buttons = [...document.querySelectorAll("button")].map((button) => textOf(button));

  it("has a header with the navigation, a services list, Call Now and Book Online", () => {
    const header = document.querySelector("body > header") as Element;
    for (const { label, path: target } of content.navigation.header)
      expectLink(header, label, target);
    expect(hrefs(header)).toEqual(
      expect.arrayContaining(services.map((service) => path(service, "service"))),
    );
    expectLink(header, "Call Now", practice.phoneHref);
    expectLink(header, "Book Online", practice.booking.pageUrl);
  });

  it("has a booking window with online scheduling, phone and hours", () => {
    const dialog = document.querySelector("dialog") as HTMLDialogElement;
    expect(textOf(headingIn(dialog, "Book Your Appointment"))).toBe("Book Your Appointment");
    expectLink(dialog, "Book Online", practice.booking.pageUrl);
    expect(hrefs(dialog)).toContain(practice.phoneHref);
    expect(textOf(dialog)).toMatch(/office hours/i);
    const [opener] = [...document.querySelectorAll(`[commandfor="${dialog.id}"]`)];
    expect(opener?.getAttribute("command")).toBe("show-modal");
  });

  it("has accessibility settings: font size, high contrast, reduce motion, reset", () => {
    for (const name of [/High Contrast Mode/, /Reduce Motion/, /Reset to Default/, /Settings/])
      expect(
        buttons.some((button) => name.test(button)),
        String(name),
      ).toBe(true);
    expect(textOf(document.body)).toMatch(/font size/i);
  });
});
