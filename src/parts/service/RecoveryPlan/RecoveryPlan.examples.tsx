import type { Examples } from "../../example.ts";
import { recovery, recoveryWords } from "../../fixtures.ts";
import { RecoveryPlan } from "./RecoveryPlan.tsx";

const { slug, steps } = recovery;

export const examples: Examples = {
  steps: [
    <RecoveryPlan words={recoveryWords} id={slug} steps={steps} />,
    ["listitem", steps.length],
    ["button", recoveryWords.save],
  ],
};

export const frame = "page";
