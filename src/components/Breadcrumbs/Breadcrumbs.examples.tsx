import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const home = { label: "Home", path: "/" };
const services = { label: "Services", path: "/services" };

export const examples: Examples = {
  "two steps": [
    <Breadcrumbs trail={[home, services]} />,
    ["navigation", "Breadcrumb"],
    ["link", "Home"],
    ["listitem", 2],
    ["link", 1],
  ],
  "three steps, the last one long": [
    <Breadcrumbs
      trail={[home, services, { label: `${longWord} Disorders`, path: "/service/long" }]}
    />,
    ["link", "Home"],
    ["link", "Services"],
    ["listitem", 3],
    ["link", 2],
  ],
};
