import type { Examples, Grounds } from "../../example.ts";
import { WritingLines } from "./WritingLines.tsx";

/** It is for pages that are printed. */
export const grounds: Grounds = ["white"];

export const examples: Examples = {
  empty: [<WritingLines title="My medicines" lines={3} />, "My medicines"],
  "with words": [
    <WritingLines title="About you" lines={["Name", "Date of birth"]} />,
    "Date of birth",
  ],
};
