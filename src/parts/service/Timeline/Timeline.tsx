import { classList } from "../../layout/class-list.ts";
import styles from "./Timeline.module.css";

interface Props {
  /** Across the page where there is room, instead of down. */
  across?: boolean;
  steps: readonly {
    when: string;
    /** Days since an operation, for the script that adds dates. */
    day?: number | undefined;
    name: string;
    text?: string | undefined;
  }[];
}

/** Steps in order of time, along a line. */
export function Timeline({ steps, across }: Props) {
  return (
    <ol className={classList(styles["root"], across && styles["across"])}>
      {steps.map(({ when, day, name, text }) => (
        <li key={`${when} ${name}`} data-day={day}>
          <span className={styles["when"]}>{when}</span>
          <h3>{name}</h3>
          {text !== undefined && <p className="soft">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
