import type { ReactNode } from "react";
import styles from "./Wrap.module.css";

/** The width of the page: centered, with gutters that hold the floating buttons on wide screens. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={styles["root"]}>{children}</div>;
}
