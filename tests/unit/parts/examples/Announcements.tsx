import { Announcements } from "../../../../src/parts/frame/Announcements/Announcements.tsx";
import type { Examples } from "../example.ts";

/** Long past and far ahead, so that an example looks the same whenever it is seen. */
const always = {
  language: "en" as const,
  from: "2000-01-01T05:00:00Z",
  until: "2100-01-01T05:00:00Z",
  lastDay: "2099-12-31",
  shown: true,
};
const later = {
  language: "en" as const,
  from: "2100-01-01T05:00:00Z",
  until: "2100-01-02T05:00:00Z",
  lastDay: "2100-01-01",
  shown: false,
};

export const examples: Examples = {
  none: [<Announcements announcements={[]} />],
  "two, and one to come": [
    <Announcements
      announcements={[
        { ...always, text: "Quay Street is being repaved. [Plan your way](/contact-us)." },
        { ...always, text: "Flu shots are here." },
        { ...later, text: "The office is closed." },
      ]}
    />,
    ["region", "Announcements"],
    ["link", "Plan your way"],
  ],
};
