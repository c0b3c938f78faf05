import type { ReactNode } from "react";
import styles from "./SpecList.module.css";

interface Props {
  /** One without a value is left out. */
  facts: readonly { name: string; value: ReactNode }[];
}

/** Facts, each under its name, on rules. */
export function SpecList({ facts }: Props) {
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
