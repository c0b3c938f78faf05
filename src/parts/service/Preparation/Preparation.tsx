import { Prose } from "../../text/Prose/Prose.tsx";
import styles from "./Preparation.module.css";

interface Props {
  items: readonly { when?: string | undefined; name: string; text: string }[];
}

/** What to do before an operation or a test, with a box before each, as on a list to tick. */
export function Preparation({ items }: Props) {
  return (
    <ul className={styles["root"]}>
      {items.map(({ when, name, text }) => (
        <li key={name}>
          {when !== undefined && <span className={styles["when"]}>{when}</span>}
          <h3>{name}</h3>
          <p className="soft">
            <Prose text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
