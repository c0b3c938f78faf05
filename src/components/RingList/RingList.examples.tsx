import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { RingList } from "./RingList.tsx";

const items = [
  "One side is always blocked",
  { name: "Loud breathing", text: "By day or at night.", link: "/services" },
  longWord,
];

export const examples: Examples = {
  small: [<RingList items={items} />, ["listitem", 3], ["link", "Loud breathing"]],
  large: [<RingList items={items} large />, ["listitem", 3], "By day or at night."],
};
