import type { Examples } from "../../example.ts";
import { practice } from "../../fixtures.ts";
import { PictureStrip } from "./PictureStrip.tsx";

const { cameraExam } = practice;

export const examples: Examples = {
  "an exam with a camera": [
    <PictureStrip {...cameraExam} />,
    ["heading", cameraExam.title],
    ["img", 4],
    ["listitem", 4],
    ["img", cameraExam.pictures["camera-in"].alt],
  ],
};
