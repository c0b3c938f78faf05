import head from "../../art/head.svg";
import type { CropView } from "../../schemas/service.ts";
import styles from "./HeadDrawing.module.css";

interface Props {
  view: CropView;
  /** In view when the page opens, so fetched at once. */
  first?: boolean;
}

/** Decoration: one of the views that head.svg names, over the whole of the positioned box around it. */
export function HeadDrawing({ view, first }: Props) {
  return (
    <img
      className={styles["root"]}
      src={`${head.src}#${view}`}
      alt=""
      width={head.width}
      height={head.height}
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}
