import styles from "./WritingLines.module.css";

interface Props {
  title: string;
  /** How many lines, or the words before each. */
  lines: number | readonly string[];
}

/** Lines to write on, on paper. Invisible on a screen. */
export function WritingLines({ title, lines }: Props) {
  const words = typeof lines === "number" ? Array.from<string>({ length: lines }).fill("") : lines;
  return (
    <section className={styles["root"]} aria-hidden="true">
      <h2>{title}</h2>
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty lines have nothing else to tell them apart, and never move
        <p key={index}>{word}</p>
      ))}
    </section>
  );
}
