import { Icon } from "../../ui/Icon.tsx";
import { LineList } from "./LineList.tsx";
import type { Line } from "./line.ts";
import styles from "./Ticks.module.css";

/** What is normal, each with a tick. */
export function Ticks({ lines }: { lines: readonly Line[] }) {
  return (
    <div className={styles["root"]}>
      <LineList className={styles["ticks"]} lines={lines} mark={<Icon name="check" />} />
    </div>
  );
}

interface Props {
  words: { yes: string; notYet: string };
  yes: readonly Line[];
  notYet: readonly Line[];
}

/** What to do and what not yet, side by side. */
export function YesAndNotYet({ words, yes, notYet }: Props) {
  return (
    <div className={styles["root"]}>
      <div className={styles["sides"]}>
        <div>
          <h3>{words.yes}</h3>
          <LineList lines={yes} mark={<Icon name="check" />} />
        </div>
        <div>
          <h3>{words.notYet}</h3>
          <LineList lines={notYet} mark={<Icon name="close" />} />
        </div>
      </div>
    </div>
  );
}
