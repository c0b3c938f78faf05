import type { Examples } from "../../gallery/example.ts";
import { Announcements } from "./Announcements.tsx";

/** Long past and far ahead, so that an example looks the same whenever it is seen. */
const always = {
  from: "2000-01-01T05:00:00Z",
  until: "2100-01-01T05:00:00Z",
  lastDay: "December 31, 2099",
  shown: true,
};
const later = {
  from: "2100-01-01T05:00:00Z",
  until: "2100-01-02T05:00:00Z",
  lastDay: "January 1, 2100",
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
