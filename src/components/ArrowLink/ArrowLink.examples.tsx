import type { Examples } from "../../gallery/example.ts";
import { ArrowLink } from "./ArrowLink.tsx";

export const examples: Examples = {
  short: [<ArrowLink href="/services">All services</ArrowLink>, ["link", "All services"]],
  "over several lines": [
    <ArrowLink href="/services">
      {"All services of the practice and what each of them is good for. ".repeat(3).trim()}
    </ArrowLink>,
    ["link", 1],
  ],
};
