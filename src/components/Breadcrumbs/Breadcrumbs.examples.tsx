import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const home = { label: "Home", path: "/" };
const services = { label: "Services", path: "/services" };

export const examples: Examples = {
  "three steps, the last one long": [
    <Breadcrumbs
      trail={[home, services, { label: `${longWord} Disorders`, path: "/service/long" }]}
    />,
    ["navigation", "Breadcrumb"],
    ["link", "Home"],
    ["link", "Services"],
    ["listitem", 3],
    ["link", 2],
  ],
};
