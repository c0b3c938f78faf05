import type { Recovery } from "../../schemas/recovery.ts";
import { HowTo } from "../pictures/HowTo.tsx";
import styles from "./FirstAid.module.css";
import { LineList } from "./LineList.tsx";

interface Props {
  aid: NonNullable<Recovery["firstAid"]>;
  level?: 2 | 3;
}

/** What to do at once, as numbered steps, with room for a drawing beside them. */
export function FirstAid({ aid: { title, steps, drawing }, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles["root"]}>
      <HowTo drawing={drawing} wordsFirst>
        <Heading id="first-aid">{title}</Heading>
        <LineList className={styles["steps"]} lines={steps} ordered />
      </HowTo>
    </div>
  );
}
