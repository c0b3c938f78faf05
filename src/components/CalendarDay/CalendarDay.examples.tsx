import type { Examples } from "../../gallery/example.ts";
import { CalendarDay } from "./CalendarDay.tsx";

export const examples: Examples = {
  "one digit": [<CalendarDay date="2024-11-05" />, "November 5, 2024"],
  "the longest month": [<CalendarDay date="2024-09-30" />, "September 30, 2024"],
  "a leap day": [<CalendarDay date="2028-02-29" />, "February 29, 2028"],
};
