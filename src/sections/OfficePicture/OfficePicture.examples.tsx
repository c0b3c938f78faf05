import type { Examples } from "../../gallery/example.ts";
import { OfficePicture } from "./OfficePicture.tsx";

export const examples: Examples = {
  usual: [<OfficePicture alt="Drawing of the office" />, ["img", "Drawing of the office"]],
};
