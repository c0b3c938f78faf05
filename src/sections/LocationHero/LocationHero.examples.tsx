import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { LocationHero } from "./LocationHero.tsx";

const trail = [
  { label: "Home", path: "/" },
  { label: "Locations", path: "/locations" },
];

export const examples: Examples = {
  usual: [
    <LocationHero trail={trail} title="Locations" lead="Near you, wherever that is." />,
    ["heading", "Locations"],
    ["navigation", "Breadcrumb"],
  ],
  long: [
    <LocationHero
      trail={[...trail, { label: longWord, path: "/long" }]}
      title={`ENT care in ${longWord}`}
      lead={"Near you. ".repeat(20).trim()}
    />,
    ["heading", `ENT care in ${longWord}`],
  ],
};
