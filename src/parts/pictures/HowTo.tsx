import type { ReactNode } from "react";
import { pictureOf } from "../../art/pictures.ts";
import type { Drawing } from "../../schemas/drawing.ts";
import { classList } from "../../ui/class-list.ts";
import styles from "./HowTo.module.css";

/** A drawing of what to do with one's hands. */
export function HowToDrawing({ file, alt }: Drawing) {
  return (
    <img className={`${styles["drawing"]} framed`} {...pictureOf(file)} alt={alt} loading="lazy" />
  );
}

interface Props {
  /** Shows what the words say. */
  drawing: Drawing | undefined;
  /** The words come first where it is narrow, too. */
  wordsFirst?: boolean;
  children: ReactNode;
}

/** Words, with a drawing beside them; above them where it is narrow. The words alone without one. */
export function HowTo({ drawing, wordsFirst = false, children }: Props) {
  if (drawing === undefined) return children;
  return (
    <div className={classList(styles["root"], !wordsFirst && styles["above"])}>
      {!wordsFirst && <HowToDrawing {...drawing} />}
      <div>{children}</div>
      {wordsFirst && <HowToDrawing {...drawing} />}
    </div>
  );
}
