import type { Examples } from "../../gallery/example.ts";
import { SkipLink } from "./SkipLink.tsx";

export const examples: Examples = [
  {
    name: "in view once it has the focus",
    element: <SkipLink />,
    shows: [["link", "Skip to main content"]],
  },
];
