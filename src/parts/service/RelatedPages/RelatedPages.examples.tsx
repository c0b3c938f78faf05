import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { RelatedPages } from "./RelatedPages.tsx";

export const examples: Examples = {
  "three, one without a picture": [
    <RelatedPages
      related={[
        {
          path: "/service/rhinoplasties",
          label: "Rhinoplasty",
          text: "When the outside is bent too.",
          closeUp: { drawing: "nose-framework", view: "tip" },
        },
        {
          path: "/service/sleep-apnea",
          label: "Sleep apnea",
          text: "When you snore.",
          closeUp: { drawing: "airway-asleep", view: "all" },
        },
        { path: "/services", label: longWord, text: longWord },
      ]}
    />,
    ["link", "Sleep apnea"],
    ["listitem", 3],
  ],
};

export const frame = "page";
