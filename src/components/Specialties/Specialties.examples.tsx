import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Specialties } from "./Specialties.tsx";

export const examples: Examples = [
  {
    name: "one",
    element: <Specialties names={["Sinus surgery"]} />,
    shows: [["listitem", 1], "Sinus surgery"],
  },
  {
    name: "two",
    element: <Specialties names={["Sinus surgery", "Hearing"]} />,
    shows: [["listitem", 2]],
  },
  {
    name: "three",
    element: <Specialties names={["Sinus surgery", "Hearing", "Thyroid"]} />,
    shows: [["listitem", 3], "+1 more specialties"],
  },
  {
    name: "many, the first long",
    element: <Specialties names={[longWord, ...Array.from("bcdefghijklm")]} />,
    shows: [["listitem", 3], "+11 more specialties"],
  },
];
