import { longPractice, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { ContactBar } from "./ContactBar.tsx";

const note = "Leave a message after hours. ";

export const examples: Examples = {
  usual: [
    <ContactBar practice={practice} phoneNote={note} />,
    ["region", "Phone, address and hours"],
    ["link", practice.phone],
    ["link", "Get directions (opens in a new tab)"],
  ],
  "long address and note": [
    <ContactBar practice={longPractice} phoneNote={note.repeat(5)} />,
    ["link", longPractice.phone],
  ],
};
