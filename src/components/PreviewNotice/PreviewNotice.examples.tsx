import type { Examples } from "../../gallery/example.ts";
import { PreviewNotice } from "./PreviewNotice.tsx";

export const examples: Examples = [
  {
    name: "preview",
    element: <PreviewNotice />,
    shows: ["This is a preview. The site is not open yet, and its facts may be examples."],
  },
];
