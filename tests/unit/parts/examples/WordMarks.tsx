import { WordMarks } from "../../../../src/ui/WordMarks.tsx";
import { longWord, pictureOf } from "../../../practice/fixtures.ts";
import type { Examples } from "../example.ts";

const named = (...names: string[]) => names.map((name) => ({ name, logo: undefined }));

export const examples: Examples = {
  ten: [
    <WordMarks
      marks={named("Northern Mutual", "Oak Health Plan", ...Array.from("cdefghij"))}
      label="Insurance"
    />,
    ["list", "Insurance"],
    ["listitem", 10],
    "Northern Mutual",
  ],
  "few, one long": [
    <WordMarks
      marks={named("Harbor Hospital", "Society of Ears", longWord)}
      label="Affiliations"
    />,
    ["list", "Affiliations"],
    ["listitem", 3],
  ],
  "logos among names": [
    <WordMarks
      marks={[{ name: "Northern Mutual", logo: pictureOf(160, 60) }, ...named("Alder")]}
      label="Insurance"
    />,
    ["img", "Northern Mutual"],
    "Alder",
  ],
};
