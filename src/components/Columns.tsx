import type { ReactNode } from "react";
import styles from "./Columns.module.css";

const classOf = { 2: styles["two"], 3: styles["three"], 4: styles["four"] };

/** Parts side by side, as many as fit, up to `count`. */
export function Columns({ count, children }: { count: 2 | 3 | 4; children: ReactNode }) {
  return <div className={`${styles["root"]} ${classOf[count]}`}>{children}</div>;
}
