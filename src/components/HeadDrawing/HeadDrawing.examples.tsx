import { portrait } from "../../../tests/example-practice/fixtures.ts";
import type { Examples, Grounds } from "../../gallery/example.ts";
import { HeadDrawing, PortraitFrame } from "./HeadDrawing.tsx";

/** It is drawn on the tan of a page's opening. */
export const grounds: Grounds = ["tan"];

export const examples: Examples = [
  { name: "all", element: <HeadDrawing view="all" first />, shows: [] },
  { name: "sinus", element: <HeadDrawing view="sinus" />, shows: [] },
  { name: "airway", element: <HeadDrawing view="airway" />, shows: [] },
  { name: "sleep", element: <HeadDrawing view="sleep" />, shows: [] },
  { name: "nose", element: <HeadDrawing view="nose" />, shows: [] },
  { name: "face", element: <HeadDrawing view="face" />, shows: [] },
  { name: "throat", element: <HeadDrawing view="throat" />, shows: [] },
  { name: "hearing", element: <HeadDrawing view="hearing" />, shows: [] },
  { name: "neck", element: <HeadDrawing view="neck" />, shows: [] },
  { name: "ear", element: <HeadDrawing view="ear" />, shows: [] },
  { name: "mouth", element: <HeadDrawing view="mouth" />, shows: [] },
  {
    name: "portrait",
    element: <PortraitFrame picture={portrait} alt="Portrait of a physician" />,
    shows: [["img", "Portrait of a physician"]],
  },
];
