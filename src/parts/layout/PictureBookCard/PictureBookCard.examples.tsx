import type { Examples } from "../../example.ts";
import { exampleContent } from "../../fixtures.ts";
import { PictureBookCard } from "./PictureBookCard.tsx";

const book = exampleContent.pages["for-children"];

export const examples: Examples = {
  "the book": [
    <PictureBookCard {...book} path="/new-patients/for-children" />,
    ["heading", book.hero.title],
    ["link", book.hero.title],
  ],
};

export const frame = "page";
