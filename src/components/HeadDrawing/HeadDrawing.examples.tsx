import type { Examples, Grounds } from "../../gallery/example.ts";
import { HeadDrawing } from "./HeadDrawing.tsx";

/** Pages show it on tan. */
export const grounds: Grounds = ["tan"];

export const examples: Examples = {
  "close-up": [
    <div className="gallery-box">
      <HeadDrawing view="sinus" first />
    </div>,
  ],
};
