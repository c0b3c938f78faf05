import type { Examples, Grounds } from "../../gallery/example.ts";
import { Band } from "./Band.tsx";

/** It is a ground itself. */
export const grounds: Grounds = ["white"];

export const examples: Examples = {
  "every ground": [
    <>
      <Band>On white.</Band>
      <Band ground="mist">On mist.</Band>
      <Band ground="warm">On warm.</Band>
    </>,
    "On white.On mist.On warm.",
  ],
  "first of a page": [
    <Band top>
      <p>At the top.</p>
    </Band>,
    "At the top.",
  ],
  "joined to the one before": [
    <>
      <Band>The first part.</Band>
      <Band joined>The second part.</Band>
    </>,
    "The first part.The second part.",
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
