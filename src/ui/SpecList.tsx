import type { ReactNode } from "react";
import styles from "./SpecList.module.css";

interface Props {
  /** One without a value is left out. */
  facts: readonly {
    name: string;
    value: ReactNode;
    /** Not printed. */
    screenOnly?: boolean;
  }[];
  /** Short facts: two to a line, without rules. */
  pairs?: boolean;
}

/** Facts, each with its name, on rules. */
export function SpecList({ facts, pairs }: Props) {
  return (
    <dl className={styles[pairs ? "pairs" : "rules"]}>
      {facts
        .filter(({ value }) => value !== undefined)
        .map(({ name, value, screenOnly }) => (
          <div key={name} data-print={screenOnly ? "hide" : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
