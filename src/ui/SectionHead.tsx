import type { ReactNode } from "react";
import { Prose } from "./Prose.tsx";
import styles from "./SectionHead.module.css";

interface Props {
  /** Target of a link from elsewhere on the page, and what names its section. */
  id?: string;
  title: string;
  /** A sentence at the right of the heading. */
  intro?: string | undefined;
  /** A link at the right instead. */
  children?: ReactNode;
}

/** The heading of a section over its whole width. */
export function SectionHead({ id, title, intro, children }: Props) {
  return (
    <div className={styles["root"]}>
      <h2 id={id}>{title}</h2>
      {intro !== undefined && (
        <p className="soft">
          <Prose text={intro} />
        </p>
      )}
      {children}
    </div>
  );
}
