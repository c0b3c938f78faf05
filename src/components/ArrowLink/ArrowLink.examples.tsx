import type { Examples } from "../../gallery/example.ts";
import { ArrowLink } from "./ArrowLink.tsx";

export const examples: Examples = [
  {
    name: "short",
    element: <ArrowLink href="/services">All services</ArrowLink>,
    shows: [["link", "All services"]],
  },
  {
    name: "over several lines",
    element: (
      <ArrowLink href="/services">
        {"All services of the practice and what each of them is good for. ".repeat(3).trim()}
      </ArrowLink>
    ),
    shows: [["link", 1]],
  },
];
