import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { Specialties } from "./Specialties.tsx";

export const examples: Examples = {
  single: [<Specialties names={["Sinus surgery"]} />, ["listitem", 1], "Sinus surgery"],
  "many, the first long": [
    <Specialties names={[longWord, ...Array.from("bcdefghijklm")]} />,
    ["listitem", 3],
    "+11 more specialties",
  ],
};
