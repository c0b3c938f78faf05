import timeZoneAt from "@photostructure/tz-lookup";
import zipcodes from "zipcodes";
import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { positionOf } from "../position.ts";
import { stateOfNumber } from "./area-codes.ts";

/** In miles. A ZIP code is some miles wide, and a city more. */
const near = 30;

/** An office, or the practice, which is its first one. */
type Office = Pick<Content["practice"], "phone" | "fax" | "address" | "geo">;

/**
 * Facts about an office that contradict each other, each right by itself: the state of a number, of a ZIP code and
 * of the time zone. A practice may well have such a number, so nothing is refused.
 */
export function doubtfulPlaces(content: Content): Problem[] {
  const { practice } = content;
  const offices: [path: string, office: Office][] = [
    ["", practice],
    ...practice.otherOffices.map((office, index): [string, Office] => [
      `otherOffices.${index}.`,
      office,
    ]),
  ];
  return offices.flatMap(([path, office]) =>
    [...doubtfulNumbers(office), ...doubtfulZip(office), ...doubtfulZone(office, practice)].map(
      ([field, remedy]) =>
        problemAt(
          positionOf(content, "content/practice.yaml", field === "timeZone" ? field : path + field),
          remedy,
        ),
    ),
  );
}

type Doubt = [field: string, remedy: string];

function doubtfulNumbers({ phone, fax, address: { region } }: Office): Doubt[] {
  const numbers: [string, string | undefined][] = [
    ["phone", phone],
    ["fax", fax],
  ];
  const doubts = numbers.flatMap(([field, number]): Doubt[] => {
    const state = number === undefined ? region : stateOfNumber(number);
    if (state === region || state === "toll-free") return [];
    const where = state === undefined ? "in use" : `of ${region}, but of ${state}`;
    return [[field, `The area code of ${number} is not ${where}. Is the number right?`]];
  });
  return phone === fax
    ? [
        ...doubts,
        ["fax", "This is the phone number too. Is the fax right? Leave it empty if there is none."],
      ]
    : doubts;
}

function doubtfulZip({ address: { city, region, postalCode }, geo }: Office): Doubt[] {
  const zip = zipcodes.lookup(postalCode);
  // The state of a ZIP code is refused where it is wrong: src/schemas/places.ts.
  if (zip === undefined || zip.state !== region) return [];
  const milesTo = (others: readonly (zipcodes.ZipCode | null)[]) =>
    Math.min(
      ...others.map(
        (other) => (other && zipcodes.distance(zip.zip, other.zip)) ?? Number.POSITIVE_INFINITY,
      ),
    );
  const ofCity = zipcodes.lookupByName(city, region);
  const miles = milesTo([zipcodes.lookupByCoords(geo.latitude, geo.longitude)]);
  if (ofCity.length > 0 && milesTo(ofCity) > near)
    return [
      [
        "address.postalCode",
        `${postalCode} is in ${zip.city}, far from ${city}. Correct the ZIP code or the city.`,
      ],
    ];
  return miles > near
    ? [
        [
          "geo",
          `This is ${miles} miles from ${zip.city}, where ${postalCode} is. Copy both numbers from a map.`,
        ],
      ]
    : [];
}

/** A time zone with other clocks than at the pin on the map, in winter or in summer. */
function doubtfulZone({ geo }: Office, { timeZone }: Content["practice"]): Doubt[] {
  const there = timeZoneAt(geo.latitude, geo.longitude);
  const differs = ["2026-01-15", "2026-07-15"].some((day) => {
    const [stated, real] = [timeZone, there].map(
      (zone) => Temporal.PlainDate.from(day).toZonedDateTime(zone).offsetNanoseconds,
    );
    return stated !== real;
  });
  return differs
    ? [
        [
          "timeZone",
          `The clocks of ${timeZone} are not those of the office, which is in ${there} by its place on the map. “Open now” would be wrong.`,
        ],
      ]
    : [];
}
