import styles from "./Paragraphs.module.css";
import { Prose } from "./Prose.tsx";

interface Props {
  texts: readonly string[];
  /** Set the first paragraph larger, or as large as a heading. */
  lead?: boolean | "large";
}

/** Running text, no wider than reads well. */
export function Paragraphs({ texts, lead }: Props) {
  return (
    <div className={styles["root"]}>
      {texts.map((text, index) => (
        <p
          key={text}
          className={
            lead && index === 0 ? (lead === "large" ? styles["large"] : "lead") : undefined
          }
        >
          <Prose text={text} />
        </p>
      ))}
    </div>
  );
}
