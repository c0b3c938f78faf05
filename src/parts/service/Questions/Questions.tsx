import { Disclosure } from "../../text/Disclosure/Disclosure.tsx";
import { Paragraphs } from "../../text/Paragraphs/Paragraphs.tsx";
import styles from "./Questions.module.css";

interface Props {
  items: readonly { question: string; answer: readonly string[] }[];
}

/** Questions, each of which opens its answer. */
export function Questions({ items }: Props) {
  return (
    <ul className={styles["root"]}>
      {items.map(({ question, answer }) => (
        <li key={question}>
          <Disclosure summary={question}>
            <Paragraphs texts={answer} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
