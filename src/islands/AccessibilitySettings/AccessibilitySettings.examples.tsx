import type { Examples } from "../../gallery/example.ts";
import { Island } from "../Island.tsx";

export const examples: Examples = {
  "as nobody has changed it": [
    <Island name="AccessibilitySettings" props={{}} />,
    ["group", "Font size"],
    ["button", "Smaller"],
    ["button", "Larger"],
    ["switch", "High Contrast Mode"],
    ["switch", "Reduce Motion"],
    ["button", "Reset to Default"],
    "100%",
  ],
};
