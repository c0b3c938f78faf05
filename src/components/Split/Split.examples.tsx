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

export const examples: Examples = [
  {
    name: "five to seven",
    element: (
      <Split>
        <h2>Ears</h2>
        {long}
      </Split>
    ),
    shows: [
      ["heading", "Ears"],
      ["paragraph", 3],
    ],
  },
  {
    name: "halves",
    element: (
      <Split even>
        <h2>Ears</h2>
        <h2>Noses</h2>
      </Split>
    ),
    shows: [["heading", 2]],
  },
  {
    name: "centered",
    element: (
      <Split middle>
        <h2>Ears</h2>
        {long}
      </Split>
    ),
    shows: [["heading", "Ears"]],
  },
];
