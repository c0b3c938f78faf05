import { longPractice, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { BookingBar, ContactBar } from "./FactBar.tsx";

const headings = { title: "Book a visit", hours: "Office hours", address: "Where we are" };

export const examples: Examples = [
  {
    name: "booking",
    element: <BookingBar practice={practice} headings={headings} />,
    shows: [
      ["region", "Book a visit"],
      ["link", "Book Online (opens in a new tab)"],
      ["link", "Call Now"],
      ["heading", "Where we are"],
    ],
  },
  {
    name: "booking, long address",
    element: <BookingBar practice={longPractice} headings={headings} />,
    shows: [["heading", 3]],
  },
  {
    name: "contact",
    element: <ContactBar practice={practice} phoneNote="Leave a message after hours." />,
    shows: [
      ["region", "Phone, address and hours"],
      ["link", practice.phone],
      ["link", "Get directions (opens in a new tab)"],
    ],
  },
  {
    name: "contact, long address and note",
    element: (
      <ContactBar
        practice={longPractice}
        phoneNote={"Leave a message after hours. ".repeat(5).trim()}
      />
    ),
    shows: [["link", longPractice.phone]],
  },
];
