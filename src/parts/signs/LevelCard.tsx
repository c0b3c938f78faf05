import type { ReactNode } from "react";
import type { Answer } from "../../schemas/answers.ts";
import { classList } from "../../ui/class-list.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./LevelCard.module.css";
import { levelBox, levelSign, levels } from "./levels.ts";

/** Whether an answer holds as well for a child who is too young for the practice. */
export function isForAnyAge(answer: Answer): boolean {
  return answer === "call-911" || answer === "emergency-room";
}

interface Props {
  answer: Answer;
  /** What to do, or the beginning of a sentence that a list of signs ends. */
  title: string;
  level?: 2 | 3;
  /** What holds for the answer as a whole, such as whom to call. */
  rule?: ReactNode;
  /** Sets the rest beside title and rule where there is room. */
  beside?: boolean;
  children?: ReactNode;
}

/**
 * How soon to be seen: one of five answers. Weight, sign and words each give their order, so that it
 * survives without color (WCAG 1.4.1), in high contrast and on paper.
 */
export function LevelCard({ answer, title, level = 3, rule, beside, children }: Props) {
  const Heading = `h${level}` as const;
  const { icon, look } = levels[answer];
  return (
    <div className={styles["root"]}>
      <div className={classList(styles["card"], levelBox, look)}>
        <div className={classList(styles["sign"], levelSign)}>
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
