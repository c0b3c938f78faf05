import type { OpeningTimes } from "../../data/hours.ts";
import styles from "./OpenStatus.module.css";
import { openingText } from "./opening-text.ts";

/** Whether the office is open now. Empty until the page's script fills it and keeps it right; without script it is not there. */
export function OpenStatus({ times }: { times: OpeningTimes }) {
  return (
    <b
      className={styles["root"]}
      data-opening={openingText(times)}
      data-print="hide"
      data-script=""
    />
  );
}
