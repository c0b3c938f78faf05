import { RequestAppointment } from "../../../../src/parts/book/RequestAppointment.tsx";
import { longPractice, practice } from "../../../practice/fixtures.ts";
import type { Examples } from "../example.ts";

export const examples: Examples = {
  "with what most pages say": [
    <RequestAppointment
      practice={practice}
      title="Come and talk"
      text="Bring your questions."
      hours="about"
    />,
    ["link", "Request Appointment"],
    ["link", "Call Now"],
    ["heading", "Our Location"],
    ["link", practice.phone],
    "8:30 AM to 4:30 PM",
  ],
  "own button and headings, long address": [
    <RequestAppointment
      practice={longPractice}
      title="Come and talk"
      text="Bring your questions."
      action={{ label: "Plan a visit", path: "/contact-us" }}
      hours="location"
      headings={{ location: "Where", phone: "Call", hours: "When" }}
    />,
    ["link", "Plan a visit"],
    ["heading", "When"],
    "9:00 AM to 2:00 PM",
  ],
};
