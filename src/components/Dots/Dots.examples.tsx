import type { Examples } from "../../gallery/example.ts";
import { Dots } from "./Dots.tsx";

const labelOf = (index: number) => `Page ${index + 1}`;
const hrefOf = (index: number) => `#page-${index + 1}`;

export const examples: Examples = {
  one: [<Dots labelOf={labelOf} count={1} current={0} hrefOf={hrefOf} />, ["link", "Page 1"]],
  "six, the third in view": [
    <Dots labelOf={labelOf} count={6} current={2} hrefOf={hrefOf} />,
    ["link", 6],
    ["link", "Page 3"],
  ],
  seventeen: [
    <Dots labelOf={labelOf} count={17} current={16} hrefOf={hrefOf} />,
    ["link", "Page 17"],
  ],
};
