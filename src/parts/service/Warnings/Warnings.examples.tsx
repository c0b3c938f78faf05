import type { Examples } from "../../example.ts";
import { practice } from "../../fixtures.ts";
import { Warnings } from "./Warnings.tsx";

export const examples: Examples = {
  "three levels": [
    <Warnings
      practice={practice}
      warnings={{
        call911: ["Breathing is hard.", "Blood pours from the nose."],
        emergencyRoom: ["Blood soaks the dressing."],
        callUsToday: ["You have a fever.", "Pain gets worse instead of better."],
      }}
    />,
    ["heading", practice.answers["call-911"].if],
    ["heading", practice.answers["emergency-room"].if],
    ["heading", practice.answers["call-us-today"].if],
    ["listitem", 5],
  ],
};

export const frame = "page";
