import type { Examples } from "../../gallery/example.ts";
import { Paragraphs } from "../Paragraphs/Paragraphs.tsx";
import { Split } from "./Split.tsx";

const long = (
  <Paragraphs
    texts={["one", "two", "three"].map((word) =>
      `Paragraph ${word}. ${"It goes on. ".repeat(20)}`.trim(),
    )}
  />
);

export const examples: Examples = {
  "five to seven": [
    <Split>
      <h2>Ears</h2>
      {long}
    </Split>,
    ["heading", "Ears"],
    ["paragraph", 3],
  ],
  halves: [
    <Split even>
      <h2>Ears</h2>
      <h2>Noses</h2>
    </Split>,
    ["heading", 2],
  ],
  centered: [
    <Split middle>
      <h2>Ears</h2>
      {long}
    </Split>,
    ["heading", "Ears"],
  ],
};
