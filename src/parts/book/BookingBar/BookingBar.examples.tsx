import type { Examples } from "../../example.ts";
import { longPractice } from "../../fixtures.ts";
import { BookingBar } from "./BookingBar.tsx";

const headings = { title: "Book a visit", hours: "Office hours", address: "Where we are" };

export const examples: Examples = {
  "long address": [
    <BookingBar practice={longPractice} headings={headings} />,
    ["region", "Book a visit"],
    ["link", "Book Online (opens in a new tab)"],
    ["link", "Call Now"],
    ["heading", "Where we are"],
    ["heading", 3],
  ],
};

export const frame = "page";
