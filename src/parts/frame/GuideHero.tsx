import type { ComponentProps, ReactNode } from "react";
import type { PageLink } from "../../data/page-link.ts";
import { JumpLinks } from "../../ui/JumpLinks.tsx";
import { Wrap } from "../../ui/Wrap.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import styles from "./GuideHero.module.css";

interface Props {
  trail: readonly PageLink[];
  title: string;
  lead?: string | undefined;
  /** Jumps to the parts of the page. */
  jumps?: ComponentProps<typeof JumpLinks>["links"];
  /** What the page asks of the visitor, below the lead. */
  asks?: ReactNode;
  /** What a visitor needs first. It overlaps the lower edge. */
  children: ReactNode;
}

/** The opening of a guide: breadcrumb and heading on tan, and what a visitor needs first on its lower edge. */
export function GuideHero({ trail, title, lead, jumps = [], asks, children }: Props) {
  return (
    // The outer element is the container that the grid answers to.
    <div>
      <div className={styles["root"]}>
        <div className={styles["tan"]} data-ground="tan">
          <Wrap>
            <div className={styles["words"]}>
              <Breadcrumbs trail={trail} />
              <h1>{title}</h1>
              {lead !== undefined && <p className="lead">{lead}</p>}
              <JumpLinks links={jumps} />
              {asks}
            </div>
          </Wrap>
        </div>
        <div className={styles["sheet"]}>
          <Wrap>{children}</Wrap>
        </div>
      </div>
    </div>
  );
}
