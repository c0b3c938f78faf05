import type { Examples, Grounds } from "../../example.ts";
import { Band } from "./Band.tsx";

/** It is a ground itself. */
export const grounds: Grounds = ["white"];

export const examples: Examples = {
  "first of a page": [
    <Band top>
      <p>At the top.</p>
    </Band>,
    "At the top.",
  ],
  "a list over two bands": [
    <>
      <Band>The first entry.</Band>
      <Band joined>The last entry.</Band>
    </>,
    "The last entry.",
  ],
};
