import type { ReactNode } from "react";
import styles from "./OfficeFacts.module.css";

interface Props {
  /** One without a value is left out. */
  facts: readonly { name: string; value: ReactNode }[];
}

/** Short facts of an office, two to a line. */
export function OfficeFacts({ facts }: Props) {
  return (
    <dl className={styles["root"]}>
      {facts
        .filter(({ value }) => value !== undefined)
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
