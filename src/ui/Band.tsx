import type { ReactNode } from "react";
import styles from "./Band.module.css";
import { classList } from "./class-list.ts";
import { Wrap } from "./Wrap.tsx";

interface Props {
  ground?: "white" | "mist" | "warm" | "dark";
  /** No space above: the band continues the one before. */
  joined?: boolean;
  /** The first band of a page without a hero. */
  top?: boolean;
  /** Id of its heading. */
  labelledBy?: string | undefined;
  /** Reaches both edges of the window; its content keeps the margins itself. */
  bleeds?: boolean;
  /** Left out on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A full-width strip of the page, and the container that container queries refer to. */
export function Band(props: Props) {
  const { ground = "white", joined, top, labelledBy, bleeds, screenOnly, children } = props;
  const classes = classList(
    styles["root"],
    ground !== "white" && styles[ground],
    joined && styles["joined"],
    top && styles["top"],
  );
  return (
    <section
      className={classes}
      data-ground={ground === "dark" ? ground : undefined}
      aria-labelledby={labelledBy}
      data-print={screenOnly ? "hide" : undefined}
    >
      {bleeds ? children : <Wrap>{children}</Wrap>}
    </section>
  );
}
