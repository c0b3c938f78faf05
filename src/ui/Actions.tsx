import type { ReactNode } from "react";
import styles from "./Actions.module.css";

/** Buttons side by side; in a narrow container they share its whole width. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={`${styles["root"]} cluster`}>{children}</div>;
}
