import type { OpeningTimes } from "../../../data/hours.ts";
import styles from "./OpenStatus.module.css";

/** Whether the office is open now: an island (src/browser/open-status.ts) that starts by itself. Empty without script. */
export function OpenStatus({ times }: { times: OpeningTimes }) {
  return (
    <b
      className={styles["root"]}
      data-island="OpenStatus"
      data-start=""
      data-opening={JSON.stringify(times)}
      data-print="hide"
      data-script=""
    />
  );
}
