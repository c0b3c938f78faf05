import { useContext } from "react";
import { PracticeLookContext } from "../practice-look.ts";
import styles from "./PracticeDrawing.module.css";

interface Props {
  /** A close-up that the drawing names; the whole of it when left out. */
  view?: string | undefined;
  /** In view when the page opens, so fetched at once. */
  first?: boolean;
}

/** Decoration: the practice's drawing over the whole of the positioned box around it. */
export function PracticeDrawing({ view, first }: Props) {
  const { src, width, height } = useContext(PracticeLookContext).drawing;
  return (
    <img
      className={styles["root"]}
      src={view === undefined ? src : `${src}#${view}`}
      alt=""
      width={width}
      height={height}
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}
