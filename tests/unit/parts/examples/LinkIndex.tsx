import { LinkIndex } from "../../../../src/ui/LinkIndex.tsx";
import { longWord } from "../../../practice/fixtures.ts";
import type { Examples } from "../example.ts";

const towns = ["Old Town", "New Town", "Harbor", "Hillside", longWord];

export const examples: Examples = {
  names: [
    <LinkIndex entries={towns.map((label, index) => ({ label, path: `/locations/${index}` }))} />,
    ["list", 1],
    ["link", "Old Town"],
    ["link", 5],
  ],
  "brief, one with a former anchor": [
    <LinkIndex
      entries={[
        { label: "CPAP", path: "/services", anchors: ["devices", "getting-used"] },
        { label: longWord, path: "/about" },
      ]}
      brief
    />,
    ["link", "CPAP"],
    ["listitem", 2],
  ],
  "names with texts, one without": [
    <LinkIndex
      entries={[
        { label: "Services", path: "/services", text: "What is treated, and how" },
        { label: "Contact", path: "/contact-us" },
      ]}
    />,
    ["link", "Services What is treated, and how"],
    ["link", "Contact"],
  ],
};
