import type { Examples } from "../../gallery/example.ts";
import { Dots } from "./Dots.tsx";

const hrefOf = (index: number) => `#page-${index + 1}`;

export const examples: Examples = [
  {
    name: "one",
    element: <Dots word="Page" count={1} current={0} hrefOf={hrefOf} />,
    shows: [["link", "Page 1"]],
  },
  {
    name: "six, the third in view",
    element: <Dots word="Page" count={6} current={2} hrefOf={hrefOf} />,
    shows: [
      ["link", 6],
      ["link", "Page 3"],
    ],
  },
  {
    name: "seventeen",
    element: <Dots word="Testimonial" count={17} current={16} hrefOf={hrefOf} />,
    shows: [["link", "Testimonial 17"]],
  },
];
