import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { DataTable } from "./DataTable.tsx";

export const examples: Examples = {
  "two columns": [
    <DataTable
      caption="Degrees of hearing loss"
      columns={["Degree", "Decibels"]}
      rows={[
        ["Mild", "26 to 40"],
        ["Severe", "71 to 90"],
      ]}
    />,
    ["region", "Degrees of hearing loss"],
    ["table", "Degrees of hearing loss"],
    ["columnheader", "Decibels"],
    ["rowheader", "Severe"],
    ["cell", "71 to 90"],
  ],
  "four columns with long cells": [
    <DataTable
      caption="Ways to sleep better"
      columns={["Way", "For whom", "How long", "What to expect"]}
      rows={[
        [
          longWord,
          "Adults with moderate to severe sleep apnea",
          "Every night",
          "Less snoring and less tiredness, often from the first week on",
        ],
        [
          "Surgery",
          "Those whom a mask does not help",
          "An hour or two",
          "A sore throat for some days",
        ],
      ]}
    />,
    ["columnheader", 4],
    ["rowheader", longWord],
    ["row", 3],
  ],
};
