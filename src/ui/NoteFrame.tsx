import type { ReactNode } from "react";
import { classList } from "./class-list.ts";
import styles from "./Note.module.css";

export interface NoteFrameProps {
  title: string;
  /** Of the heading, which names a section. */
  id?: string | undefined;
  /** When to get help at once. The text must say so too. */
  urgent?: boolean;
  /** Over the whole width, heading beside text. */
  wide?: boolean;
  /** Is on a tinted ground. */
  onTint?: boolean;
  level?: 2 | 3;
  children?: ReactNode;
}

/** A remark set apart by a bar at its side, around any content. */
export function NoteFrame(props: NoteFrameProps) {
  const { title, id, urgent, wide, onTint, level = 3, children } = props;
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
      {children}
    </div>
  );
}
