import type { Examples } from "../../gallery/example.ts";
import { Dots } from "./Dots.tsx";

const hrefOf = (index: number) => `#page-${index + 1}`;

export const examples: Examples = {
  one: [<Dots word="Page" count={1} current={0} hrefOf={hrefOf} />, ["link", "Page 1"]],
  "six, the third in view": [
    <Dots word="Page" count={6} current={2} hrefOf={hrefOf} />,
    ["link", 6],
    ["link", "Page 3"],
  ],
  seventeen: [
    <Dots word="Testimonial" count={17} current={16} hrefOf={hrefOf} />,
    ["link", "Testimonial 17"],
  ],
};
