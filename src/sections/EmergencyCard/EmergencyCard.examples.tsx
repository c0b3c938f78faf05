import type { Examples } from "../../gallery/example.ts";
import { EmergencyCard } from "./EmergencyCard.tsx";

const titles = {
  id: "call-911",
  title: "Call 911 now if",
  roomTitle: "Go to an emergency room now if",
};
const signs = ["You cannot breathe.", "Your neck swells."];

export const examples: Examples = {
  "with an emergency room and first aid": [
    <EmergencyCard
      {...titles}
      signs={signs}
      emergencyRoom={["Food is stuck, and saliva comes back up."]}
      firstAid={[{ title: "If your nose bleeds", text: "Sit up and lean forward." }]}
      otherwise="For less, call us."
      symptoms={{ label: "Other signs", path: "/symptoms" }}
    />,
    ["heading", "Go to an emergency room now if"],
    ["heading", "If your nose bleeds"],
    ["link", "Other signs"],
    ["listitem", 3],
  ],
  "not yet reviewed": [
    <EmergencyCard
      {...titles}
      signs={signs}
      otherwise="For less, [call us](tel:+14045550100)."
      unreviewed="Not yet checked by a physician."
    />,
    ["heading", "Call 911 now if"],
    ["listitem", 2],
    ["link", "call us"],
    "Not yet checked by a physician.",
  ],
};
