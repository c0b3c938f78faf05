import type { ReactNode } from "react";
import styles from "./PhysicianCard.module.css";
import { Portrait, type Portrayed } from "./Portrait.tsx";

interface Props {
  of: Portrayed;
  /** Headings. */
  names: ReactNode;
  /** The portrait rises out of its band. */
  rises?: boolean | undefined;
  /** In view when the page opens. */
  first?: boolean | undefined;
  /** What is said of the physician. */
  children: ReactNode;
}

/**
 * A physician: a small portrait beside the names, and the words below both. Alone in its box it has a column for the
 * portrait where there is room.
 */
export function PhysicianCard({ of, names, rises, first, children }: Props) {
  return (
    <div className={styles["card"]}>
      <Portrait of={of} rises={rises} first={first} />
      <div>{names}</div>
      <div className={styles["bio"]}>{children}</div>
    </div>
  );
}
