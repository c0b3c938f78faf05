import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { LinkIndex } from "./LinkIndex.tsx";

const towns = ["Old Town", "New Town", "Harbor", "Hillside", longWord];

export const examples: Examples = {
  names: [
    <LinkIndex entries={towns.map((name, index) => ({ name, path: `/locations/${index}` }))} />,
    ["list", 1],
    ["link", "Old Town"],
    ["link", 5],
  ],
  "names with texts, one without": [
    <LinkIndex
      entries={[
        { name: "Services", path: "/services", text: "What is treated, and how" },
        { name: "Contact", path: "/contact-us" },
      ]}
    />,
    ["link", "Services What is treated, and how"],
    ["link", "Contact"],
  ],
};
