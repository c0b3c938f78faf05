import { practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { BookingButton } from "./BookingButton.tsx";

const { pageUrl } = practice.booking;

export const examples: Examples = [
  {
    name: "as wide as its words",
    element: <BookingButton url={pageUrl} />,
    shows: [["link", "Book Online (opens in a new tab)"]],
  },
  {
    name: "wide",
    element: <BookingButton url={pageUrl} wide />,
    shows: [["link", "Book Online (opens in a new tab)"]],
  },
];
