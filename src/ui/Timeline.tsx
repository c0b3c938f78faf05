import type { ReactNode } from "react";
import { classList } from "./class-list.ts";
import { Whole } from "./Prose.tsx";
import styles from "./Timeline.module.css";

interface Props {
  /** Across the page where there is room, instead of down. */
  across?: boolean;
  steps: readonly {
    when: string;
    /** Time after an operation at which the step begins and ends, for the script that adds dates. */
    from?: string | undefined;
    to?: string | undefined;
    name: string;
    text?: string | undefined;
    /** Below the text. */
    more?: ReactNode;
  }[];
  /** Entries before the steps. */
  children?: ReactNode;
}

/** Steps in order of time, along a line. */
export function Timeline({ steps, across, children }: Props) {
  return (
    <ol className={classList(styles["root"], across && styles["across"])}>
      {children}
      {steps.map(({ when, from, to, name, text, more }) => (
        <li key={`${when} ${name}`} data-from={from} data-to={to}>
          <span className={styles["when"]}>{when}</span>
          <h3>{name}</h3>
          {text !== undefined && (
            <p className="soft">
              <Whole>{text}</Whole>
            </p>
          )}
          {more}
        </li>
      ))}
    </ol>
  );
}
