import type { Symptom } from "../../../schemas/symptoms.ts";
import type { Examples } from "../../example.ts";
import { exampleContent, longWord, practice } from "../../fixtures.ts";
import { SymptomAnswers } from "./SymptomAnswers.tsx";

const { answers } = practice;
const all = exampleContent.symptoms.flatMap(({ symptoms }) => symptoms);
const ofEach = [...Map.groupBy(all, ({ answer }) => answer).values()].flatMap(
  ([first]) => first ?? [],
);
const [emergency] = ofEach as [Symptom];
const long: Symptom = {
  ...emergency,
  name: `${longWord} and more`,
  text: `${longWord}. `.repeat(20).trim(),
  more: { label: `${longWord} and more`, path: "/services" },
};

export const examples: Examples = {
  "the five answers": [
    <SymptomAnswers practice={practice} symptoms={ofEach} />,
    ["heading", answers["call-911"].title],
    ["heading", answers["emergency-room"].title],
    ["heading", answers["call-us-today"].title],
    ["heading", answers["book-a-visit"].title],
    ["heading", answers["at-home"].title],
    ["link", "Book Online (opens in a new tab)"],
  ],
  "long words": [
    <SymptomAnswers practice={practice} symptoms={[long]} />,
    ["heading", `${answers[long.answer].title}: ${long.name}`],
    ["link", long.more.label],
  ],
};

export const frame = "page";
