import type { Examples } from "../../gallery/example.ts";
import { SkipLink } from "./SkipLink.tsx";

export const examples: Examples = {
  "in view once it has the focus": [<SkipLink />, ["link", "Skip to main content"]],
};
