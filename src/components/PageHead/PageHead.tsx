import type { ReactNode } from "react";
import styles from "./PageHead.module.css";

/** The top of a page without a hero: the breadcrumb, and the page's first content below it. */
export function PageHead({ trail, children }: { trail: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className={styles["trail"]}>{trail}</div>
      {children}
    </>
  );
}

/** Heading and a sentence, in one column. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <div className={styles["text"]}>{children}</div>;
}
