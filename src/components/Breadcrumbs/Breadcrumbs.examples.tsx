import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const home = { label: "Home", path: "/" };
const services = { label: "Services", path: "/services" };

export const examples: Examples = [
  {
    name: "two steps",
    element: <Breadcrumbs trail={[home, services]} />,
    shows: [
      ["navigation", "Breadcrumb"],
      ["link", "Home"],
      ["listitem", 2],
      ["link", 1],
    ],
  },
  {
    name: "three steps, the last one long",
    element: (
      <Breadcrumbs
        trail={[home, services, { label: `${longWord} Disorders`, path: "/service/long" }]}
      />
    ),
    shows: [
      ["link", "Home"],
      ["link", "Services"],
      ["listitem", 3],
      ["link", 2],
    ],
  },
];
