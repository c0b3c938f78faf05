import type { Examples } from "../../example.ts";
import { practice } from "../../fixtures.ts";
import { QuickDock } from "./QuickDock.tsx";

export const examples: Examples = {
  usual: [
    <QuickDock practice={practice} />,
    ["region", "Quick actions"],
    ["button", "Book an appointment"],
    ["link", "Call Now"],
    ["link", "Directions (opens in a new tab)"],
    ["button", "Accessibility Settings"],
  ],
};

export const frame = "page";
