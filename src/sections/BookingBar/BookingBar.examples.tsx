import { longPractice, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { BookingBar } from "./BookingBar.tsx";

const headings = { title: "Book a visit", hours: "Office hours", address: "Where we are" };

export const examples: Examples = [
  {
    name: "usual",
    element: <BookingBar practice={practice} headings={headings} />,
    shows: [
      ["region", "Book a visit"],
      ["link", "Book Online (opens in a new tab)"],
      ["link", "Call Now"],
      ["heading", "Where we are"],
    ],
  },
  {
    name: "long address",
    element: <BookingBar practice={longPractice} headings={headings} />,
    shows: [["heading", 3]],
  },
];
