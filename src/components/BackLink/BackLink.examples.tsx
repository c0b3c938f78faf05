import type { Examples } from "../../gallery/example.ts";
import { BackLink } from "./BackLink.tsx";

export const examples: Examples = [
  {
    name: "to the page above",
    element: <BackLink href="/locations">All locations</BackLink>,
    shows: [["link", "All locations"]],
  },
];
