import type { ReactNode } from "react";
import styles from "./Sticky.module.css";

/** The short side of a `Split` that stays in view while the long one is read. */
export function Sticky({ children }: { children: ReactNode }) {
  return <div className={styles["root"]}>{children}</div>;
}
