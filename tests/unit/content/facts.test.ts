import { expect, it } from "vitest";
import type { Content } from "../../../src/data/load-content.ts";
import { repeatedFacts } from "../../../staff/checks/facts.ts";
import { phoneNumbersIn } from "../../../staff/checks/phone-numbers.ts";
import { exampleContent as content } from "../../practice/fixtures.ts";
import { stringAt } from "./edited-content.ts";

/** The remedies for a text in a field of the example practice. */
function remediesFor(text: string, path = "pages/about.yaml", field = "hero.lead") {
  const changed: Content = {
    ...content,
    practice: {
      ...content.practice,
      brand: "Harbor Lights ENT",
      phone: "(404) 228-9961",
      fax: "(404) 228-9962",
      address: { ...content.practice.address, street: "1120 Curran St. NW", postalCode: "30318" },
      others: [
        { name: "An authority", phones: ["(800) 368-1019"], address: "200 Elm Ave, GA 30318" },
      ],
    },
    providers: [{ ...content.providers[0], name: "Jane Q. Roe, MD", shortName: "Dr. Roe" }],
    strings: [stringAt(path, field, text)],
  };
  return repeatedFacts(changed).map(({ remedy }) => remedy);
}

/** Ways of writing ten digits. */
const writings = `
(404) 228-9961 | 404-228-9961 | 404.228.9961 | 404 228 9961 | 4042289961 | (404)2289961 | (404)228-9961
(404)-228-9961 | (404).228.9961 | 404/228-9961 | 404 - 228 - 9961 | 404 · 228 · 9961 | ( 404 ) 228-9961
+1 404 228 9961 | +1-404-228-9961 | +1 (404) 228-9961 | +14042289961 | 1-404-228-9961 | 1 404 228 9961
14042289961 | 1 (404) 228-9961 | 1.404.228.9961 | 001 404 228 9961 | tel:+14042289961 | Tel.404-228-9961
404\u2011228\u20119961 | 404\u2013228\u20139961 | 404\u2014228\u20149961 | 404\u2212228\u22129961
404\u00a0228\u00a09961 | 404\u2009228\u20099961 | 404\u200b-228-\u200b9961 | ４０４-２２８-９９６１ | “404-228-9961”
`
  .split(/[|\n]/)
  .map((writing) => writing.trim())
  .filter(Boolean);

it.each(writings)("the number %s is found", (written) => {
  for (const text of [written, `Call ${written}.`, `Our line (${written}), day or night`])
    expect(remediesFor(text), text).toEqual([expect.stringMatching(/^Write \{phone\}/)]);
  const other = written.replace(/1(?!.*1)/, "3").replace(/１$/, "３");
  expect(remediesFor(`Call ${other}.`), other).toEqual([
    '4042289963 is not a number of this practice. Write {phone}, or say whose number it is under "others" in care.yaml.',
  ]);
});

it.each([
  ["Call 555-0142.", "5550142"],
  ["Call 1-800-FLOWERS or 888-GET-WELL.", "1-800-FLOWERS", "888-GET-WELL"],
  ["From abroad, +44 20 7946 0958.", "442079460958"],
  ["Office: 404-555-0142, fax: 404-555-0143", "4045550142", "4045550143"],
])("%s", (text, ...numbers) => {
  expect(phoneNumbersIn(text)).toEqual(numbers);
});

it.each([
  ["Call 228-9961.", "{phone}"],
  ["Fax 404.228.9962", "{fax}"],
  ["At 1120 Curran Street.", "{street}"],
  ["at 1120 CURRAN ST NW", "{street}"],
  ["Atlanta, GA 30318-1234", "{address}"],
  ["Welcome to Harbor Lights ENT.", "{brand}"],
  ["Ask Jane Q Roe, MD.", "{physician}"],
  ["Jane Q. Roe sees patients.", "{physician}"],
  ["Dr Roe and Doctor Roe’s office", "{physicianShort}"],
])("%s is answered with a token", (text, token) => {
  expect(remediesFor(text)).toEqual([expect.stringContaining(`Write ${token}`)]);
});

it("numbers and addresses of others may be in a text", () => {
  expect(remediesFor("Call 800-368-1019 or write to 200 Elm Ave, GA 30318.")).toEqual([]);
});

it("names stay in patients’ words, and in a physician’s own file", () => {
  expect(remediesFor("Dr. Roe listened.", "testimonials.yaml", "testimonials.0.quote")).toEqual([]);
  expect(remediesFor("Dr. Roe studied here.", "providers/ada-king-md.yaml", "lead")).toEqual([]);
  expect(
    remediesFor("Call 404-228-9961", "testimonials.yaml", "testimonials.0.quote"),
  ).toHaveLength(1);
});

it.each([
  "Call 911 if breathing is hard or the lips turn blue.",
  "Dial 711 to reach the relay service.",
  "The usual dose is 500–1000 mg every 6 hours, and never more than 4000 mg in a day.",
  "Levothyroxine of 25, 50 or 100 micrograms is taken 30 minutes before breakfast.",
  "Tones of 500, 1000, 2000 and 4000 Hz are tested in each ear.",
  "Codes 42820, 42821, 42825 and 42826 are for tonsils.",
  "The study is registered as NCT01234567, and PubMed lists it as PMID 26234567.",
  "See 10.1177/0194599814561600 and doi:10.1000/4042289961 for the data.",
  "The ISBN is 978-3-16-148410-0.",
  "The NPI number has 10 digits, such as 1234567893.",
  "Policy 2023-104-77 covers one hearing test a year.",
  "It was printed in 2015;152(2 Suppl):S1–S39, pages 512–518.",
  "Lot 4042-889 was recalled on 2021-05-04.",
  "The warranty number is 123456789012.",
  "Of 1,120 patients, 404 had surgery and 228 had none.",
  "Hydrocodone comes as 5/325 mg and 7.5/325 mg.",
  "Dr. Roentgen's rays changed medicine in 1895.",
])("%s raises no false alarm", (sentence) => {
  expect(remediesFor(sentence)).toEqual([]);
});
