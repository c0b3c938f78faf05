import { extendedHours, weekdayHours } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { OfficeHours } from "./OfficeHours.tsx";

export const examples: Examples = [
  {
    name: "one run of days, then closed",
    element: <OfficeHours hours={weekdayHours} />,
    shows: ["8:30 AM to 4:30 PM", "Saturday and Sunday: closed"],
  },
  {
    name: "two runs of days",
    element: <OfficeHours hours={extendedHours} />,
    shows: ["8:00 AM to 5:00 PM", "9:00 AM to 2:00 PM", "Sunday: closed"],
  },
  {
    name: "one day",
    element: <OfficeHours hours={[{ days: "Saturday", time: "9:00 AM to 12:00 PM" }]} />,
    shows: ["9:00 AM to 12:00 PM"],
  },
  {
    name: "always closed",
    element: <OfficeHours hours={[{ days: "Monday to Sunday", time: undefined }]} />,
    shows: ["Monday to Sunday: closed"],
  },
];
