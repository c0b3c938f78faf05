import { photographOf, portrait } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { DrawingOrPhotograph } from "./DrawingOrPhotograph.tsx";

const photograph = photographOf("Ada King, MD, by a window");

export const examples: Examples = {
  drawing: [<DrawingOrPhotograph picture={portrait} sizes="20rem" />, ["img", portrait.alt]],
  photograph: [<DrawingOrPhotograph picture={photograph} sizes="20rem" />, ["img", photograph.alt]],
};
