import type { Examples } from "../../gallery/example.ts";
import { practice } from "../../gallery/samples.ts";
import { QuickDock } from "./QuickDock.tsx";

export const examples: Examples = [
  {
    name: "usual",
    element: <QuickDock practice={practice} />,
    shows: [
      ["region", "Quick actions"],
      ["button", "Book an appointment"],
      ["link", "Call"],
      ["link", "Directions (opens in a new tab)"],
      ["button", "Accessibility Settings"],
    ],
  },
];
