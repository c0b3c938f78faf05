import { Island } from "../../../scripts/Island.tsx";
import type { Examples } from "../../example.ts";

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

export const frame = "island";
