import { createContext } from "react";
import arcs from "../../art/arcs.svg";
import type { PhotographSlot } from "../../files/photographs/named-photographs.ts";
import type { Photograph } from "../../schemas/photograph.ts";
import type { Picture, ShownPicture } from "../../ui/picture.ts";

/** The practice's mark as one SVG path in a square of 40: its strokes, or what they enclose. */
interface Mark {
  d: string;
  filled: boolean;
}

/** What the practice's content says of its look, for the components that show it. */
export interface PracticeLook {
  /** Undefined where the name alone is the logo. */
  mark: Mark | undefined;
  /** The drawing beside heroes and bands. */
  drawing: Picture;
  /** Names of its views: its close-ups, and those that light one part, such as lit-ear. */
  views: readonly string[];
  /** Its views that have no empty edge to fade into the ground. */
  fillsFrame: readonly string[];
  /** A photograph as a slot shows it. */
  photographOf: (photograph: Photograph, slot: PhotographSlot) => ShownPicture;
}

/** Arcs in place of a drawing and of a photograph. */
export const neutralLook: PracticeLook = {
  mark: undefined,
  drawing: arcs,
  views: [],
  fillsFrame: [],
  photographOf: ({ alt }) => ({ ...arcs, alt }),
};

/** Around a page. */
export const PracticeLookContext = createContext<PracticeLook>(neutralLook);
