import { type ReactNode, useContext } from "react";
import styles from "./LitDrawing.module.css";
import { PracticeLookContext } from "./practice-look.ts";

interface Props {
  /** The view to light; by default all that the practice treats. */
  view?: string | undefined;
  /** Fallback where the practice's drawing has no such view. */
  children?: ReactNode;
}

/** The practice's drawing with one part lit, such as the ear of a head: a picture for a name beside it. */
export function LitDrawing({ view = "all", children }: Props) {
  const { drawing, views } = useContext(PracticeLookContext);
  const lit = `lit-${view}`;
  if (!views.includes(lit)) return children;
  return (
    <img
      className={styles["root"]}
      src={`${drawing.src}#${lit}`}
      alt=""
      width={48}
      height={64}
      loading="lazy"
    />
  );
}
