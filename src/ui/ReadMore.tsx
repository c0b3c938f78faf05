import type { ReactNode } from "react";
import { useWords } from "../languages/use-words.ts";
import { Icon } from "./Icon.tsx";
import styles from "./ReadMore.module.css";

interface Props {
  /** Labels of the button. Default: Read More and Read Less. */
  labels?: { more: string; less: string };
  children: ReactNode;
}

/** More text behind a button. A native disclosure: works with no script, and print shows it open. */
export function ReadMore({ labels, children }: Props) {
  const { readMore, readLess } = useWords();
  return (
    <details className={styles["root"]}>
      <summary>
        <span className={styles["closed"]}>{labels?.more ?? readMore}</span>
        <span className={styles["open"]}>{labels?.less ?? readLess}</span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
