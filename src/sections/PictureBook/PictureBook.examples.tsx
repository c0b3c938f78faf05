import { exampleContent } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
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
