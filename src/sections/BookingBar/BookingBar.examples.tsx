import { longPractice, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { BookingBar } from "./BookingBar.tsx";

const headings = { title: "Book a visit", hours: "Office hours", address: "Where we are" };

export const examples: Examples = {
  usual: [
    <BookingBar practice={practice} headings={headings} />,
    ["region", "Book a visit"],
    ["link", "Book Online (opens in a new tab)"],
    ["link", "Call Now"],
    ["heading", "Where we are"],
  ],
  "long address": [<BookingBar practice={longPractice} headings={headings} />, ["heading", 3]],
};
