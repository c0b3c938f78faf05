import type { ReactNode } from "react";
import type { Level } from "../../schemas/levels.ts";
import { classList } from "../../ui/class-list.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./LevelCard.module.css";
import { levelBox, levelIcon, levelLooks } from "./level-looks.ts";

interface Props {
  level: Level;
  /** What to do. */
  title: string;
  headingLevel?: 2 | 3;
  /** What applies to the whole level, such as whom to call. */
  rule?: ReactNode;
  /** Sets the rest beside title and rule where there is room. */
  beside?: boolean;
  children?: ReactNode;
}

/**
 * How soon to be seen: one of five levels. Weight, sign and words each give their order, so that it
 * survives without color (WCAG 1.4.1), in high contrast and on paper.
 */
export function LevelCard({ level, title, headingLevel = 3, rule, beside, children }: Props) {
  const Heading = `h${headingLevel}` as const;
  const { icon, look } = levelLooks[level];
  return (
    <div className={styles["root"]}>
      <div className={classList(styles["card"], levelBox, look)}>
        <div className={classList(styles["icon"], levelIcon)}>
          <Icon name={icon} />
        </div>
        <div className={classList(styles["words"], beside && styles["beside"])}>
          <Heading className="title">{title}</Heading>
          {rule !== undefined && <div className={styles["rule"]}>{rule}</div>}
          {beside ? <div className={styles["list"]}>{children}</div> : children}
        </div>
      </div>
    </div>
  );
}
