import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { Opening } from "./Opening.tsx";

const trail = [
  { label: "Home", path: "/" },
  { label: "Services", path: "/services" },
];

export const examples: Examples = {
  "with a lead": [
    <Opening
      trail={trail}
      title="After a tonsillectomy"
      lead="Children and adults."
      jumps={[{ label: "Pain medicine", section: "pain" }]}
    >
      <p>What a visitor needs first.</p>
    </Opening>,
    ["heading", "After a tonsillectomy"],
    ["navigation", "Breadcrumb"],
    ["link", "Pain medicine"],
    "Children and adults.",
  ],
  "long words": [
    <Opening trail={trail} title={longWord}>
      <p>{longWord}</p>
    </Opening>,
    ["heading", longWord],
  ],
};

export const frame = "page";
