import { digitsOf, phoneNumbersIn } from "../checks/phone-numbers.ts";
import { daysOf, hoursRowsFor, twentyFourHour } from "../data/hours.ts";
import type { Content } from "../data/load-content.ts";
import { addressLinesOf } from "../data/practice.ts";
import { dialed } from "../data/telephone.ts";
import type { HoursRow, PracticeContent } from "../schemas/practice.ts";
import { compareHours } from "./compare-hours.ts";
import { type Contradiction, difference, type Finding } from "./contradiction.ts";
import { plain, textOf } from "./page-text.ts";

/** The content that built pages and files are compared with. */
export type Facts = Pick<Content, "practice" | "providers" | "strings">;

/**
 * Where a built page differs from the content: in its structured data, metadata, tel: links, telephone
 * numbers and hours, and in the phone, fax and address that every page shows.
 *
 * @param path path of the page, which decides the schedule in its main part
 */
export function comparePage(
  path: string,
  document: Document,
  { practice, providers, strings }: Facts,
): Contradiction[] {
  const text = textOf(document.body);
  return [
    ...compareText(text, practice),
    ...comparePhoneNumbers(text, document, practice, strings),
    ...compareLinks(document, practice),
    ...compareHours(path, document, practice),
    ...compareMetadata(document, practice),
    ...compareStructuredData(document, practice, providers),
  ].map((finding) => ({ page: path, ...finding }));
}

/** The facts that every page shows, literally, and the phone number where the fax number belongs. */
function compareText(text: string, practice: PracticeContent): Finding[] {
  const offices = officesOf(practice);
  const facts = offices.flatMap(({ phone, fax, address }) =>
    [phone, fax ?? [], addressLinesOf(address).join(" ")].flat(),
  );
  const missing = facts.filter((fact) => !text.includes(fact));
  const swapped = offices
    .flatMap(({ phone }) => [`Fax ${phone}`, `Fax: ${phone}`])
    .filter((words) => text.includes(words));
  return [
    ...missing.map((expected) => ({ where: "text", text: "nothing", expected })),
    ...swapped.map((words) => ({
      where: "text",
      text: words,
      expected: practice.fax === undefined ? "no fax" : `Fax ${practice.fax}`,
    })),
  ];
}

/** Telephone numbers in what is seen, read aloud or told to search engines that stand nowhere in the content. */
function comparePhoneNumbers(
  text: string,
  document: Document,
  { phone, fax }: PracticeContent,
  strings: Facts["strings"],
): Finding[] {
  const attributes = ["content", "aria-label", "alt", "title"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
  );
  const own = [phone, fax ?? []].flat().map(digitsOf);
  return [text, document.title, ...attributes]
    .flatMap(phoneNumbersIn)
    .filter((number) => !own.includes(number))
    .filter((number) => !strings.some(({ text }) => phoneNumbersIn(text).includes(number)))
    .map((text) => ({ where: "telephone number", text, expected: phone }));
}

/** Links that call or text: to the practice, also at night, to a number under `others`, or to 911. A number in the link's words must be the one that it calls. */
function compareLinks(document: Document, practice: PracticeContent): Finding[] {
  const others = practice.others.flatMap(({ phones }) => phones);
  const offices = officesOf(practice).map(({ phone }) => phone);
  const numbers = [offices, practice.afterHours.phone ?? [], others].flat().map(dialed);
  return [...document.querySelectorAll('a[href^="tel:"], a[href^="sms:"]')].flatMap((link) => {
    const number = link.getAttribute("href")?.replace(/^(tel|sms):/, "") ?? "";
    const named = digitsOf(textOf(link));
    const isRight =
      [...numbers, "911"].includes(number) && (named.length < 10 || number.endsWith(named));
    const text = `${number} "${textOf(link)}"`;
    return isRight ? [] : difference("tel: link", text, dialed(practice.phone));
  });
}

