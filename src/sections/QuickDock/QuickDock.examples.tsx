import { practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
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
