import type { Examples } from "../../example.ts";
import { recovery, recoveryWords } from "../../fixtures.ts";
import { RecoveryPlan } from "./RecoveryPlan.tsx";

const { slug } = recovery;
const steps = recovery.steps.map(({ name, text }, index) => ({
  when: `Day ${index}`,
  from: `P${index}D`,
  to: index === 0 ? undefined : `P${index + 2}D`,
  name,
  text,
  watch:
    index === 0 ? [{ answer: "call-911" as const, text: "**Call 911 if** your neck swells." }] : [],
}));

export const examples: Examples = {
  steps: [
    <RecoveryPlan words={recoveryWords} id={slug} steps={steps} />,
    ["listitem", steps.length],
    ["button", recoveryWords.save],
  ],
};

export const frame = "page";
