import type { Examples, Grounds } from "../../gallery/example.ts";
import { WritingLines } from "./WritingLines.tsx";

/** It is for pages that are printed. */
export const grounds: Grounds = ["white"];

export const examples: Examples = [
  {
    name: "empty",
    element: <WritingLines title="My medicines" lines={3} />,
    shows: ["My medicines"],
  },
  {
    name: "with words",
    element: <WritingLines title="About you" lines={["Name", "Date of birth"]} />,
    shows: ["Date of birth"],
  },
];
