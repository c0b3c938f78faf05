import type { OpeningTimes } from "../../../data/hours.ts";
import styles from "./OpenStatus.module.css";

/** Whether the office is open now: filled in by open-status.ts. Empty without script. */
export function OpenStatus({ times }: { times: OpeningTimes }) {
  return (
    <b
      className={styles["root"]}
      data-module="open-status"
      data-opening={JSON.stringify(times)}
      data-print="hide"
      data-script=""
    />
  );
}
