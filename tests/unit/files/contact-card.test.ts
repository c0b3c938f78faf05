import { expect, it } from "vitest";
import { makeContactCard } from "../../../src/files/contact-card.ts";
import { exampleContent } from "../../practice/fixtures.ts";

const { practice } = exampleContent;
const card = makeContactCard({
  ...practice,
  about: `Ears, noses; and a \\. ${"Naïve café. ".repeat(20)}`.trim(),
});
const lines = card.split("\r\n");
/** Lines joined again where they were folded. */
const unfolded = card.replaceAll("\r\n ", "").split("\r\n");

it("is a vCard 3.0 whose lines end in CRLF and are at most 75 octets long", () => {
  expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
  expect(lines.slice(-2)).toEqual(["END:VCARD", ""]);
  expect(card.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.some((line) => line.startsWith(" "))).toBe(true);
});

it("has the properties that version 3.0 requires", () => {
  for (const property of ["N", "FN"])
    expect(unfolded.filter((line) => line.startsWith(`${property}:`))).toHaveLength(1);
});

it("folds between characters, so that none is broken", () => {
  for (const line of lines) expect(line).not.toContain("\ufffd");
  expect(unfolded.find((line) => line.startsWith("NOTE:"))).toContain("Naïve café. ".repeat(19));
});

it("puts a backslash before what would end a value", () => {
  expect(unfolded.find((line) => line.startsWith("NOTE:"))).toContain(
    "Ears\\, noses\\; and a \\\\.",
  );
  expect(unfolded).toContain("ADR;TYPE=WORK:;;1 Quay St.\\, Suite 2;Springfield;IL;62701;US");
});

it("of a further office has its own address, and says nothing of where the first is", () => {
  const office = {
    name: "Dublin",
    address: { ...practice.address, street: "7 Mill Rd.", city: "Decatur" },
    geo: { latitude: 39.84, longitude: -88.95 },
    phone: "(217) 555-2190",
    hours: [],
    atTop: false,
  };
  const further = makeContactCard(practice, office).replaceAll("\r\n ", "");
  expect(further).toContain(`FN:${practice.brand}\\, Dublin\r\n`);
  expect(further).toContain("Decatur;IL;62701;US");
  for (const words of [practice.district, practice.address.city, practice.areaServed, "NOTE:"])
    expect(further).not.toContain(words);
});
