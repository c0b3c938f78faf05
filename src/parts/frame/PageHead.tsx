import type { ReactNode } from "react";
import type { PageLink } from "../../data/page-link.ts";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import styles from "./PageHead.module.css";

interface Props {
  trail: readonly PageLink[];
  title: string;
  /** Beside the heading, where there is room. */
  picture?: ReactNode;
  /** What follows the heading. */
  children: ReactNode;
}

/** The opening of a page without a hero: breadcrumb, heading and a few words on white. */
export function PageHead({ trail, title, picture, children }: Props) {
  const words = (
    <>
      <h1>{title}</h1>
      {children}
    </>
  );
  return (
    <>
      <div className={styles["trail"]}>
        <Breadcrumbs trail={trail} />
      </div>
      {picture === undefined ? (
        <div className={styles["text"]}>{words}</div>
      ) : (
        <Split even middle late>
          <Stack>{words}</Stack>
          {picture}
        </Split>
      )}
    </>
  );
}
