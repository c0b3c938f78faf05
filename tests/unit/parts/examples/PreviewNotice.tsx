import { PreviewNotice } from "../../../../src/parts/frame/PreviewNotice.tsx";
import type { Examples } from "../example.ts";

const review = { by: "Ada King, MD", on: "2020-05-01", changed: false };

export const examples: Examples = {
  "on a page that nobody has read": [
    <PreviewNotice
      reader="physician"
      waitsFor={["content/symptoms/ears.yaml"]}
      unsourced={["A figure from memory."]}
    />,
    "To be read by: physician.",
    "until these are read or answered: content/symptoms/ears.yaml.",
    "Without a source: A figure from memory.",
  ],
  "on a page that somebody has read": [
    <PreviewNotice review={review} />,
    "Read and approved by Ada King, MD, May 1, 2020.",
  ],
  "on a page that has changed since": [
    <PreviewNotice review={{ ...review, changed: true }} />,
    "Its words have changed since Ada King, MD read them, May 1, 2020.",
  ],
};
