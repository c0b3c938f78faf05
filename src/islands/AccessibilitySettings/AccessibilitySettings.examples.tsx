import type { Examples } from "../../gallery/example.ts";
import { Island } from "../Island.tsx";

export const examples: Examples = [
  {
    name: "as nobody has changed it",
    element: <Island name="AccessibilitySettings" props={{}} />,
    shows: [
      ["group", "Font size"],
      ["button", "Smaller"],
      ["button", "Larger"],
      ["switch", "High Contrast Mode"],
      ["switch", "Reduce Motion"],
      ["button", "Reset to Default"],
      "100%",
    ],
  },
];
