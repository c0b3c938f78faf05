import { createContext } from "react";
import arcs from "../art/arcs.svg";
import type { Picture } from "./picture.ts";

/** The practice's mark as one SVG path in a square of 40: its strokes, or what they enclose. */
export interface Mark {
  d: string;
  filled: boolean;
}

/** What the practice's content says of its look, for the components that show it. */
export interface PracticeLook {
  /** Undefined where the name alone is the logo. */
  mark: Mark | undefined;
  /** The drawing of openings. */
  drawing: Picture;
  /** Its views that have no empty edge to fade into the ground. */
  fillsFrame: readonly string[];
}

/** Around a page; without it, arcs take the place of a drawing. */
export const PracticeLookContext = createContext<PracticeLook>({
  mark: undefined,
  drawing: arcs,
  fillsFrame: [],
});
