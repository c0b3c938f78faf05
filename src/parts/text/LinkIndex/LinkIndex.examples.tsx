import type { Examples, Grounds } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { LinkIndex } from "./LinkIndex.tsx";

const towns = ["Old Town", "New Town", "Harbor", "Hillside", longWord];

/** It has ids. */
export const grounds: Grounds = ["mist"];

export const examples: Examples = {
  names: [
    <LinkIndex entries={towns.map((name, index) => ({ name, path: `/locations/${index}` }))} />,
    ["list", 1],
    ["link", "Old Town"],
    ["link", 5],
  ],
  "brief, one with a former anchor": [
    <LinkIndex
      entries={[
        { name: "CPAP", path: "/services", anchors: ["devices", "getting-used"] },
        { name: longWord, path: "/about" },
      ]}
      brief
    />,
    ["link", "CPAP"],
    ["listitem", 2],
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
