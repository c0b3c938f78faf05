import styles from "./FactTiles.module.css";

interface Props {
  facts: readonly { figure: string; text: string }[];
}

/** Up to four figures in large type on tan, each with the rest of its sentence. */
export function FactTiles({ facts }: Props) {
  return (
    <dl className={styles["root"]} data-ground="tan">
      {facts.map(({ figure, text }) => (
        <div key={figure} className="framed">
          <dt>{figure}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
