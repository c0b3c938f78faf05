import type { Examples } from "../../example.ts";
import { longWord, services } from "../../fixtures.ts";
import { RelatedPages } from "./RelatedPages.tsx";

export const examples: Examples = {
  "three, one without a picture": [
    <RelatedPages
      related={[
        {
          path: "/service/rhinoplasties",
          label: "Rhinoplasty",
          text: "When the outside is bent too.",
          service: services[0],
        },
        {
          path: "/service/sleep-apnea",
          label: "Sleep apnea",
          text: "When you snore.",
          service: services[1],
        },
        { path: "/services", label: longWord, text: longWord, service: undefined },
      ]}
    />,
    ["link", "Sleep apnea"],
    ["listitem", 3],
  ],
};

export const frame = "page";
