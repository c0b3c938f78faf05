import type { ReactNode } from "react";
import styles from "./Stack.module.css";

/** Parts one below the other, evenly apart. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles["root"]}>{children}</div>;
}
