import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples, Grounds } from "../../gallery/example.ts";
import { Timeline } from "./Timeline.tsx";

/** Bands of a service page are light. */
export const grounds: Grounds = ["white", "mist", "warm"];

export const examples: Examples = {
  several: [
    <Timeline
      steps={[
        { when: "Day 1", name: "Rest", text: "Sleep with your head high." },
        {
          when: "The first two weeks after surgery",
          name: longWord,
          text: "Nothing heavy. ".repeat(15).trim(),
        },
        { when: "Month 2", name: "Back to all you did before" },
      ]}
    />,
    ["listitem", 3],
    "Day 1",
    ["heading", longWord],
  ],
};
