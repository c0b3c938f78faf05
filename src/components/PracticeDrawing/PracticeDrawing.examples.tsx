import type { Examples, Grounds } from "../../gallery/example.ts";
import { PracticeDrawing } from "./PracticeDrawing.tsx";

/** Pages show it on tan. */
export const grounds: Grounds = ["tan"];

export const examples: Examples = {
  whole: [
    <div className="gallery-box">
      <PracticeDrawing first />
    </div>,
  ],
};
