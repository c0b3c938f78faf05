import { longPractice, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { ContactBar } from "./ContactBar.tsx";

const note = "Leave a message after hours. ";

export const examples: Examples = [
  {
    name: "usual",
    element: <ContactBar practice={practice} phoneNote={note} />,
    shows: [
      ["region", "Phone, address and hours"],
      ["link", practice.phone],
      ["link", "Get directions (opens in a new tab)"],
    ],
  },
  {
    name: "long address and note",
    element: <ContactBar practice={longPractice} phoneNote={note.repeat(5)} />,
    shows: [["link", longPractice.phone]],
  },
];
