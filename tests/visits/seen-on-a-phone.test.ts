import type { Locator } from "playwright/test";
import type { HoursLine } from "../../src/data/hours.ts";
import { en } from "../../src/languages/en.ts";
import { wholeContent, wholePractice } from "../practice/whole.ts";
import { expect, test } from "./visit.ts";

/*
 * What the specification names on each screen is to be seen on a phone: not only in the document. What opens is
 * opened first.
 */

const content = wholeContent();
const practice = wholePractice();
const { pages: words, services, locations, testimonials, providers, navigation, legal } = content;
const [service] = services;
const [location] = locations;
const [provider] = providers;
const listed = locations.filter(({ listed: isListed }) => isListed);
const address = practice.addressLines.join(" ");
const mainLinks = navigation.header.map(({ label }) => label);
const named = (items: readonly (string | { name: string })[]) =>
  items.map((item) => (typeof item === "string" ? item : item.name));
const inWords = (hours: readonly HoursLine[]) =>
  hours.map(({ days, time }) =>
    time === undefined ? `${days}: ${en.office.closed}` : `${days}, ${time}`,
  );
const pathOf = {
  service: `/service/${service?.slug}`,
  location: `/locations/${location?.slug}`,
  provider: `/providers/${provider?.slug}`,
};

/** Section 2 of the specification, screen by screen, in the words of the example practice. */
const labels: Record<string, readonly (string | undefined)[]> = {
  "/": [
    ...[
      en.bookOnline,
      en.callNow,
      words.home.welcome.title,
      ...words.home.welcome.paragraphs.slice(0, 1),
    ],
    ...services.flatMap(({ title, short, summary }) => [title, short ?? summary]),
    ...[en.learnMore, words.home.physician.title, words.provider.publicationsLink],
    ...[...practice.insurers, ...practice.affiliations].map(({ name }) => name),
    ...[words.home.testimonials.title, testimonials[0]?.name],
    ...[words.home.areas.title, ...listed.map(({ name }) => name)],
    ...[words.home.office.title, address, practice.fax, en.requestAppointment],
    words.home.callToAction.title,
  ],
  "/about": [
    ...[words.about.hero.title, ...words.about.welcome.paragraphs],
    ...[provider?.summary, en.readMore, words.about.expertise.title],
    ...[words.about.practice.title, words.about.conditions.title, ...words.about.conditions.items],
    ...[words.about.specialized.title, ...named(words.about.specialized.items)],
    ...[words.about.technology.title, ...named(words.about.technology.items)],
  ],
  "/contact-us": [
    ...[practice.phone, address, ...inWords(practice.hours.contact), practice.fax],
    ...[en.office.parking, practice.parking, en.getDirections],
  ],
  "/providers": [
    ...[provider?.name, provider?.title],
    ...named(provider?.specialties.slice(0, 2) ?? []),
    ...named(provider?.credentials.slice(0, 2) ?? []),
  ],
  [pathOf.provider]: [
    ...[en.physician.all, provider?.bio.lead, words.provider.credentials],
    ...named(provider?.credentials ?? []),
    words.provider.education,
    ...(provider?.education ?? []).flatMap(({ degree, institution, year, details }) => [
      degree,
      institution,
      year,
      details,
    ]),
    ...[words.provider.expertise, ...named(provider?.specialties ?? [])],
    ...[words.provider.philosophy, provider?.philosophy, words.provider.callToAction.text],
  ],
  "/services": services.flatMap(({ title, summary, features }) => [
    title,
    summary,
    ...features,
    en.learnMore,
  ]),
  [pathOf.service]: [service?.title, service?.callToAction.title],
  "/testimonials": [
    ...testimonials
      .slice(0, 1)
      .flatMap(({ quote, name, location: town, procedure }) => [quote, name, town, procedure]),
    ...[en.testimonials.rating(5, 5)],
  ],
  "/locations": [
    ...listed.flatMap(({ name, description }) => [name, description]),
    ...[words.locations.medical.title, ...named(words.locations.medical.items)],
    ...[words.locations.surgical.title, ...named(words.locations.surgical.items)],
    words.locations.callToAction.title,
  ],
  [pathOf.location]: [
    ...[
      "ENT Care in",
      location?.tagline,
      location?.intro.title,
      ...(location?.intro.paragraphs ?? []),
    ],
    ...["Schedule Appointment", "ENT Services Available to", "Convenient Access from"],
    ...(location?.services ?? []).map(
      (slug) => services.find((each) => each.slug === slug)?.shortTitle,
    ),
    ...[location?.transportation.title, ...(location?.transportation.items ?? [])],
    ...[location?.reasons.title, ...(location?.reasons.items ?? []), "ENT Consultation"],
  ],
  ...Object.fromEntries(legal.map(({ slug, title }) => [`/${slug}`, [title, en.returnHome]])),
};

