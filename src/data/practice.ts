import type { Language } from "../languages/languages.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import { afterHoursByLanguage, inEvery } from "./after-hours.ts";
import { contactCardPath, formHref } from "./file-paths.ts";
import {
  closuresInWords,
  type Hours,
  type HoursLine,
  hoursInWords,
  type OpeningTimes,
  openingTimesOf,
} from "./hours.ts";
import { telHref } from "./telephone.ts";

/** The practice as views use it: the stated facts and what follows from them. */
export interface Practice
  extends Omit<
    PracticeContent,
    | "afterHours"
    | "closures"
    | "forms"
    | "hours"
    | "map"
    | "others"
    | "phoneHelp"
    | "siteUrl"
    | "telehealth"
    | "toConfirm"
  > {
  /** tel: link of the main office number. */
  phoneHref: string;
  /** Street and suite, then city, state and ZIP code. */
  addressLines: [string, string];
  /** In words, for each place that states them. */
  hours: Hours;
  /** Announced closures in words, shown below the hours. */
  closures: HoursLine[];
  /** For the places that say whether the office is open. */
  opening: OpeningTimes;
  /** Path of the vCard. */
  contactCardPath: string;
  /** What to do when it cannot wait and the office is closed, as prose. */
  afterHours: Record<Language, string>;
  /** For those who cannot hear, speak or use the telephone well. */
  phoneHelp: Record<Language, PracticeContent["phoneHelp"]["en"]>;
  /** To download; a label that nobody has translated stays English. */
  forms: { label: string; language: Language; href: string }[];
  /** About visits by video; undefined where there are none, or no text in the language. */
  telehealth: string | undefined;
  directionsUrl: string;
  /** URL of the embedded map; fetched only after a visitor asks for the map. */
  mapEmbedUrl: string;
  /** URL of the public site, without a slash at the end. */
  siteUrl: string;
}

/** The public URL of the site: SITE_URL, else the one in practice.yaml. */
export function siteUrlOf(practice: PracticeContent): string {
  return (process.env["SITE_URL"] || practice.siteUrl).replace(/\/+$/, "");
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

/** What every view needs to know of the practice, its hours in the words of a language. */
export function practiceOf(content: PracticeContent, language: Language = "en"): Practice {
  const {
    closures: _closures,
    forms,
    hours: _hours,
    map,
    others: _others,
    telehealth,
    toConfirm: _toConfirm,
    ...facts
  } = content;
  const addressLines = addressLinesOf(facts.address);
  const addressQuery = encodeURIComponent(addressLines.join(", ")).replaceAll("%20", "+");
  return {
    ...facts,
    phoneHref: telHref(facts.phone),
    addressLines,
    hours: hoursInWords(content, language),
    closures: closuresInWords(content, language),
    opening: openingTimesOf(content, language),
    afterHours: afterHoursByLanguage(content.afterHours),
    phoneHelp: inEvery(content.phoneHelp),
    contactCardPath,
    forms: forms.map(({ label, document, ...translations }) => ({
      ...(language === "en" || translations[language] === undefined
        ? { label, language: "en" }
        : { label: translations[language], language }),
      href: formHref(document),
    })),
    telehealth: telehealth?.[language === "en" ? "text" : language],
    directionsUrl: map.directionsUrl.replace("{addressQuery}", addressQuery),
    mapEmbedUrl: map.embedUrl.replace("{addressQuery}", addressQuery),
    siteUrl: siteUrlOf(content),
  };
}
