import {
  experienceIn,
  minimumAgesIn,
  openDaysIn,
  openingTimesIn,
  phoneNumbersIn,
  physiciansIn,
  postalCodesIn,
  streetsIn,
  timeRangesIn,
} from "../data/facts-in-text.ts";
import { daysOf, type HoursSurface, hoursRowsFor, twentyFourHour } from "../data/hours.ts";
import { spanish } from "../data/languages.ts";
import type { Content } from "../data/load-content.ts";
import { siteUrlOf } from "../data/practice.ts";
import { digitsOf, numbersOfOthers, sameStreet } from "../data/stray-facts.ts";
import { dialed } from "../data/telephone.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import { plain, textOf } from "./page-text.ts";

/** A place of the built site that says something else than practice.yaml or a provider's file. */
export interface Contradiction {
  /** Address of the page or file. */
  page: string;
  /** Where on it: "text", "structured data", "tel: link" and so on. */
  where: string;
  /** The words that differ. */
  text: string;
  /** What the content says. */
  expected: string;
}

/** Something said on a page, and where. */
interface Statement {
  where: string;
  text: string;
}

type Finding = Omit<Contradiction, "page">;

/** The facts that the site may state, as content has them. */
export type Facts = Pick<Content, "practice" | "providers" | "services">;

/**
 * What a page says otherwise than the content does, in its visible text, labels, metadata, links and
 * structured data.
 *
 * @param path address of the page, by which the reading of the hours in its main part is known
 */
export function contradictionsOnPage(
  path: string,
  document: Document,
  facts: Facts,
): Contradiction[] {
  const text = textOf(document.body);
  const findings = [
    ...statementsOf(document, text).flatMap((statement) => contradictionsIn(statement, facts)),
    ...wrongLinks(document, facts.practice),
    ...wrongHours(path, document, text, facts.practice),
    ...wrongStructure(document, facts.practice),
  ];
  return findings.map((finding) => ({ page: path, ...finding }));
}

/** What a text file of the site, such as the PDF's text, says otherwise than the content does. */
export function contradictionsInText(page: string, text: string, facts: Facts): Contradiction[] {
  return contradictionsIn({ where: "text", text: plain(text) }, facts).map((finding) => ({
    page,
    ...finding,
  }));
}

/**
 * What the contact card says otherwise than the content does. RFC 2426; long lines are folded by
 * RFC 2425, section 5.8.1.
 */
export function contradictionsInCard(
  page: string,
  card: string,
  { practice }: Facts,
): Contradiction[] {
  const { street, suite, city, region, postalCode, country } = practice.address;
  const expected: [name: string, pattern: RegExp, value: string][] = [
    ["FN", /^FN:(.*)$/m, practice.brand],
    ["ORG", /^ORG:(.*)$/m, practice.brand],
    ["TEL, voice", /^TEL;TYPE=[^:]*VOICE[^:]*:(.*)$/m, dialed(practice.phone)],
    ["TEL, fax", /^TEL;TYPE=[^:]*FAX[^:]*:(.*)$/m, dialed(practice.fax)],
    [
      "ADR",
      /^ADR[^:]*:(.*)$/m,
      [`;;${street}, ${suite}`, city, region, postalCode, country].join(";"),
    ],
    ["URL", /^URL:(.*)$/m, `${siteUrlOf(practice)}/`],
    ["NOTE", /^NOTE:(.*)$/m, practice.about],
    ["GEO", /^GEO:(.*)$/m, `${practice.geo.latitude};${practice.geo.longitude}`],
  ];
  const unfolded = card.replace(/\r?\n[ \t]/g, "").replace(/\r/g, "");
  return expected.flatMap(([where, pattern, value]) => {
    const text = (pattern.exec(unfolded)?.[1] ?? "").replace(/\\([\\,;])/g, "$1");
    return text === value ? [] : [{ page, where, text, expected: value }];
  });
}

/** Every text of a page: what is seen, what is read aloud, and what machines are told. */
function statementsOf(document: Document, text: string): Statement[] {
  const attributes = ["alt", "aria-label", "title", "placeholder"].flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)].map((element) => ({
      where: name,
      text: plain(element.getAttribute(name) ?? ""),
    })),
  );
  const meta = [...document.head.querySelectorAll("meta[content]")].map((element) => ({
    where: `meta ${element.getAttribute("name") ?? element.getAttribute("property") ?? ""}`.trim(),
    text: plain(element.getAttribute("content") ?? ""),
  }));
  const structured = structuredData(document).flatMap((node) =>
    Object.entries(node).flatMap(([name, value]) =>
      typeof value === "string" ? [{ where: `structured data, ${name}`, text: plain(value) }] : [],
    ),
  );
  return [
    { where: "text", text },
    { where: "title", text: plain(document.title) },
    ...meta,
    ...attributes,
    ...structured,
  ];
}

