import type { Examples } from "../../gallery/example.ts";
import { CalendarDay } from "./CalendarDay.tsx";

export const examples: Examples = {
  "the longest month": [<CalendarDay date="2024-09-30" />, "September 30, 2024"],
};
