import type { Recovery } from "../../../schemas/service.ts";
import type { Examples } from "../../example.ts";
import { exampleContent, practice } from "../../fixtures.ts";
import { RecoveryPlans } from "./RecoveryPlans.tsx";

const { form } = exampleContent.pages.recovery;
const recoveries: Recovery[] = ["Ear tubes", "Septoplasty"].map((operation, index) => ({
  id: `service-recovery-${index}`,
  service: "Ear, nose and throat",
  title: `After ${operation}`,
  operation,
  path: "/services",
  items: [
    { when: "The same day", day: 0, name: "Home", text: "Rest with your head high." },
    { when: "About a week", day: 7, name: "A first check", text: "We look inside." },
  ],
  warnings: {
    call911: ["You bleed heavily."],
    emergencyRoom: ["Blood soaks the dressing."],
    callUsToday: ["You have a fever."],
  },
}));

export const examples: Examples = {
  "each recovery": [
    <RecoveryPlans practice={practice} form={form} recoveries={recoveries} />,
    ["heading", "After Ear tubes"],
    ["heading", "After Septoplasty"],
    practice.answers["call-911"].if,
  ],
};

export const frame = "page";
