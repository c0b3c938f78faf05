import type { Examples, Grounds } from "../../gallery/example.ts";
import { Band } from "./Band.tsx";

/** It is a ground itself. */
export const grounds: Grounds = ["white"];

export const examples: Examples = {
  white: [
    <Band>
      <p>On white.</p>
    </Band>,
    "On white.",
  ],
  mist: [
    <Band ground="mist">
      <p>On mist.</p>
    </Band>,
    "On mist.",
  ],
  warm: [
    <Band ground="warm">
      <p>On warm.</p>
    </Band>,
    "On warm.",
  ],
  "first of a page": [
    <Band top>
      <p>At the top.</p>
    </Band>,
    "At the top.",
  ],
  "joined to the one before": [
    <>
      <Band>
        <p>The first part.</p>
      </Band>
      <Band joined>
        <p>The second part.</p>
      </Band>
    </>,
    "The first part.",
    "The second part.",
  ],
};