/** Each surface that states contact details or hours, with the reading of the hours that the specification gives it. */
const surfaces: readonly {
  path: string;
  surface: string;
  labels: readonly (string | undefined)[];
}[] = [
  {
    path: pathOf.location,
    surface: "main > section:last-of-type",
    labels: [
      ...["Request Appointment", "Call Now", "Our Location", "Call us directly", "Office Hours"],
      ...[address, practice.phone, ...inWords(practice.hours.location)],
    ],
  },
  {
    path: "/locations",
    surface: "main > section:last-of-type",
    labels: [address, practice.phone, ...inWords(practice.hours.locations)],
  },
  {
    path: "/about",
    surface: "main > section:last-of-type",
    labels: [
      ...[practice.phone, ...inWords(practice.hours.about)],
      ...[en.closing.agesServed, en.office.agesFrom(practice.minimumAge)],
    ],
  },
  ...["/providers", pathOf.provider, "/testimonials"].map((path) => ({
    path,
    surface: "main > section:last-of-type",
    labels: [en.callNow, address, practice.phone, ...inWords(practice.hours.providers)],
  })),
  {
    path: "/services",
    surface: "main > section:last-of-type",
    labels: [address, practice.phone, ...inWords(practice.hours.services)],
  },
  {
    path: pathOf.service,
    surface: `main section[aria-label="${words.service.booking.title}"]`,
    labels: [
      ...[en.bookOnline, en.callNow, practice.phone, address],
      ...inWords(practice.hours.service),
    ],
  },
  {
    path: pathOf.service,
    surface: "main > section:last-of-type",
    labels: [en.callNow, address, practice.phone, ...inWords(practice.hours.service)],
  },
  {
    path: "/",
    surface: "body > footer",
    labels: [
      ...[practice.about, address, practice.phone, practice.fax, ...inWords(practice.hours.footer)],
      ...[en.frame.quickLinks, ...navigation.footer.map(({ label }) => label)],
      ...[en.frame.services, ...services.map(({ shortTitle }) => shortTitle)],
      ...navigation.legal.map(({ label }) => label),
    ],
  },
];

/** What a reader sees of a part, without white space: text that is hidden, clipped or of no size is left out. */
function seenIn(part: Locator): Promise<string> {
  return part.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let seen = "";
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      let isClipped = false;
      for (let box: Element | null = parentElement; box; box = box.parentElement)
        isClipped ||= getComputedStyle(box).clipPath !== "none";
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { width, height } = range.getBoundingClientRect();
      if (!isClipped && width > 1 && height > 1) seen += textContent;
    }
    // A logo is the name that it shows.
    for (const picture of root.querySelectorAll("img"))
      if (picture.checkVisibility({ visibilityProperty: true })) seen += picture.alt;
    return seen.replaceAll(/\s/g, "");
  });
}

/** Words as a page shows them: without the marks of links and strong words, and without white space. */
const plain = (text: string) =>
  text.replaceAll(/\[([^\]]*)\]\([^)]*\)|\*\*(.*?)\*\*/g, "$1$2").replaceAll(/\s/g, "");

async function expectSeen(part: Locator, names: readonly (string | undefined)[], where: string) {
  const seen = await seenIn(part);
  const missing = names.filter((name) => name !== undefined && !seen.includes(plain(name)));
  expect.soft(missing, where).toEqual([]);
}

test.use({ viewport: { width: 390, height: 844 } });

test("what the specification names on each screen is seen", async ({ page }) => {
  for (const [path, names] of Object.entries(labels)) {
    await page.goto(path);
    await expectSeen(page.locator("main"), names, path);
  }
  for (const path of ["/", "/contact-us"]) {
    await page.goto(path);
    const map = page.locator("[data-module=office-map]").first();
    await map.scrollIntoViewIfNeeded();
    await page.keyboard.press("Shift");
    await expect(map.getByRole("button", { name: en.map.show })).toBeVisible();
  }
});

test("contact details are seen wherever they are named, each with its reading of the hours", async ({
  page,
}) => {
  for (const { path, surface, labels: names } of surfaces) {
    await page.goto(path);
    await expectSeen(page.locator(surface), names, `${path}, ${surface}`);
  }
});

test("the frame has what the specification names, once it is opened", async ({ page }) => {
  await page.goto("/about");
  const banner = page.getByRole("region", { name: en.frame.phoneFaxHours });
  await banner.getByRole("button", { name: /hours and fax/i }).click();
  await expectSeen(
    banner,
    [practice.phone, practice.fax, "Mon to Fri, 8:30 AM to 4:30 PM"],
    "banner",
  );
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expectSeen(
    menu,
    [...mainLinks, en.frame.forPatients, ...navigation.patients.map(({ label }) => label)],
    "menu",
  );
  const end = await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight);
  expect(end, "what the menu has below the first screen").toBe(0);
  await menu.getByText(en.frame.services, { exact: true }).click();
  await expectSeen(menu, [...services.map(({ title }) => title), en.frame.allServices], "services");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Book an appointment" }).click();
  await expectSeen(
    page.getByRole("dialog", { name: "Book Your Appointment" }),
    [
      ...["Book Your Appointment", en.booking.online, en.bookOnline, practice.phone],
      ...inWords(practice.hours.booking),
    ],
    "booking",
  );
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Accessibility Settings" }).click();
  const settings = page.getByRole("dialog", { name: en.frame.accessibilitySettings });
  await expect(settings.getByRole("switch").first()).toBeVisible();
  await expectSeen(
    settings,
    [
      ...[en.settings.fontSize, "100%", en.settings.highContrast, en.settings.reduceMotion],
      en.settings.reset,
    ],
    "settings",
  );
});
