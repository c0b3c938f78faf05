import type { ReactNode } from "react";
import styles from "./Disclosure.module.css";
import { Icon } from "./Icon.tsx";

interface Props {
  /** The line that opens it. */
  summary: ReactNode;
  children: ReactNode;
}

/** Text below a line that opens it. A native disclosure: find-in-page opens it too, and it is printed open. */
export function Disclosure({ summary, children }: Props) {
  return (
    <details className={styles["root"]}>
      <summary className="title">
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles["content"]}>{children}</div>
    </details>
  );
}
