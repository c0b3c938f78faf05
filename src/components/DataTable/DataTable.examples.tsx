import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { DataTable } from "./DataTable.tsx";

export const examples: Examples = {
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
    ["table", "Ways to sleep better"],
    ["columnheader", "For whom"],
    ["cell", "Every night"],
    ["rowheader", longWord],
    ["row", 3],
  ],
};
