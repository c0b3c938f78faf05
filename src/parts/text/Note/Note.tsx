import { classList } from "../../layout/class-list.ts";
import { Prose } from "../Prose/Prose.tsx";
import styles from "./Note.module.css";

interface Props {
  title: string;
  text: string;
  /** When to get help at once. The text must say so too. */
  urgent?: boolean;
  /** Over the whole width, heading beside text. */
  wide?: boolean;
  /** Is on a tinted ground. */
  onTint?: boolean;
  level?: 2 | 3;
}

/** A remark set apart by a bar at its side. */
export function Note({ title, text, urgent, wide, onTint, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const classes = classList(
    styles["root"],
    urgent && styles["urgent"],
    wide && styles["wide"],
    onTint && styles["onTint"],
  );
  return (
    <div className={classes}>
      <Heading className={styles["title"]}>{title}</Heading>
      <p>
        <Prose text={text} />
      </p>
    </div>
  );
}
