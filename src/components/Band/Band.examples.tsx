import type { Examples, Grounds } from "../../gallery/example.ts";
import { Band } from "./Band.tsx";

/** It is a ground itself. */
export const grounds: Grounds = ["white"];

export const examples: Examples = [
  {
    name: "white",
    element: (
      <Band>
        <p>On white.</p>
      </Band>
    ),
    shows: ["On white."],
  },
  {
    name: "mist",
    element: (
      <Band ground="mist">
        <p>On mist.</p>
      </Band>
    ),
    shows: ["On mist."],
  },
  {
    name: "warm",
    element: (
      <Band ground="warm">
        <p>On warm.</p>
      </Band>
    ),
    shows: ["On warm."],
  },
  {
    name: "first of a page",
    element: (
      <Band top>
        <p>At the top.</p>
      </Band>
    ),
    shows: ["At the top."],
  },
  {
    name: "joined to the one before",
    element: (
      <>
        <Band>
          <p>The first part.</p>
        </Band>
        <Band joined>
          <p>The second part.</p>
        </Band>
      </>
    ),
    shows: ["The first part.", "The second part."],
  },
];
