import { addressLinesOf, siteUrlOf } from "../data/practice.ts";
import { dialed } from "../data/telephone.ts";
import type { OfficeContent, PracticeContent } from "../schemas/practice.ts";
import { difference, type Finding } from "./contradiction.ts";

/** Where the contact card of the practice, or of a further office, differs from the content. */
export function compareContactCard(
  card: string,
  practice: PracticeContent,
  further?: OfficeContent,
): Finding[] {
  const { phone, fax, address, geo } = further ?? practice;
  const { city, region, postalCode, country } = address;
  const expected = {
    FN: further === undefined ? practice.brand : `${practice.brand}, ${further.name}`,
    ORG: practice.brand,
    "TEL, voice": dialed(phone),
    ...(fax !== undefined && { "TEL, fax": dialed(fax) }),
    ADR: `;;${addressLinesOf(address)[0]};${city};${region};${postalCode};${country}`,
    URL: `${siteUrlOf(practice)}/`,
    NOTE: practice.about,
    GEO: `${geo.latitude};${geo.longitude}`,
  };
  const stated = propertiesOf(card);
  return Object.entries(expected).flatMap(([name, value]) =>
    difference(name, stated.get(name), value),
  );
}

/** Values of a vCard by property, a TEL also by its type. RFC 2426; folded lines: RFC 2425, section 5.8.1. */
function propertiesOf(card: string): Map<string, string> {
  const lines = card.replaceAll("\r\n ", "").split("\r\n");
  return new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      const [name = "", ...types] = line.slice(0, colon).split(";");
      const kind = types.join().includes("FAX") ? "fax" : "voice";
      const value = line.slice(colon + 1).replace(/\\(.)/g, "$1");
      return [name === "TEL" ? `TEL, ${kind}` : name, value];
    }),
  );
}
