import type { Examples } from "../../example.ts";
import { longPractice, practice } from "../../fixtures.ts";
import { Brand } from "./Brand.tsx";

export const examples: Examples = {
  link: [<Brand name={practice.brand} href="/" />, ["link", practice.brand]],
  "no link": [<Brand name={practice.brand} />, ["link", 0], practice.brand],
  "long name": [<Brand name={longPractice.brand} href="/" />, ["link", longPractice.brand]],
};
