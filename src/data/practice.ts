import type { Language } from "../languages/languages.ts";
import { siteAddress } from "../schemas/fields.ts";
import type { OfficeContent, PracticeContent } from "../schemas/practice.ts";
import { afterHoursInstruction } from "./after-hours.ts";
import { ContentError, problemOf } from "./content-error.ts";
import { contactCardPath, formHref } from "./file-paths.ts";
import {
  closuresInWords,
  everywhere,
  type Hours,
  type HoursLine,
  hoursInWords,
  type OpeningTimes,
  openingTimesOf,
  weekInWords,
} from "./hours.ts";
import { telHref } from "./telephone.ts";

/** An office: where it is, how to reach it, when it is open. */
export interface Office {
  /** Undefined where the practice has one alone. */
  name: string | undefined;
  phone: string;
  /** tel: link of the number. */
  phoneHref: string;
  fax: string | undefined;
  /** Street and suite, then city, state and ZIP code. */
  addressLines: [string, string];
  /** The part of town and the city, for those who do not see the map. */
  place: string;
  parking: string | undefined;
  hours: HoursLine[];
  /** For the places that say whether the office is open. */
  openingTimes: OpeningTimes;
  /** Path of the vCard. */
  contactCardPath: string;
  directionsUrl: string;
  /** URL of the embedded map; fetched only after a visitor asks for the map. */
  mapEmbedUrl: string;
}

/** What views use unchanged from practice.yaml, care.yaml and look.yaml. */
type AsWritten =
  | "about"
  | "address"
  | "affiliations"
  | "booking"
  | "brand"
  | "cameraExam"
  | "crisis"
  | "emergency"
  | "experience"
  | "insurance"
  | "insurers"
  | "levels"
  | "look"
  | "minimumAge"
  | "otherLanguages"
  | "others"
  | "patientPortal"
  | "payBill"
  | "phoneHelp"
  | "sees"
  | "social"
  | "tagline"
  | "youngChild";

/**
 * The practice as views use it: the stated facts and what follows from them. Where it has several
 * offices, phone, address, directions and hours are those of the office that it chose for the top of
 * every page, so that a page never shows one number and calls another.
 */
export interface Practice
  extends Pick<PracticeContent, AsWritten>,
    Omit<Office, "name" | "place" | "hours"> {
  /** The office of the facts here, then the others. */
  offices: [Office, ...Office[]];
  /** In words, for each place that states them. */
  hours: Hours;
  /** Announced closures in words, shown below the hours. */
  closures: HoursLine[];
  /** What to do while the office is closed, as prose: when it cannot wait, and when it can. */
  afterHours: string;
  nextMorning: string;
  /** Who answers patients after an operation, and the hospital; undefined where nobody is named. */
  onCall: { phone: string; phoneHref: string; hospital?: string | undefined } | undefined;
  /** To download. */
  forms: { label: string; href: string }[];
  /** About visits by video; undefined where there are none. */
  telehealth: string | undefined;
  /** URL of the public site, without a slash at the end. */
  siteUrl: string;
}

/**
 * The public URL of the site: SITE_URL, else the one in practice.yaml.
 *
 * @throws ContentError when SITE_URL is no address of a site; reading the content asks first
 */
export function siteUrlOf({ siteUrl }: Pick<PracticeContent, "siteUrl">): string {
  const { data, error } = siteAddress.safeParse(process.env["SITE_URL"]?.trim() || siteUrl);
  if (data !== undefined) return data;
  const remedies = error.issues.map(({ message }) => problemOf("SITE_URL", message));
  throw new ContentError(remedies);
}

/** Absolute URL of a path of this site. The home page keeps its one slash. */
export function absoluteUrl(practice: PracticeContent, path: string): string {
  return `${siteUrlOf(practice)}${path}`;
}

/** Street and suite, then city, state and ZIP code. */
export function addressLinesOf({
  street,
  suite,
  city,
  region,
  postalCode,
}: PracticeContent["address"]): [string, string] {
  const first = suite === undefined ? street : `${street}, ${suite}`;
  return [first, `${city}, ${region} ${postalCode}`];
}

/**
 * What every view needs to know of the practice, its hours in the words of a language.
 *
 * @param content in that language too
 */
export function practiceOf(content: PracticeContent, language: Language = "en"): Practice {
  const { forms, map, otherOffices, telehealth } = content;
  const hours = hoursInWords(content, language);
  const first: Office = {
    name: otherOffices.length > 0 ? content.officeName : undefined,
    place: `${content.district}, ${content.address.city}`,
    hours: hours.contact,
    openingTimes: openingTimesOf(content, language),
    contactCardPath: contactCardPath(),
    ...reached(content, map),
  };
  const further = (office: OfficeContent): Office => ({
    name: office.name,
    place: `${office.name}, ${office.address.city}`,
    hours: weekInWords(office.hours, language),
    openingTimes: openingTimesOf(content, language, [office.hours]),
    contactCardPath: contactCardPath(office.name),
    ...reached(office, map),
  });
  const top = otherOffices.find(({ atTop }) => atTop);
  const chosen = top && further(top);
  const others = otherOffices.filter((office) => office !== top).map(further);
  const { name: _name, place: _place, hours: week, ...ofOffice } = chosen ?? first;
  return {
    ...content,
    ...ofOffice,
    offices: chosen === undefined ? [first, ...others] : [chosen, first, ...others],
    hours: chosen === undefined ? hours : everywhere(week),
    closures: closuresInWords(content, language),
    afterHours: afterHoursInstruction(content),
    nextMorning: content.afterHours.nextMorning,
    onCall: content.onCall && { ...content.onCall, phoneHref: telHref(content.onCall.phone) },
    forms: forms.map(({ label, document }) => ({ label, href: formHref(document) })),
    telehealth: telehealth?.text,
    siteUrl: siteUrlOf(content),
  };
}

/** How an office is reached. */
function reached(
  { phone, fax, address, parking }: Pick<PracticeContent, "phone" | "fax" | "address" | "parking">,
  map: PracticeContent["map"],
) {
  const addressLines = addressLinesOf(address);
  return {
    phone,
    phoneHref: telHref(phone),
    fax,
    addressLines,
    parking,
    directionsUrl: onMap(map.directionsUrl, address),
    mapEmbedUrl: onMap(map.embedUrl, address),
  };
}

/** URL of a map for an address. */
export function onMap(url: string, address: PracticeContent["address"]): string {
  const query = encodeURIComponent(addressLinesOf(address).join(", ")).replaceAll("%20", "+");
  return url.replace("{addressQuery}", query);
}

/** The office that the practice chose for the top of every page. */
export function chosenOffice(
  practice: PracticeContent,
): Pick<PracticeContent, "phone" | "fax" | "address"> {
  return practice.otherOffices.find(({ atTop }) => atTop) ?? practice;
}
