import type { Examples } from "../../example.ts";
import { longPractice } from "../../fixtures.ts";
import { ContactBar } from "./ContactBar.tsx";

const note = "Leave a message after hours. ";

export const examples: Examples = {
  "long address and note": [
    <ContactBar practice={longPractice} phoneNote={note.repeat(5)} />,
    ["region", "Phone, address and hours"],
    ["link", longPractice.phone],
    ...longPractice.addressLines,
    ["button", "Copy address"],
    ["link", "Get directions (opens in a new tab)"],
  ],
};

export const frame = "page";
