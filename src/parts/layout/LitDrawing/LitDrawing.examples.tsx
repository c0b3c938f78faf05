import type { Examples } from "../../example.ts";
import { pictureOf } from "../../fixtures.ts";
import { neutralLook, PracticeLookContext } from "../practice-look.ts";
import { LitDrawing } from "./LitDrawing.tsx";

const look = { ...neutralLook, drawing: pictureOf(468, 624), views: ["ear", "lit-ear"] };

export const examples: Examples = {
  "lit, which has nothing to read": [
    <PracticeLookContext value={look}>
      <LitDrawing view="ear">Ear</LitDrawing>
    </PracticeLookContext>,
    ["img", 0],
  ],
  "what the drawing cannot light": [
    <PracticeLookContext value={look}>
      <LitDrawing view="nose">Nose</LitDrawing>
    </PracticeLookContext>,
    "Nose",
  ],
};
