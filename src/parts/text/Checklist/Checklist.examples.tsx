import type { Examples, Grounds } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { Checklist } from "./Checklist.tsx";

/** It is for pages that are printed. */
export const grounds: Grounds = ["white"];

export const examples: Examples = {
  "long words": [
    <Checklist
      title={longWord}
      items={[longWord, `${longWord} and more that goes on to a second line`, "Yes", "No"]}
    />,
    ["form", longWord],
    ["checkbox", "Yes"],
    ["checkbox", 4],
  ],
};
