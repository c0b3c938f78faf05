import type { ReactNode } from "react";
import styles from "./Columns.module.css";

/** Parts side by side, as many as fit, up to three. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles["root"]}>{children}</div>;
}
