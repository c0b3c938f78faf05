import waves from "../art/waves.svg";
import { classList } from "./class-list.ts";
import styles from "./Waves.module.css";

interface Props {
  /** Darker than their ground instead of lighter. */
  shade?: boolean;
  /** In view when the page opens, so fetched at once. */
  first?: boolean;
}

/** Waves at the end edge of a band, where it is wide enough to keep them off its words. Decoration. */
export function Waves({ shade, first }: Props) {
  return (
    <img
      className={classList(styles["root"], shade && styles["shade"])}
      src={waves.src}
      alt=""
      width={waves.width}
      height={waves.height}
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}
