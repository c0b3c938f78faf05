import type { ReactNode } from "react";
import { Icon } from "../../frame/Icon/Icon.tsx";
import styles from "./Disclosure.module.css";

interface Props {
  /** The line that opens it: a phrase, or one heading. */
  summary: ReactNode;
  /** What a link to it points at. It is in the content: a browser opens only what a target is inside of. */
  id?: string | undefined;
  children: ReactNode;
}

/**
 * Text below a line that opens it. A native disclosure: with no script too a link to it and a search in
 * the page open it, and it is printed open.
 */
export function Disclosure({ summary, id, children }: Props) {
  return (
    <details className={styles["root"]}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles["content"]}>
        {id !== undefined && <span id={id} className={styles["target"]} />}
        {children}
      </div>
    </details>
  );
}
