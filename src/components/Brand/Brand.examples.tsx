import { longPractice, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Brand } from "./Brand.tsx";

export const examples: Examples = {
  link: [<Brand name={practice.brand} href="/" />, ["link", practice.brand]],
  "no link": [<Brand name={practice.brand} />, ["link", 0], practice.brand],
  "long name": [<Brand name={longPractice.brand} href="/" />, ["link", longPractice.brand]],
};
