import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples, Grounds } from "../../gallery/example.ts";
import { Checklist } from "./Checklist.tsx";

/** It is for pages that are printed. */
export const grounds: Grounds = ["white"];

export const examples: Examples = {
  short: [
    <Checklist title="What brings you here?" items={["My nose is blocked", "My ears ring"]} />,
    ["group", "What brings you here?"],
    ["checkbox", "My ears ring"],
  ],
  "long words": [
    <Checklist
      title={longWord}
      items={[longWord, `${longWord} and more that goes on to a second line`, "Yes", "No"]}
    />,
    ["checkbox", 4],
  ],
};
