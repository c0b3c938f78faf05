import { describe, expect, it } from "vitest";
import { daysOf, type HoursSurface, hoursRowsFor, twentyFourHour } from "../../src/data/hours.ts";
import { type BuiltPage, content, pages, practice, textOf } from "./built-site.ts";
import { openingTimesIn, phoneNumbersIn, timeRangesIn } from "./facts.ts";
import { graphOf } from "./structured-data.ts";

const digits = (phone: string) => phone.replace(/\D/g, "");

/** The opening times of a surface, in the form of `openingTimesIn`. */
function timesOf(surface: HoursSurface): string[] {
  return hoursRowsFor(content.practice, surface)
    .flatMap((row) =>
      row.opens === undefined || row.closes === undefined
        ? []
        : daysOf(row).map((day) => `${day} ${twentyFourHour(row.opens ?? "")}-${twentyFourHour(row.closes ?? "")}`),
    )
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
  return folder === "locations" && slug !== undefined ? "location" : named[folder];
}

/** Parts of a page outside main that state the hours. */
const surroundings: { surface: HoursSurface; find: (document: Document) => Element | null }[] = [
  {
    surface: "banner",
    find: (document) =>
      [...document.querySelectorAll("body > section, body > header, body > aside, body > div")].find((part) => /fax/i.test(textOf(part))) ?? null,
  },
  { surface: "booking", find: (document) => document.querySelector("dialog") },
  { surface: "footer", find: (document) => document.querySelector("body > footer") },
];

describe.each(pages)("the facts on $path", (page: BuiltPage) => {
  const { path, document, main } = page;
  const text = textOf(document.body);

  it.each(surroundings)("the $surface shows its reading of the hours", ({ surface, find }) => {
    const part = find(document);
    expect(part).not.toBeNull();
    expect(openingTimesIn(textOf(part as Element))).toEqual(timesOf(surface));
  });

  it("the main part shows the reading of its kind, or none", () => {
    const surface = surfaceOf(path);
    expect(openingTimesIn(textOf(main))).toEqual(surface === undefined ? [] : timesOf(surface));
  });

  it("states no other times", () => {
    const announced = content.practice.closures.flatMap(({ opens, closes }) =>
      opens === undefined || closes === undefined ? [] : `${twentyFourHour(opens)}-${twentyFourHour(closes)}`,
    );
    const known = new Set([...[...timesOf("banner"), ...timesOf("footer")].map((entry) => entry.split(" ")[1]), ...announced]);
    for (const range of timeRangesIn(text)) expect(known).toContain(range);
  });

  it("structured data gives the hours of the banner", () => {
    const [office] = graphOf(page).filter((node) => "openingHoursSpecification" in node);
    const rows = office?.["openingHoursSpecification"] as { dayOfWeek: string[]; opens: string; closes: string }[];
    const stated = rows.flatMap(({ dayOfWeek, opens, closes }) => dayOfWeek.map((day) => `${day.split("/").at(-1)} ${opens}-${closes}`)).sort();
    const banner = surroundings[0]?.find(document) as Element;
    expect(stated).toEqual(openingTimesIn(textOf(banner)));
  });

  it("gives one phone number, in words, in links and in structured data", () => {
    const links = [...document.querySelectorAll('a[href^="tel:"]')];
    expect(new Set(links.map((link) => link.getAttribute("href")))).toEqual(new Set([`tel:+1${digits(practice.phone)}`]));
    for (const link of links) for (const number of phoneNumbersIn(textOf(link))) expect(number).toBe(digits(practice.phone));
    const telephones = graphOf(page).flatMap((node) => ("telephone" in node ? [node["telephone"]] : []));
    expect(new Set(telephones)).toEqual(new Set([`+1${digits(practice.phone)}`]));
    expect(text).toContain(practice.phone);
  });

  it("names no number but phone and fax", () => {
    expect(new Set(phoneNumbersIn(text))).toEqual(new Set([digits(practice.phone), digits(practice.fax)]));
    expect(text).toContain(practice.fax);
  });

  it("gives one address, in words and in structured data", () => {
    expect(text).toContain(practice.addressLines.join(" "));
    const stated = graphOf(page).flatMap((node) => ("address" in node ? [node["address"] as Record<string, string>] : []));
    expect(stated.length).toBeGreaterThan(0);
    for (const { streetAddress, addressLocality, addressRegion, postalCode } of stated) {
      expect([streetAddress, `${addressLocality}, ${addressRegion} ${postalCode}`]).toEqual(practice.addressLines);
    }
    // Whatever begins like the street goes on like it.
    const { street } = practice.address;
    const [number = "", name = ""] = street.split(" ");
    for (const { index } of text.matchAll(new RegExp(`\\b${number} ${name}`, "g"))) expect(text.slice(index, index + street.length)).toBe(street);
  });
});

describe("reading facts out of a text", () => {
  it("finds opening times in any of the forms that people write", () => {
    const expected = ["Friday 08:30-16:30", "Monday 08:30-16:30", "Thursday 08:30-16:30", "Tuesday 08:30-16:30", "Wednesday 08:30-16:30"];
    expect(openingTimesIn("Monday to Friday, 8:30 AM to 4:30 PM Saturday and Sunday: closed")).toEqual(expected);
    expect(openingTimesIn("Mon–Fri 8:30 am – 4:30 pm")).toEqual(expected);
    expect(openingTimesIn("Saturday, 9 AM to 2 PM")).toEqual(["Saturday 09:00-14:00"]);
  });

  it("finds telephone numbers in any of the forms that people write", () => {
    expect(phoneNumbersIn("(404) 228-9961 or 404-228-9961, 404.228.9961 or +1 404 228 9961")).toEqual(Array(4).fill("4042289961"));
  });
});
