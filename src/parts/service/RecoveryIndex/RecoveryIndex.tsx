import type { ReactNode } from "react";
import type { PageLink } from "../../../data/page-link.ts";
import { useHref } from "../../../languages/use-words.ts";
import { Icon } from "../../frame/Icon/Icon.tsx";
import { PracticeDrawing } from "../../layout/PracticeDrawing/PracticeDrawing.tsx";
import styles from "./RecoveryIndex.module.css";

interface Props {
  groups: readonly {
    title: string;
    /** A close-up of the practice's drawing. */
    view?: string | undefined;
    /** `anchors`: its ids on this page before it had a page of its own. */
    operations: readonly (PageLink & { anchors?: readonly string[] })[];
  }[];
  /** What follows the groups, as one more. */
  children: ReactNode;
}

/** All operations with a recovery, by place of the body. */
export function RecoveryIndex({ groups, children }: Props) {
  const hrefOf = useHref();
  return (
    <div className={styles["root"]}>
      {groups.map(({ title, view, operations }) => (
        <div key={title}>
          <h2>
            {view !== undefined && (
              <span className={styles["picture"]}>
                <PracticeDrawing view={view} />
              </span>
            )}
            {title}
          </h2>
          <ul>
            {operations.map(({ label, path, anchors = [] }) => (
              <li key={path}>
                {anchors.map((id) => (
                  <span key={id} id={id} />
                ))}
                <a href={hrefOf(path)}>
                  {label}
                  <Icon name="arrow-right" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>{children}</div>
    </div>
  );
}
