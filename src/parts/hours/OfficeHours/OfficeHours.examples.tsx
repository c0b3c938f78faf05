import type { Examples } from "../../example.ts";
import { extendedHours, weekdayHours } from "../../fixtures.ts";
import { OfficeHours } from "./OfficeHours.tsx";

export const examples: Examples = {
  "one run of days, then closed": [
    <OfficeHours hours={weekdayHours} />,
    "8:30 AM to 4:30 PM",
    "Saturday and Sunday: closed",
  ],
  "two runs of days": [
    <OfficeHours hours={extendedHours} />,
    "8:00 AM to 5:00 PM",
    "9:00 AM to 2:00 PM",
    "Sunday: closed",
  ],
  "always closed": [
    <OfficeHours hours={[{ days: "Monday to Sunday", time: undefined }]} />,
    "Monday to Sunday: closed",
  ],
};
