import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contactCardPath } from "../../src/data/file-paths.ts";
import { closuresInWords, hoursRowsFor, twentyFourHour, weekdaysOf } from "../../src/data/hours.ts";
import { addressLinesOf } from "../../src/data/practice.ts";
import { dialed } from "../../src/data/telephone.ts";
import { type Language, languages } from "../../src/languages/languages.ts";
import { spansOf } from "../../src/schemas/practice.ts";
import { digitsOf, phoneNumbersIn } from "../../staff/checks/phone-numbers.ts";
import { plain, textOf } from "../page-text.ts";
import { type BuiltPage, content, onEveryPage, practiceIn, root } from "./built-site.ts";
import { graphOf, nodesIn } from "./structured-data.ts";

/* Pages and files show the facts of practice.yaml, and nothing else. */

const { practice, providers } = content;
const { brand, otherOffices, onCall, others } = practice;
const offices = [
  { ...practice, name: undefined, week: hoursRowsFor(practice, "structuredData") },
  ...otherOffices.map((office) => ({ ...office, week: office.hours })),
];
const titleOf = (name?: string) => (name === undefined ? brand : `${brand}, ${name}`);
const known = content.strings.flatMap(({ text }) => phoneNumbersIn(text));
const callable = [offices, onCall ?? [], others.flatMap(({ phones }) => phones)]
  .flat()
  .map((entry) => dialed(typeof entry === "string" ? entry : (entry.phone ?? "911")))
  .concat("911", practice.crisis?.number ?? "911");

const partOf = (hours: Element) => hours.closest("dialog, main, footer")?.localName ?? "banner";

/** A line of hours, English weekdays in three letters as in the banner. */
const short = (line: string) => plain(line).replace(/\b([A-Z][a-z]{2})[a-z]*day\b/g, "$1");

function linesOf(hours: Element): string[] {
  const copy = hours.cloneNode(true) as Element;
  for (const end of copy.querySelectorAll("br")) end.replaceWith(";");
  return (copy.textContent ?? "").split(";").map(short);
}

/** The hours that each part of a page may show, the first office's first, and the closures after them. */
function hoursOn({ path, document }: BuiltPage) {
  const language = document.documentElement.lang as Language;
  const { hours, offices } = practiceIn(language);
  const { beforeTime } = languages[language].hours;
  const { closed } = languages[language].office;
  const inLines = (week: typeof hours.home) =>
    week.map(({ days, time }) => short(days + (time ? beforeTime + time : `: ${closed}`)));
  const further = offices.slice(1).map((office) => inLines(office.hours));
  const inMain = /^(\/es)?\/(services?|locations)(\/|$)/.test(path) ? hours.service : hours.home;
  const weeks: Record<string, string[][]> = {
    banner: [inLines(hours.banner)],
    main: [inLines(inMain), ...further],
    footer: [inLines(hours.footer), ...further],
    dialog: [inLines(hours.booking)],
  };
  return { weeks, closures: inLines(closuresInWords(practice, language)) };
}

onEveryPage(
  "shows phone, fax and address of each office, and no number that the content lacks",
  ({ document, text, all }) => {
    for (const { phone, fax = phone, address } of offices) {
      for (const fact of [phone, fax, ...addressLinesOf(address)])
        expect(text).toContain(plain(fact));
      expect(text).not.toMatch(RegExp(`Fax:? ${RegExp.escape(phone)}`));
    }
    const spoken = ["content", "aria-label", "alt", "title"].flatMap((name) =>
      all(`[${name}]`).map((element) => element.getAttribute(name) ?? ""),
    );
    for (const number of [text, document.title, ...spoken].flatMap(phoneNumbersIn))
      expect(known).toContain(number);
  },
);

onEveryPage("has links that call the number they name", ({ all }) => {
  for (const link of all('a[href^="tel:"], a[href^="sms:"]')) {
    const number = link.getAttribute("href")?.replace(/^(tel|sms):/, "") ?? "";
    expect(callable, link.outerHTML).toContain(number);
    for (const named of phoneNumbersIn(textOf(link)))
      expect(number, link.outerHTML).toMatch(RegExp(`${digitsOf(named)}$`));
  }
});

onEveryPage(
  "shows the hours of each placement, always in banner, footer and booking dialog, if it has one",
  (page) => {
    const { weeks, closures } = hoursOn(page);
    for (const hours of page.all("[data-hours]")) {
      const lines = linesOf(hours).filter((line) => !closures.includes(line));
      expect(weeks[partOf(hours)], partOf(hours)).toContainEqual(lines);
    }
    const parts = page.all("[data-hours]").map(partOf);
    expect(parts).toEqual(
      expect.arrayContaining(["banner", "footer", ...(practice.booking ? ["dialog"] : [])]),
    );
  },
);

onEveryPage("tells its facts to search engines", (page) => {
  const nodes = nodesIn(graphOf(page));
  const ofType = (type: string) => nodes.filter((node) => [node["@type"]].flat().includes(type));
  const clinics = ofType("MedicalClinic");
  for (const [index, { name, ...office }] of offices.entries()) {
    const { address, geo, ...clinic } = clinics[index] as Record<string, object>;
    const { telephone, openingHoursSpecification, ...more } = statedOf(office);
    const stated = { ...clinic, ...address, ...geo };
    expect(stated).toMatchObject({ name: titleOf(name), telephone, openingHoursSpecification });
    for (const [key, value] of Object.entries(more))
      if (key in stated || /street|locality|region|postal/i.test(key))
        expect(stated, key).toHaveProperty(key, value);
  }
  const physicians = ofType("IndividualPhysician").map(({ name }) => name);
  expect(physicians).toEqual(providers.map(({ name }) => name));
});

/** An office in the words of schema.org. */
function statedOf({ phone, fax, address, geo, week }: Omit<(typeof offices)[number], "name">) {
  return {
    telephone: dialed(phone),
    ...(fax !== undefined && { faxNumber: dialed(fax) }),
    streetAddress: addressLinesOf(address)[0],
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    ...geo,
    openingHoursSpecification: week.flatMap((row) => {
      const dayOfWeek = weekdaysOf(row).map((day) => `https://schema.org/${day}`);
      return spansOf(row.hours).map((span) => {
        const [opens, closes] = span.map(twentyFourHour);
        return expect.objectContaining({ dayOfWeek, opens, closes });
      });
    }),
  };
}

it.each(offices)("contact card of $address.street", ({ name, phone, fax, address, geo }) => {
  const file = readFileSync(join(root, contactCardPath(name)), "utf8");
  const card = file.replaceAll("\r\n ", "").replaceAll("\\", "");
  const { city, region, postalCode, country } = address;
  const place = `${addressLinesOf(address)[0]};${city};${region};${postalCode};${country}`;
  expect(card).toContain(`FN:${titleOf(name)}\r\nORG:${brand}\r\n`);
  expect(card).toContain(`VOICE,PREF:${dialed(phone)}\r\n`);
  if (fax) expect(card).toContain(`FAX:${dialed(fax)}\r\n`);
  expect(card).toContain(`:;;${place}\r\nGEO:${geo.latitude};${geo.longitude}\r\n`);
});
