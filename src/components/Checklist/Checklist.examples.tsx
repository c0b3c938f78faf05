import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples, Grounds } from "../../gallery/example.ts";
import { Checklist } from "./Checklist.tsx";

/** It is for pages that are printed. */
export const grounds: Grounds = ["white"];

export const examples: Examples = [
  {
    name: "short",
    element: (
      <Checklist title="What brings you here?" items={["My nose is blocked", "My ears ring"]} />
    ),
    shows: [
      ["group", "What brings you here?"],
      ["checkbox", "My ears ring"],
    ],
  },
  {
    name: "long words",
    element: (
      <Checklist
        title={longWord}
        items={[longWord, `${longWord} and more that goes on to a second line`, "Yes", "No"]}
      />
    ),
    shows: [["checkbox", 4]],
  },
];
