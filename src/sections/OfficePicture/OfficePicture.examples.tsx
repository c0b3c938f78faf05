import type { Examples } from "../../gallery/example.ts";
import { OfficePicture } from "./OfficePicture.tsx";

export const examples: Examples = [
  {
    name: "usual",
    element: <OfficePicture alt="Drawing of the office" />,
    shows: [["img", "Drawing of the office"]],
  },
];
