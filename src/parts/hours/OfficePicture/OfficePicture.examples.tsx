import type { Examples } from "../../example.ts";
import { photographOf, pictureOf } from "../../fixtures.ts";
import { OfficePicture } from "./OfficePicture.tsx";

const drawing = { ...pictureOf(640, 400), alt: "Drawing of the office" };
const photograph = photographOf("The front door");

export const examples: Examples = {
  drawing: [<OfficePicture picture={drawing} />, ["img", drawing.alt]],
  photograph: [<OfficePicture picture={photograph} />, ["img", photograph.alt]],
};

export const frame = "page";
