import type { Examples } from "../../gallery/example.ts";
import { Paragraphs } from "../Paragraphs/Paragraphs.tsx";
import { Split } from "../Split/Split.tsx";
import { Sticky } from "./Sticky.tsx";

export const examples: Examples = {
  "beside a long text": [
    <Split>
      <Sticky>
        <h2>Ears</h2>
      </Sticky>
      <Paragraphs texts={["It goes on. ".repeat(60).trim()]} />
    </Split>,
    ["heading", "Ears"],
  ],
};
