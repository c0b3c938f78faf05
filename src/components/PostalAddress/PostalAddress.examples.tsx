import { longPractice, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { PostalAddress } from "./PostalAddress.tsx";

export const examples: Examples = [
  {
    name: "usual",
    element: <PostalAddress lines={practice.addressLines} />,
    shows: practice.addressLines,
  },
  {
    name: "long",
    element: <PostalAddress lines={longPractice.addressLines} />,
    shows: longPractice.addressLines,
  },
];
