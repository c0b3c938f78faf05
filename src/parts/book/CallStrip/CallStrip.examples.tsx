import type { Examples } from "../../example.ts";
import { longWord, practice } from "../../fixtures.ts";
import { BookOrCall } from "../BookOrCall/BookOrCall.tsx";
import { CallStrip } from "./CallStrip.tsx";

export const examples: Examples = {
  "long words": [
    <CallStrip title={longWord} text={longWord}>
      <BookOrCall practice={practice} />
    </CallStrip>,
    ["heading", longWord],
    ["link", "Call Now"],
  ],
};

export const frame = "page";
