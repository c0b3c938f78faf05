import type { Examples } from "../../example.ts";
import { exampleContent } from "../../fixtures.ts";
import { PictureBook } from "./PictureBook.tsx";

const { pictures } = exampleContent.pages["for-children"];

export const examples: Examples = {
  "twelve pictures": [
    <PictureBook pictures={pictures} />,
    ["img", 12],
    ["listitem", 12],
    ["img", pictures.aah.alt],
  ],
};

export const frame = "page";
