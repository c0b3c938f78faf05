import type { Examples } from "../../example.ts";
import { practice } from "../../fixtures.ts";
import { EmergencyCard } from "./EmergencyCard.tsx";

const card = { id: "call-911", answers: practice.answers };
const call911 = ["You cannot breathe.", "Your neck swells."];

export const examples: Examples = {
  "three levels": [
    <EmergencyCard
      {...card}
      emergency={{
        call911,
        emergencyRoom: ["Food is stuck, and saliva comes back up."],
        callUsToday: ["An ear suddenly hears less."],
        otherwise: "For less, call us.",
      }}
      symptoms={{ label: "Other signs", path: "/symptoms" }}
    />,
    ["heading", practice.answers["emergency-room"].if],
    ["heading", practice.answers["call-us-today"].if],
    ["link", "Other signs"],
    ["listitem", 4],
  ],
  "not yet reviewed": [
    <EmergencyCard
      {...card}
      emergency={{ call911, otherwise: "For less, [call us](tel:+14045550100)." }}
      unreviewed="Not yet checked by a physician."
    />,
    ["heading", practice.answers["call-911"].if],
    ["listitem", 2],
    ["link", "call us"],
    "Not yet checked by a physician.",
  ],
};

export const frame = "page";
