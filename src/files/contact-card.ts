import { officeId } from "../data/file-paths.ts";
import { absoluteUrl, addressLinesOf } from "../data/practice.ts";
import { dialed } from "../data/telephone.ts";
import type { OfficeContent, PracticeContent } from "../schemas/practice.ts";
import { contentLines, escapedValue } from "./content-lines.ts";

/**
 * The practice, or a further office of it, as a vCard 3.0, which every phone imports; some still refuse
 * 4.0. RFC 2426.
 */
export function makeContactCard(practice: PracticeContent, further?: OfficeContent): string {
  const office = further ?? practice;
  const name = further === undefined ? practice.brand : `${practice.brand}, ${further.name}`;
  const { city, region, postalCode, country } = office.address;
  const { latitude, longitude } = office.geo;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    // Required, and empty: the card is of a practice, not of a person.
    "N:;;;;",
    `FN:${escapedValue(name)}`,
    `ORG:${escapedValue(practice.brand)}`,
    // Apple's address book then files the card under the practice's name.
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=WORK,VOICE,PREF:${dialed(office.phone)}`,
    ...(office.fax === undefined ? [] : [`TEL;TYPE=WORK,FAX:${dialed(office.fax)}`]),
    // Suite and street share a field: address books lose the field for suites.
    `ADR;TYPE=WORK:;;${[addressLinesOf(office.address)[0], city, region, postalCode, country].map(escapedValue).join(";")}`,
    `GEO:${latitude};${longitude}`,
    `URL:${absoluteUrl(practice, "/")}`,
    // The description names the district of the first office.
    ...(further === undefined ? [`NOTE:${escapedValue(practice.about)}`] : []),
    `UID:${absoluteUrl(practice, officeId(further))}`,
    "END:VCARD",
  ];
  return contentLines(lines);
}
