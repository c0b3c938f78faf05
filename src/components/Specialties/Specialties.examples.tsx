import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Specialties } from "./Specialties.tsx";

export const examples: Examples = {
  one: [<Specialties names={["Sinus surgery"]} />, ["listitem", 1], "Sinus surgery"],
  two: [<Specialties names={["Sinus surgery", "Hearing"]} />, ["listitem", 2]],
  three: [
    <Specialties names={["Sinus surgery", "Hearing", "Thyroid"]} />,
    ["listitem", 3],
    "+1 more specialties",
  ],
  "many, the first long": [
    <Specialties names={[longWord, ...Array.from("bcdefghijklm")]} />,
    ["listitem", 3],
    "+11 more specialties",
  ],
};
