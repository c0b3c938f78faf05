import { longWord, pictureOf } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { WordMarks } from "./WordMarks.tsx";

const named = (...names: string[]) => names.map((name) => ({ name, logo: undefined }));

export const examples: Examples = [
  {
    name: "ten",
    element: (
      <WordMarks
        marks={named(
          "Northern Mutual",
          "Alder",
          "Birch",
          "Cedar",
          "Elm",
          "Fir",
          "Hazel",
          "Larch",
          "Maple",
          "Oak Health Plan",
        )}
        label="Insurance"
      />
    ),
    shows: [["list", "Insurance"], ["listitem", 10], "Northern Mutual"],
  },
  {
    name: "few, one long",
    element: (
      <WordMarks
        marks={named("Harbor Hospital", "Society of Ears", longWord)}
        label="Affiliations"
        columns={3}
      />
    ),
    shows: [
      ["list", "Affiliations"],
      ["listitem", 3],
    ],
  },
  {
    name: "logos among names",
    element: (
      <WordMarks
        marks={[{ name: "Northern Mutual", logo: pictureOf(160, 60) }, ...named("Alder")]}
        label="Insurance"
      />
    ),
    shows: [["img", "Northern Mutual"], "Alder"],
  },
];
