import type { Examples } from "../../example.ts";
import { exampleContent, practice } from "../../fixtures.ts";
import { LevelIndex } from "./LevelIndex.tsx";

const [{ symptoms }] = exampleContent.symptoms as [(typeof exampleContent.symptoms)[number]];
const { answers } = practice;
const [last] = symptoms.slice(-1) as [(typeof symptoms)[number]];
const texts = {
  commonTitle: "Common complaints",
};

export const examples: Examples = {
  "five rungs, and a common complaint": [
    <LevelIndex practice={practice} symptoms={symptoms} common={[last.id]} {...texts} />,
    ["navigation", "How soon to be seen"],
    ["navigation", texts.commonTitle],
    ["link", `${answers["at-home"].title} 1 sign`],
    ["link", `${answers[last.answer].title}: ${last.name}`],
    practice.youngChild ?? "",
  ],
  "a place without some of the levels": [
    <LevelIndex
      practice={practice}
      symptoms={symptoms.filter(({ answer }) => answer === "call-911")}
      common={[]}
      {...texts}
    />,
    ["listitem", 1],
  ],
};

export const frame = "page";
