import type { SectionOf } from "../../schemas/sections.ts";
import { classList } from "../../ui/class-list.ts";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { Diagram } from "./Diagram.tsx";
import styles from "./FigureSection.module.css";

/** Words in the column, and a drawing beside them. A pair, and a plate with a legend, reach the right edge of the window. */
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
