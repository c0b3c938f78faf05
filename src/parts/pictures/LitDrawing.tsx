import { type ReactNode, useContext } from "react";
import styles from "./LitDrawing.module.css";
import { PracticeLookContext } from "./practice-look.ts";

interface Props {
  /** What is lit, named as a close-up is; all that the practice treats when left out. */
  view?: string | undefined;
  /** Takes its place where the practice's drawing cannot light this. */
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
