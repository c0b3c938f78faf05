import type { Sign } from "../../../../src/data/signs.ts";
import { SignsCard } from "../../../../src/parts/signs/SignsCard.tsx";
import { danger, practice } from "../../../practice/fixtures.ts";
import type { Examples } from "../example.ts";

const { answers } = practice;
const sign: Sign = {
  id: "throat#neck-swells",
  if: "Your neck swells.",
  answer: "call-911",
  ifClosed: undefined,
  whom: undefined,
  isListed: true,
  text: undefined,
};
const today = { ...sign, answer: "call-us-today" } as const;

export const examples: Examples = {
  "the signs for everybody": [
    <SignsCard id="emergency" practice={practice} {...danger} />,
    ["heading", answers["call-911"].if],
    ["listitem", danger.signs.length],
  ],
  "for a child and an adult, with two rules for when nobody answers": [
    <SignsCard
      id="signs"
      practice={practice}
      signs={[
        { ...sign, whom: "child", if: "Your child is limp." },
        { ...sign, whom: "adult", if: "You faint." },
        { ...sign, answer: "emergency-room", if: "Food is stuck.", text: "Do not push it down." },
        { ...today, ifClosed: "emergency-room", if: "An ear suddenly hears less." },
        { ...today, ifClosed: "next-morning", if: "You have a fever." },
      ]}
      otherwise="A mask that leaks can wait for a visit."
      symptoms={{ label: "Other signs", path: "/symptoms" }}
    />,
    ["heading", answers["emergency-room"].if],
    ["heading", answers["call-us-today"].if],
    // Five signs, and the link below them.
    ["listitem", 6],
    ["link", "Other signs"],
    "If it is your child",
    "If it is you",
    "Food is stuck. Do not push it down.",
  ],
};
