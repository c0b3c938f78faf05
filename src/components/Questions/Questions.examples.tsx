import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Questions } from "./Questions.tsx";

export const examples: Examples = {
  "several, with long answers": [
    <Questions
      items={[
        { question: "Does it hurt?", answer: ["No.", "Some feel a tickle. ".repeat(12).trim()] },
        { question: `Is it the same as ${longWord}?`, answer: ["Read [more](/services)."] },
      ]}
    />,
    ["listitem", 2],
    "Does it hurt?",
    ["link", "more"],
    "Some feel a tickle.",
  ],
};
