import { photographOf, pictureOf } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { OfficePicture } from "./OfficePicture.tsx";

const drawing = { ...pictureOf(640, 400), alt: "Drawing of the office" };
const photograph = photographOf("The front door");

export const examples: Examples = {
  drawing: [<OfficePicture picture={drawing} />, ["img", drawing.alt]],
  photograph: [<OfficePicture picture={photograph} />, ["img", photograph.alt]],
};
