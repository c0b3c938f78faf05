import { en } from "../../../languages/en.ts";
import type { Examples } from "../../example.ts";
import { exampleContent, longWord } from "../../fixtures.ts";
import { Medicines } from "./Medicines.tsx";

const { medicines } = exampleContent;

export const examples: Examples = {
  "for everybody, for a child and for an adult": [
    <Medicines rules={medicines} more={[`${longWord} hurts little.`]} />,
    ["listitem", medicines.length + 1],
    `${en.danger.child}:`,
    `${en.danger.adult}:`,
    `${longWord} hurts little.`,
  ],
};
