import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { Opening } from "./Opening.tsx";

const trail = [
  { label: "Home", path: "/" },
  { label: "Services", path: "/services" },
];

export const examples: Examples = {
  "long title, lead and a jump": [
    <Opening
      trail={trail}
      title={longWord}
      lead="Children and adults."
      jumps={[{ label: "Pain medicine", section: "pain" }]}
    >
      <p>What a visitor needs first.</p>
    </Opening>,
    ["heading", longWord],
    ["navigation", "Breadcrumb"],
    ["link", "Pain medicine"],
    "Children and adults.",
  ],
};

export const frame = "page";
