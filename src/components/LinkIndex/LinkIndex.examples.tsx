import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { LinkIndex } from "./LinkIndex.tsx";

const towns = ["Old Town", "New Town", "Harbor", "Hillside", longWord];

export const examples: Examples = [
  {
    name: "one name",
    element: <LinkIndex entries={[{ name: "Old Town", path: "/locations/old-town" }]} />,
    shows: [["link", "Old Town"]],
  },
  {
    name: "names",
    element: (
      <LinkIndex entries={towns.map((name, index) => ({ name, path: `/locations/${index}` }))} />
    ),
    shows: [
      ["list", 1],
      ["link", 5],
    ],
  },
  {
    name: "names with texts, one without",
    element: (
      <LinkIndex
        entries={[
          { name: "Services", path: "/services", text: "What is treated, and how" },
          { name: "Contact", path: "/contact-us" },
        ]}
      />
    ),
    shows: [
      ["link", "Services What is treated, and how"],
      ["link", "Contact"],
    ],
  },
];
