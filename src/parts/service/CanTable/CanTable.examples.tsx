import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { CanTable } from "./CanTable.tsx";

export const examples: Examples = {
  rows: [
    <>
      <h2 id="can-i">When can I …?</h2>
      <CanTable
        labelledBy="can-i"
        rows={[
          { what: "drive", when: "After 24 hours" },
          { what: longWord, when: longWord },
        ]}
      />
    </>,
    ["table", "When can I …?"],
    ["rowheader", "drive"],
    "After 24 hours",
  ],
};

export const frame = "page";
