import type { Examples, Grounds } from "../../example.ts";
import { exampleContent, longWord, practice } from "../../fixtures.ts";
import { SignLinks } from "./SignLinks.tsx";

/** Pages show it on these. */
export const grounds: Grounds = ["white", "mist"];

const [{ symptoms }] = exampleContent.symptoms as [(typeof exampleContent.symptoms)[number]];
const [first] = symptoms as [(typeof symptoms)[number]];

export const examples: Examples = {
  "a sign of each level": [
    <SignLinks practice={practice} symptoms={symptoms} />,
    ["listitem", symptoms.length],
    ["link", `${practice.answers[first.answer].title}: ${first.name}`],
  ],
  "long word": [
    <SignLinks practice={practice} symptoms={[{ ...first, name: `${longWord} and more` }]} />,
    ["link", `${practice.answers[first.answer].title}: ${longWord} and more`],
  ],
};
