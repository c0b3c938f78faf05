import type { Examples } from "../../gallery/example.ts";
import { CalendarDay } from "./CalendarDay.tsx";

export const examples: Examples = [
  { name: "one digit", element: <CalendarDay date="2024-11-05" />, shows: ["November 5, 2024"] },
  {
    name: "the longest month",
    element: <CalendarDay date="2024-09-30" />,
    shows: ["September 30, 2024"],
  },
  { name: "a leap day", element: <CalendarDay date="2028-02-29" />, shows: ["February 29, 2028"] },
];
