import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { ShortAnswer } from "./ShortAnswer.tsx";

export const examples: Examples = {
  "with jumps": [
    <ShortAnswer
      title={longWord}
      text="It moves the tongue forward. It is for adults."
      jumps={[{ label: "What does it cost?", section: "cost" }]}
    >
      <aside>Call 911 if breathing is hard.</aside>
    </ShortAnswer>,
    ["heading", longWord],
    ["link", "What does it cost?"],
    "Call 911 if breathing is hard.",
  ],
};

export const frame = "page";