function compareMetadata(document: Document, { brand, address, geo }: PracticeContent): Finding[] {
  const expected = {
    "og:site_name": brand,
    "geo.position": `${geo.latitude};${geo.longitude}`,
    "geo.placename": address.city,
    "geo.region": `${address.country}-${address.region}`,
  };
  return Object.entries(expected).flatMap(([name, value]) => {
    const meta = document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
    return difference(`meta ${name}`, meta?.getAttribute("content") ?? undefined, value);
  });
}

type Node = Record<string, unknown>;

/** The practice's facts wherever structured data names them, and the names of the practice and its physicians. */
function compareStructuredData(
  document: Document,
  practice: PracticeContent,
  providers: Facts["providers"],
): Finding[] {
  const nodes = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    (script) => objectsIn(JSON.parse(script.textContent ?? "null")),
  );
  const known = officesOf(practice).map(expectedValues);
  const [expected = {}] = known;
  const names = [
    practice.brand,
    ...practice.otherOffices.map(({ name }) => `${practice.brand}, ${name}`),
  ];
  const physicians = providers.map(({ name }) => name);
  const where = (name: string) => `structured data, ${name}`;
  const ofType = (type: string) => nodes.filter((node) => [node["@type"]].flat().includes(type));
  const clinic = ofType("MedicalClinic");
  return [
    ...nodes.flatMap((node) =>
      Object.entries(node).flatMap(([name, value]) => {
        const right = expected[name];
        const stated = right === undefined ? "" : statedValue(value);
        return right === undefined || known.some((office) => office[name] === stated)
          ? []
          : difference(where(name), stated, right);
      }),
    ),
    ...["telephone", "address", "openingHoursSpecification"]
      .filter((name) => !clinic.some((node) => name in node))
      .map((name) => ({ where: where(name), text: "nothing", expected: expected[name] ?? name })),
    ...clinic
      .filter(({ name }) => !names.includes(String(name)))
      .flatMap(({ name }) => difference(where("name"), String(name), practice.brand)),
    ...ofType("IndividualPhysician").flatMap(({ name }) =>
      physicians.some((physician) => physician === name)
        ? []
        : difference(where("physician"), String(name), physicians.join(" or ")),
    ),
  ];
}

/** The facts of an office. */
type OfficeFacts = Pick<PracticeContent, "phone" | "fax" | "address" | "geo"> & {
  week: readonly HoursRow[];
};

function officesOf(practice: PracticeContent): OfficeFacts[] {
  return [
    { ...practice, week: hoursRowsFor(practice, "structuredData") },
    ...practice.otherOffices.map((office) => ({ ...office, week: office.hours })),
  ];
}

/** What structured data must say of an office, by the names of schema.org. */
function expectedValues({ phone, fax, address, geo, week }: OfficeFacts): Record<string, string> {
  const { city, region, postalCode, country } = address;
  const open = week.flatMap((row) => {
    const { opens, closes } = row;
    if (opens === undefined || closes === undefined) return [];
    return daysOf(row).map((day) => `${day} ${twentyFourHour(opens)}-${twentyFourHour(closes)}`);
  });
  return {
    telephone: dialed(phone),
    ...(fax !== undefined && { faxNumber: dialed(fax) }),
    streetAddress: addressLinesOf(address)[0],
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
    latitude: String(geo.latitude),
    longitude: String(geo.longitude),
    openingHoursSpecification: open.join(", "),
  };
}

/** A value of structured data in the form of `expectedValues`. */
function statedValue(value: unknown): string {
  if (!Array.isArray(value)) return plain(String(value));
  return (value as { dayOfWeek: string[]; opens: string; closes: string }[])
    .flatMap(({ dayOfWeek, opens, closes }) =>
      dayOfWeek.map((day) => `${day.split("/").at(-1)} ${opens}-${closes}`),
    )
    .join(", ");
}

/** Every object of a JSON value, however deep. */
function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (value === null || typeof value !== "object") return [];
  return [value as Node, ...Object.values(value).flatMap(objectsIn)];
}
