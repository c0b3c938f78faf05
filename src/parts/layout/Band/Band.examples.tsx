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
  "a list over three bands": [
    <>
      <Band below="none">The first entry.</Band>
      <Band joined below="little">
        The second entry, with a remark.
      </Band>
      <Band joined>The last entry.</Band>
    </>,
    "The second entry, with a remark.",
  ],
};
