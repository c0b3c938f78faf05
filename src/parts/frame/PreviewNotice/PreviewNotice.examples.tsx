import type { Examples } from "../../example.ts";
import { PreviewNotice } from "./PreviewNotice.tsx";

export const examples: Examples = {
  preview: [
    <PreviewNotice />,
    "This is a preview. The site is not open yet, and its facts may be examples.",
  ],
};
