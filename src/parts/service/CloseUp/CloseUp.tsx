import { diagramOf } from "../../../art/pictures.ts";
import type { CloseUp as Named } from "../../../schemas/sections.ts";
import { classList } from "../../layout/class-list.ts";
import styles from "./CloseUp.module.css";

interface Props extends Named {
  className?: string | undefined;
}

/** Decoration beside words that say the same: a part of a drawing, without its pins. */
export function CloseUp({ drawing, view, className }: Props) {
  const { src, width, height } = diagramOf(drawing).plain;
  return (
    <img
      className={classList(styles["root"], className)}
      src={view === "all" ? src : `${src}#${view}`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
