import type { OpeningTimes } from "../data/hours.ts";
import styles from "./OpenStatus.module.css";

/** Whether the office is open now. Empty until the page's script fills it and keeps it right; without script it is not there. */
export function OpenStatus({ times }: { times: OpeningTimes }) {
  return <b className={styles["root"]} data-opening={JSON.stringify(times)} data-print="hide" data-script="" />;
}
