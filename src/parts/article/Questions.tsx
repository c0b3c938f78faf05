import { Paragraphs } from "../../ui/Paragraphs.tsx";
import styles from "./Questions.module.css";

interface Props {
  items: readonly { question: string; answer: readonly string[] }[];
}

/** Questions with their answers, always in view. */
export function Questions({ items }: Props) {
  return (
    <ul className={styles["root"]}>
      {items.map(({ question, answer }) => (
        <li key={question}>
          <h3>{question}</h3>
          <Paragraphs texts={answer} />
        </li>
      ))}
    </ul>
  );
}
