import { services } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { ServiceDirectory } from "./ServiceDirectory.tsx";

export const examples: Examples = [
  {
    name: "pairs",
    element: <ServiceDirectory services={services.slice(0, 2)} layout="pairs" />,
    shows: [
      ["heading", 2],
      ["link", "Sinus Disorders"],
    ],
  },
  {
    name: "triples, one with a long name",
    element: <ServiceDirectory services={services} layout="triples" />,
    shows: [
      ["link", 3],
      ["list", 1],
    ],
  },
  {
    name: "rows with features",
    element: <ServiceDirectory services={services} layout="rows" />,
    shows: [
      ["link", "Hearing Disorders"],
      ["list", 4],
    ],
  },
  {
    name: "one",
    element: <ServiceDirectory services={services.slice(0, 1)} layout="triples" />,
    shows: [["link", "Sinus Disorders"]],
  },
];
