import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { ShortAnswer } from "./ShortAnswer.tsx";

export const examples: Examples = {
  "with jumps": [
    <ShortAnswer
      title="In short"
      text="It moves the tongue forward. It is for adults."
      jumps={[{ label: "What does it cost?", section: "cost" }]}
    >
      <aside>Call 911 if breathing is hard.</aside>
    </ShortAnswer>,
    ["heading", "In short"],
    ["link", "What does it cost?"],
    "Call 911 if breathing is hard.",
  ],
  "long words": [
    <ShortAnswer title={longWord} text={longWord}>
      <aside>{longWord}</aside>
    </ShortAnswer>,
    ["heading", longWord],
  ],
};

export const frame = "page";
