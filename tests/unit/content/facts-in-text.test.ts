import { describe, expect, it } from "vitest";
import { experienceIn, minimumAgesIn, openingTimesIn, phoneNumbersIn, physiciansIn, postalCodesIn, streetsIn } from "../../../src/data/facts-in-text.ts";
import { lineOf, mistakesAfter } from "./broken-content.ts";

describe("reading facts out of a text", () => {
  it("finds opening times in any of the forms that people write", () => {
    const expected = ["Friday 08:30-16:30", "Monday 08:30-16:30", "Thursday 08:30-16:30", "Tuesday 08:30-16:30", "Wednesday 08:30-16:30"];
    expect(openingTimesIn("Monday to Friday, 8:30 AM to 4:30 PM Saturday and Sunday: closed")).toEqual(expected);
    expect(openingTimesIn("Mon–Fri 8:30 am – 4:30 pm")).toEqual(expected);
    expect(openingTimesIn("Saturday, 9 AM to 2 PM")).toEqual(["Saturday 09:00-14:00"]);
    expect(openingTimesIn("Horario: lunes a viernes, 8:30 a.m. a 4:30 p.m. sábado y domingo: cerrado")).toEqual(expected);
    expect(openingTimesIn("sábado y domingo, 9:00 a. m. a 2:00 p. m.")).toEqual(["Saturday 09:00-14:00", "Sunday 09:00-14:00"]);
  });

  it("finds telephone numbers in any of the forms that people write", () => {
    expect(phoneNumbersIn("(404) 228-9961 or 404-228-9961, 404.228.9961 or +1 404 228 9961")).toEqual(Array(4).fill("4042289961"));
  });

  it("finds the ages of patients, and leaves those of a disease alone", () => {
    expect(minimumAgesIn("We see patients aged 3 and older. Children aged 4 or up. Ages 5+. Yes, we see children from the age of 6.")).toEqual([3, 4, 5, 6]);
    expect(minimumAgesIn("Atendemos a pacientes desde los 7 años. Menores de 18 años")).toEqual([7]);
    expect(minimumAgesIn("Hearing loss is common in people of 65 and older. Wait 2 or 3 weeks.")).toEqual([]);
  });

  it("finds years of experience", () => {
    expect(experienceIn("With Over 15 years of experience, 20+ years' surgical experience, and decades of experience. Experience 9 years")).toEqual([
      "over 15 years",
      "20+ years",
      "decades of",
      "9 years",
    ]);
    expect(experienceIn("Relief may last 10 years. Our experience helps.")).toEqual([]);
  });

  it("finds physicians, and no streets", () => {
    expect(physiciansIn("Ask Dr. Roe or Jane M. Doe-Smith, MD, near Northside Dr. NW.")).toEqual(["Dr. Roe", "Jane M. Doe-Smith, MD"]);
  });

  it("finds street addresses and ZIP codes, and no directions", () => {
    expect(streetsIn("At 12 Main St. NW, or 5 Old Mill Road. Take 14th Street to I-75 South, 10 minutes on Peachtree Street.")).toEqual([
      "12 Main St. NW",
      "5 Old Mill Road",
    ]);
    expect(postalCodesIn("Atlanta, GA 30318 and room 30318")).toEqual(["30318"]);
  });
});

describe("a fact typed into prose is refused", () => {
  const file = "pages/not-found.yaml";
  const at = `content/${file}, ${lineOf(file, "  lead:")}, hero.lead`;
  const after = (words: string) => mistakesAfter({ [file]: (text) => text.replace(/^ {2}lead: .*(\n {4}.*)*/m, `  lead: "${words}"`) });

  it.each([
    ["Call (404) 228-9961.", "Write {phone} for our number, or {phoneLink} in a paragraph. The number itself stands in practice.yaml."],
    ["Call (404) 228-9962.", '4042289962 is not a number of this practice. Write {phone}, or say whose number it is under "others" in practice.yaml.'],
    ["We see patients aged 3 and older.", "Write {minimumAge} in place of 3. The age of the youngest patients stands in practice.yaml."],
    ["With over 20 years of experience.", 'Write {experience} in place of "over 20 years". The years of experience stand in practice.yaml.'],
    ["Open Monday to Friday, 9 AM to 5 PM.", "Take the hours out of this text. They stand in practice.yaml, and each page shows them by itself."],
    [
      "Come to 1 Elm Street.",
      '"1 Elm Street" is not the address of this practice. Write {address}, or say whose address it is under "others" in practice.yaml.',
    ],
  ])("%s", (words, remedy) => {
    expect(after(words)).toContain(`${at}: ${remedy}`);
  });

  it("but not the number of an authority that practice.yaml names", () => {
    const authority = '  - { name: An authority, phones: ["(404) 228-9970"] }\n';
    expect(
      mistakesAfter({
        "practice.yaml": (text) => text.replace(/^others:\n/m, `others:\n${authority}`),
        [file]: (text) => text.replace(/^ {2}lead: .*(\n {4}.*)*/m, '  lead: "Call (404) 228-9970 or (404) 228-9971."'),
      }),
    ).toEqual([expect.stringContaining("4042289971")]);
  });
});
