import type { Examples } from "../../gallery/example.ts";
import { EmergencyCard } from "./EmergencyCard.tsx";

export const examples: Examples = {
  usual: [
    <EmergencyCard
      title="Call 911 now if"
      signs={["You cannot breathe.", "Your neck swells."]}
      otherwise="For less, [call us](tel:+14045550100)."
    />,
    ["heading", "Call 911 now if"],
    ["listitem", 2],
    ["link", "call us"],
  ],
  "not yet reviewed": [
    <EmergencyCard
      title="Call 911 now if"
      signs={["You cannot breathe.", "Your neck swells."]}
      otherwise="For less, call us."
      unreviewed="Not yet checked by a physician."
    />,
    "Not yet checked by a physician.",
  ],
};