function contradictionsIn(
  { where, text }: Statement,
  { practice, providers, services }: Facts,
): Finding[] {
  const { address } = practice;
  const numbers = [digitsOf(practice.phone), digitsOf(practice.fax), ...numbersOfOthers(practice)];
  const reviewers = services.flatMap(({ review }) =>
    review.status === "reviewed" ? [review.reviewer] : [],
  );
  const names = [...providers.flatMap(({ name, shortName }) => [name, shortName]), ...reviewers];
  const others = practice.others.map((other) => other.address ?? "");
  const findings: [found: string, expected: string][] = [];
  const expectAll = (
    found: readonly string[],
    right: (one: string) => boolean,
    expected: string,
  ) => {
    for (const one of found) if (!right(one)) findings.push([one, expected]);
  };
  expectAll(
    phoneNumbersIn(text),
    (one) => numbers.includes(one),
    `${practice.phone} or, for fax, ${practice.fax}`,
  );
  expectAll(
    streetsIn(text),
    (one) => sameStreet(one, address.street) || others.some((other) => other.includes(one)),
    `${address.street}, ${address.suite}`,
  );
  expectAll(
    postalCodesIn(text),
    (one) => one === address.postalCode || others.some((other) => other.includes(one)),
    `${address.region} ${address.postalCode}`,
  );
  expectAll(
    minimumAgesIn(text).map(String),
    (one) => Number(one) === practice.minimumAge,
    `${practice.minimumAge} and older`,
  );
  expectAll(
    experienceIn(text),
    (one) => one === practice.experience.toLowerCase(),
    practice.experience,
  );
  expectAll(
    physiciansIn(text),
    (one) => names.some((name) => name === one || name.startsWith(`${one},`)),
    providers.map(({ name, shortName }) => `${name} (${shortName})`).join("; "),
  );
  // A fax number that stands as the phone's, or the other way round.
  expectAll(
    [...text.matchAll(/\bfax(?: number)?:? (\(?\d{3}\)?[ .-]\d{3}[.-]\d{4})/gi)].map(
      ([, number = ""]) => number,
    ),
    (one) =>
      digitsOf(one) === digitsOf(practice.fax) || numbersOfOthers(practice).includes(digitsOf(one)),
    `fax ${practice.fax}`,
  );
  return findings.map(([found, expected]) => ({ where, text: found, expected }));
}

/** Links that dial: to the practice, to another number that the content names, or to 911. */
function wrongLinks(document: Document, practice: PracticeContent): Finding[] {
  const targets = new Set([
    `tel:${dialed(practice.phone)}`,
    "tel:911",
    ...numbersOfOthers(practice).map((digits) => `tel:+1${digits}`),
  ]);
  return [...document.querySelectorAll('a[href^="tel:"], a[href^="sms:"]')].flatMap((link) => {
    const target = link.getAttribute("href") ?? "";
    const named = phoneNumbersIn(textOf(link));
    const right = targets.has(target) && named.every((digits) => target.endsWith(digits));
    return right
      ? []
      : [
          {
            where: "tel: link",
            text: `${target} "${textOf(link)}"`,
            expected: `tel:${dialed(practice.phone)}`,
          },
        ];
  });
}

/** The opening times that a surface shows, in the form of `openingTimesIn`. */
export function openingTimesOf(practice: PracticeContent, surface: HoursSurface): string[] {
  return hoursRowsFor(practice, surface)
    .flatMap((row) => {
      const { opens, closes } = row;
      return opens === undefined || closes === undefined
        ? []
        : daysOf(row).map((day) => `${day} ${twentyFourHour(opens)}-${twentyFourHour(closes)}`);
    })
    .sort();
}

/** The surface that the main part of a page is; undefined where it states no hours. */
function surfaceOf(path: string): HoursSurface | undefined {
  const [, folder = "", slug] = path.split("/");
  const named: Record<string, HoursSurface> = {
    "": "home",
    about: "about",
    "contact-us": "contact",
    providers: "providers",
    testimonials: "testimonials",
    services: "services",
    service: "service",
    locations: "locations",
  };
  if (path === spanish.contact) return "contact";
  return folder === "locations" && slug !== undefined ? "location" : named[folder];
}

/** Parts of a page that state the hours. All but the main part must do so. */
const parts: {
  surface: (path: string) => HoursSurface | undefined;
  where: string;
  find: (document: Document) => Element | null;
}[] = [
  {
    surface: () => "banner",
    where: "banner",
    find: (document) =>
      [
        ...document.querySelectorAll("body > section, body > header, body > aside, body > div"),
      ].find((part) => /fax/i.test(textOf(part))) ?? null,
  },
  {
    surface: () => "booking",
    where: "booking window",
    find: (document) => document.querySelector("dialog"),
  },
  {
    surface: () => "footer",
    where: "footer",
    find: (document) => document.querySelector("body > footer"),
  },
  { surface: surfaceOf, where: "main part", find: (document) => document.querySelector("main") },
];

