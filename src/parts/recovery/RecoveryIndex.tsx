import type { ReactNode } from "react";
import type { ListedPage } from "../../data/page-link.ts";
import { LinkIndex } from "../../ui/LinkIndex.tsx";
import { LitDrawing } from "../pictures/LitDrawing.tsx";
import styles from "./RecoveryIndex.module.css";

interface Props {
  groups: readonly {
    title: string;
    /** What the practice's drawing shows lit. */
    view?: string | undefined;
    operations: readonly ListedPage[];
  }[];
  /** What follows the groups, as one more. */
  children: ReactNode;
}

/** All operations with a recovery, by place of the body. */
export function RecoveryIndex({ groups, children }: Props) {
  return (
    <div className={styles["root"]}>
      {groups.map(({ title, view, operations }) => (
        <div key={title}>
          <h2>
            {view !== undefined && <LitDrawing view={view} />}
            {title}
          </h2>
          <LinkIndex entries={operations} />
        </div>
      ))}
      <div>{children}</div>
    </div>
  );
}
