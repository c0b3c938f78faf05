import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Questions } from "./Questions.tsx";

export const examples: Examples = [
  {
    name: "one",
    element: <Questions items={[{ question: "Does it hurt?", answer: ["No."] }]} />,
    shows: [["term", 1], "Does it hurt?", "No."],
  },
  {
    name: "several, with long answers",
    element: (
      <Questions
        items={[
          { question: "Does it hurt?", answer: ["No.", "Some feel a tickle. ".repeat(12).trim()] },
          { question: `Is it the same as ${longWord}?`, answer: ["Read [more](/services)."] },
        ]}
      />
    ),
    shows: [
      ["term", 2],
      ["definition", 2],
      ["link", "more"],
    ],
  },
];
