import type { Examples } from "../../example.ts";
import { SkipLink } from "./SkipLink.tsx";

export const examples: Examples = {
  "in view once it has the focus": [<SkipLink />, ["link", "Skip to main content"]],
};

export const frame = "page";
