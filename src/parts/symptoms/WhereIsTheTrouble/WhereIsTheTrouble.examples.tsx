import type { Examples } from "../../example.ts";
import { exampleContent, longWord } from "../../fixtures.ts";
import { WhereIsTheTrouble } from "./WhereIsTheTrouble.tsx";

const { symptoms: label, ...where } = exampleContent.pages.where;
const { places } = where;
const long = {
  ...places.neck,
  name: `${longWord} and more`,
  text: `${longWord}. `.repeat(6).trim(),
};

export const examples: Examples = {
  "eight places, one with a second page": [
    <WhereIsTheTrouble {...where} />,
    ["heading", where.title],
    ["listitem", 8],
    ["link", places.ears.name],
    ["link", String(places.neck.also?.label)],
    ["link", 11],
  ],
  "with the way to all symptoms, long names, and nothing for those who are not sure": [
    <WhereIsTheTrouble
      {...where}
      places={{ ...places, ears: long, sleep: long }}
      symptoms={{ label, path: "/symptoms" }}
      unsure={undefined}
    />,
    ["listitem", 8],
    ["link", label],
  ],
};

export const frame = "page";
