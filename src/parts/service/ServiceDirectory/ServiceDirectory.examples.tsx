import type { Examples } from "../../example.ts";
import { services } from "../../fixtures.ts";
import { ServiceDirectory } from "./ServiceDirectory.tsx";

export const examples: Examples = {
  pairs: [
    <ServiceDirectory services={services.slice(0, 2)} layout="pairs" />,
    ["heading", 2],
    ["link", "Learn More about Sinus Disorders"],
  ],
  "triples, one with a long name": [
    <ServiceDirectory services={services} layout="triples" />,
    ["link", 3],
    ["list", 1],
  ],
  "rows with features": [
    <ServiceDirectory services={services} layout="rows" />,
    ["link", "Learn More about Hearing Disorders"],
    ["list", 4],
  ],
};
