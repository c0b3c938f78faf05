import type { ReactNode } from "react";
import { classList } from "./class-list.ts";
import styles from "./Note.module.css";
import { Prose } from "./Prose.tsx";

interface Props {
  title: string;
  /** Of the heading, which names a section. */
  id?: string;
  text?: string;
  /** When to get help at once. The text must say so too. */
  urgent?: boolean;
  /** Over the whole width, heading beside text. */
  wide?: boolean;
  /** Is on a tinted ground. */
  onTint?: boolean;
  level?: 2 | 3;
  children?: ReactNode;
}

/** A remark set apart by a bar at its side. */
export function Note({ title, id, text, urgent, wide, onTint, level = 3, children }: Props) {
  const Heading = `h${level}` as const;
  const classes = classList(
    styles["root"],
    "framed",
    urgent && styles["urgent"],
    wide && styles["wide"],
    onTint && styles["onTint"],
  );
  return (
    <div className={classes}>
      <Heading id={id} className="title">
        {title}
      </Heading>
      {text !== undefined && (
        <p>
          <Prose text={text} />
        </p>
      )}
      {children}
    </div>
  );
}
