import { expect, it } from "vitest";
import { wrongNumbers } from "../../../staff/checks/medical-numbers.ts";
import { exampleContent } from "../../practice/fixtures.ts";
import { stringAt } from "./edited-content.ts";

/** What is said about a text of an English or a Spanish page. */
function remediesFor(text: string, [file, field]: readonly [file: string, field: string]) {
  const strings = [stringAt(file, field, text)];
  const { es } = exampleContent.translations;
  const content = file.startsWith("es/")
    ? { ...exampleContent, strings: [], translations: { es: { ...es, strings } } }
    : { ...exampleContent, strings, translations: {} };
  return wrongNumbers(content).map(
    (problem) => `${problem.file}:${problem.line} ${problem.remedy}`,
  );
}

const english = ["pages/about.yaml", "hero.lead"] as const;
const spanish = ["es/pages/contact.yaml", "hero.lead"] as const;

it.each([
  [english, "A fever of 101°F (39.5°C)", /"101°F \(39\.5°C\)" .* degrees Celsius that is 38\.3\.$/],
  [spanish, "Fiebre de 104 °F (38,8 °C)", /"104 °F \(38,8 °C\)" .* that is 40\.0\.$/],
  [english, "Take 2 teaspoons (15 mL)", /"2 teaspoons \(15 mL\)" .* 2 teaspoons are 10 mL\.$/],
  [
    spanish,
    "Tome 1 cucharadita (4 ml)",
    /"1 cucharadita \(4 ml\)" .* 1 teaspoons? (?:are|is) 5 mL\.$/,
  ],
  [
    english,
    "Call 912 now.",
    /"Call 912" is not a number that care\.yaml names under shortNumbers: 911, 988, 711\./,
  ],
  [english, "Call or text 989.", /"Call or text 989" is not a number/],
  [english, "Call or text **989** at any hour.", /989" is not a number/],
  [english, "Text HOME to 998.", /998" is not a number/],
  [spanish, "Llame al 912.", /"Llame al 912" is not a number/],
  [spanish, "Llame o envíe un mensaje de texto al 989.", /989" is not a number/],
])("in %s, “%s” is refused with its file and a remedy", (place, text, remedy) => {
  const [found, ...others] = remediesFor(text, place);
  expect(found).toMatch(remedy);
  expect(found).toMatch(new RegExp(`^content/${place[0]}:7 `));
  expect(others).toEqual([]);
});

it.each([
  [english, "A fever of 101°F (38.3°C), or 102°F (39°C), lasts. 98.6 °F (37 °C) is normal."],
  [english, "Take 2 teaspoons (10 mL), or half a teaspoon (2.5 mL)."],
  [english, "Call 911, call or text 988, or dial 711. Call (217) 555-2171, or call 800-222-1222."],
  [spanish, "Llame o envíe un mensaje de texto al **988**. Pida la hoja de texto 12."],
  [spanish, "Fiebre de 101°F (38,3°C). Tome 2 cucharaditas (10 mL). Llame al 911 o marque 711."],
])("in %s, “%s” is right", (place, text) => {
  expect(remediesFor(text, place)).toEqual([]);
});
