import type { Examples } from "../../example.ts";
import { longWord, practice } from "../../fixtures.ts";
import { BookOrCall } from "../BookOrCall/BookOrCall.tsx";
import { CallStrip } from "./CallStrip.tsx";

export const examples: Examples = {
  "book or call": [
    <CallStrip title="Find out if it may suit you." text="Bring your last sleep test.">
      <BookOrCall practice={practice} />
    </CallStrip>,
    ["heading", "Find out if it may suit you."],
    ["link", "Call Now"],
  ],
  "long words": [
    <CallStrip title={longWord} text={longWord}>
      <BookOrCall practice={practice} />
    </CallStrip>,
    ["heading", longWord],
  ],
};

export const frame = "page";
