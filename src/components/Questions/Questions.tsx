import { Paragraphs } from "../Paragraphs/Paragraphs.tsx";
import styles from "./Questions.module.css";

interface Props {
  items: readonly { question: string; answer: readonly string[] }[];
}

/** Questions and answers, always open: nothing is hidden behind a press. */
export function Questions({ items }: Props) {
  return (
    <dl className={styles["root"]}>
      {items.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>
            <Paragraphs texts={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
