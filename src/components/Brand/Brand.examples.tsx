import { longPractice, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Brand } from "./Brand.tsx";

export const examples: Examples = [
  {
    name: "link",
    element: <Brand name={practice.brand} href="/" />,
    shows: [["link", practice.brand]],
  },
  {
    name: "no link",
    element: <Brand name={practice.brand} />,
    shows: [["link", 0], practice.brand],
  },
  {
    name: "long name",
    element: <Brand name={longPractice.brand} href="/" />,
    shows: [["link", longPractice.brand]],
  },
];
