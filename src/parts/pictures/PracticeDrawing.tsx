import { useContext } from "react";
import type { Photograph } from "../../schemas/photograph.ts";
import { DrawingOrPhotograph } from "../../ui/DrawingOrPhotograph.tsx";
import styles from "./PracticeDrawing.module.css";
import { PracticeLookContext } from "./practice-look.ts";

interface Props {
  /** A close-up that the drawing names; the whole of it when left out. */
  view?: string | undefined;
  /** Takes the place of the drawing. */
  photograph?: Photograph | undefined;
  /** In view when the page opens, so fetched at once. */
  first?: boolean;
  /** Replaces the style that makes it cover the positioned box around it. */
  className?: string | undefined;
}

/** The practice's drawing, which is decoration, or a photograph, which is not, beside the words of a hero or a band. */
export function PracticeDrawing({ view, photograph, first, className = styles["root"] }: Props) {
  const { drawing, photographOf } = useContext(PracticeLookContext);
  const src = view === undefined ? drawing.src : `${drawing.src}#${view}`;
  return (
    <DrawingOrPhotograph
      picture={
        photograph === undefined ? { ...drawing, src, alt: "" } : photographOf(photograph, "hero")
      }
      // It covers its frame, so in a tall one it is wider than the frame.
      sizes="(min-width: 62rem) 60vw, 100vw"
      first={first}
      className={className}
    />
  );
}
