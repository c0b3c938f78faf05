import type { ReactNode } from "react";
import type { PageLink } from "../../../data/page-link.ts";
import { Breadcrumbs } from "../../frame/Breadcrumbs/Breadcrumbs.tsx";
import { Wrap } from "../Wrap/Wrap.tsx";
import styles from "./Opening.module.css";

interface Props {
  trail: readonly PageLink[];
  title: string;
  lead?: string | undefined;
  /** What a visitor needs first. It lies over the lower edge. */
  children: ReactNode;
}

/**
 * The opening of a guide: breadcrumb and heading on tan, and over its lower edge what a visitor needs first.
 * The bands that follow stand closer together than on other pages, as guides are read on a phone.
 */
export function Opening({ trail, title, lead, children }: Props) {
  return (
    <>
      <div className={styles["root"]} data-ground="tan">
        <Wrap>
          <div className={styles["words"]}>
            <Breadcrumbs trail={trail} />
            <h1>{title}</h1>
            {lead !== undefined && <p className="lead">{lead}</p>}
          </div>
        </Wrap>
      </div>
      <div className={styles["over"]}>
        <Wrap>{children}</Wrap>
      </div>
    </>
  );
}
