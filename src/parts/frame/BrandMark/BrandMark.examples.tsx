import type { Examples } from "../../example.ts";
import { neutralLook, PracticeLookContext } from "../../layout/practice-look.ts";
import { BrandMark } from "./BrandMark.tsx";

const mark = { d: "M37 5H20a15 15 0 0 0 0 30h8M37 20H20", filled: false };

export const examples: Examples = {
  strokes: [
    <PracticeLookContext value={{ ...neutralLook, mark }}>
      <BrandMark />
    </PracticeLookContext>,
  ],
  "a filled shape": [
    <PracticeLookContext value={{ ...neutralLook, mark: { d: "M20 4L36 36H4Z", filled: true } }}>
      <BrandMark />
    </PracticeLookContext>,
  ],
  none: [<BrandMark />],
};
