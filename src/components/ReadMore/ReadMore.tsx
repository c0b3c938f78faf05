import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./ReadMore.module.css";

/** More text behind Read More / Read Less. A native disclosure: works with no script. */
export function ReadMore({ children }: { children: ReactNode }) {
  return (
    <details className={styles["root"]}>
      <summary>
        <span className={styles["closed"]}>Read More</span>
        <span className={styles["open"]}>Read Less</span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
