import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { RecoveryIndex } from "./RecoveryIndex.tsx";

export const examples: Examples = {
  "two places": [
    <RecoveryIndex
      groups={[
        {
          title: "Ears",
          view: "ear",
          operations: [{ label: "Ear tubes", path: "/services", anchors: ["ear-tubes"] }],
        },
        { title: longWord, operations: [{ label: longWord, path: "/about" }] },
      ]}
    >
      <h2>Not in the list?</h2>
    </RecoveryIndex>,
    ["heading", "Ears"],
    ["link", "Ear tubes"],
    ["heading", "Not in the list?"],
  ],
};

export const frame = "page";
