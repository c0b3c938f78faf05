import { exampleContent, longWord, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import type { Symptom } from "../../schemas/symptoms.ts";
import { SymptomAnswers } from "./SymptomAnswers.tsx";

const { answers } = exampleContent.pages.symptoms;
const all = exampleContent.symptoms.flatMap(({ symptoms }) => symptoms);
const ofEach = [...Map.groupBy(all, ({ answer }) => answer).values()].flatMap(([one]) => one ?? []);
const [emergency] = ofEach as [Symptom];
const drive = all.filter(({ emergencyRoom }) => emergencyRoom);
const long: Symptom = {
  ...emergency,
  name: `${longWord} and more`,
  text: `${longWord}. `.repeat(20).trim(),
  more: { label: `${longWord} and more`, path: "/services" },
};

export const examples: Examples = {
  "the four answers": [
    <SymptomAnswers practice={practice} answers={answers} symptoms={ofEach} />,
    ["heading", answers["call-911"].title],
    ["heading", answers["call-us-today"].title],
    ["heading", answers["book-a-visit"].title],
    ["heading", answers["at-home"].title],
    ["link", "Book Online (opens in a new tab)"],
  ],
  "someone may drive": [
    <SymptomAnswers practice={practice} answers={answers} symptoms={drive} />,
    answers["call-911"].emergencyRoom,
  ],
  "long words": [
    <SymptomAnswers practice={practice} answers={answers} symptoms={[long]} />,
    ["heading", long.name],
    ["link", long.more.label],
  ],
};