function wrongHours(
  path: string,
  document: Document,
  text: string,
  practice: PracticeContent,
): Finding[] {
  const findings: Finding[] = parts.flatMap(({ surface, where, find }) => {
    const part = find(document);
    const name = surface(path);
    const said = part === null ? [] : openingTimesIn(textOf(part));
    const expected = name === undefined ? [] : openingTimesOf(practice, name);
    return said.join() === expected.join()
      ? []
      : [
          {
            where: `hours in the ${where}`,
            text: said.join(", ") || "no hours",
            expected: expected.join(", ") || "no hours",
          },
        ];
  });
  // An announcement says what is out of the ordinary.
  const announcements = document.querySelector("[data-announcements]");
  const known = new Set([
    ...[
      ...openingTimesOf(practice, "banner"),
      ...openingTimesOf(practice, "footer"),
      ...shorterDays(practice),
    ].map((times) => times.split(" ").at(-1)),
    ...(announcements === null ? [] : timeRangesIn(textOf(announcements))),
  ]);
  for (const range of timeRangesIn(text)) {
    if (!known.has(range))
      findings.push({ where: "hours in the text", text: range, expected: [...known].join(" or ") });
  }
  return [
    ...findings,
    ...wrongDays(text, announcements === null ? "" : textOf(announcements), practice),
  ];
}

/** Days that a text calls open or closed, though no reading of the hours does. */
function wrongDays(text: string, announced: string, practice: PracticeContent): Finding[] {
  const readings = [openingTimesOf(practice, "banner"), openingTimesOf(practice, "footer")];
  const exceptions = openDaysIn(announced).map(({ day }) => day);
  return openDaysIn(text).flatMap(({ day, open }) => {
    const isRight = readings.some((times) => times.some((one) => one.startsWith(day)) === open);
    const [said, right] = open ? ["open", "closed"] : ["closed", "open"];
    return isRight || exceptions.includes(day)
      ? []
      : [{ where: "hours in the text", text: `${said} on ${day}`, expected: `${right} on ${day}` }];
  });
}

/** Hours of days on which the office is open for less time than usual. */
function shorterDays(practice: PracticeContent): string[] {
  return practice.closures.flatMap(({ opens, closes }) =>
    opens === undefined || closes === undefined
      ? []
      : [`${twentyFourHour(opens)}-${twentyFourHour(closes)}`],
  );
}

/** Facts that structured data and metadata give as values of their own. */
function wrongStructure(document: Document, practice: PracticeContent): Finding[] {
  const { street, suite, city, region, postalCode, country } = practice.address;
  const { latitude, longitude } = practice.geo;
  const expected: Record<string, unknown> = {
    telephone: dialed(practice.phone),
    faxNumber: dialed(practice.fax),
    streetAddress: `${street}, ${suite}`,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
    latitude,
    longitude,
  };
  const nodes = structuredData(document);
  const values = nodes.flatMap((node) =>
    Object.entries(node).flatMap(([name, value]) =>
      name in expected && value !== expected[name]
        ? [
            {
              where: `structured data, ${name}`,
              text: String(value),
              expected: String(expected[name]),
            },
          ]
        : [],
    ),
  );
  const stated = nodes
    .flatMap((node) =>
      Array.isArray(node["openingHoursSpecification"]) ? [node["openingHoursSpecification"]] : [],
    )
    .map((rows) =>
      (rows as { dayOfWeek: string[]; opens: string; closes: string }[])
        .flatMap(({ dayOfWeek, opens, closes }) =>
          dayOfWeek.map((day) => `${day.split("/").at(-1)} ${opens}-${closes}`),
        )
        .sort()
        .join(", "),
    );
  const hours = openingTimesOf(practice, "structuredData").join(", ");
  const meta = (name: string, content: string): Finding[] => {
    const said =
      document.head
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.getAttribute("content") ?? "nothing";
    return said === content ? [] : [{ where: `meta ${name}`, text: said, expected: content }];
  };
  return [
    ...values,
    ...stated
      .filter((one) => one !== hours)
      .map((text) => ({
        where: "structured data, openingHoursSpecification",
        text,
        expected: hours,
      })),
    ...meta("og:site_name", practice.brand),
    ...meta("geo.position", `${latitude};${longitude}`),
    ...meta("geo.placename", city),
    ...meta("geo.region", `${country}-${region}`),
  ];
}

/** Every object of the page's structured data, however deep. */
function structuredData(document: Document): Record<string, unknown>[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap((script) => objectsIn(JSON.parse(script.textContent ?? "null")));
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (value === null || typeof value !== "object") return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}
