import type { ReactNode } from "react";
import { useWords } from "../../languages/use-words.ts";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./ReadMore.module.css";

/** More text behind Read More / Read Less. A native disclosure: works with no script. */
export function ReadMore({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <details className={styles["root"]}>
      <summary>
        <span className={styles["closed"]}>{words.readMore}</span>
        <span className={styles["open"]}>{words.readLess}</span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
