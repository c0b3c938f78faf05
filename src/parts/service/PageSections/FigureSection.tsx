import type { SectionOf } from "../../../schemas/sections.ts";
import { classList } from "../../layout/class-list.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Paragraphs } from "../../text/Paragraphs/Paragraphs.tsx";
import { Diagram } from "../Diagram/Diagram.tsx";
import styles from "./FigureSection.module.css";

/** Words in the column, and a drawing that reaches the right edge of the window. */
export function FigureSection({ section }: { section: SectionOf<"figure"> }) {
  const { id, title, paragraphs, figure } = section;
  return (
    <div
      className={classList(styles["root"], styles[figure.views.length === 2 ? "pair" : "single"])}
    >
      <div className={styles["words"]}>
        <Stack>
          <h2 id={id}>{title}</h2>
          <Paragraphs texts={paragraphs} lead />
        </Stack>
      </div>
      <Diagram {...figure} className={styles["figure"]} />
    </div>
  );
}
