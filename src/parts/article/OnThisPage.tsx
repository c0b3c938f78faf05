import { useWords } from "../../languages/use-words.ts";
import styles from "./OnThisPage.module.css";

interface Props {
  /** The sections of the page: the id of each, and a short name. */
  entries: readonly { id: string; name: string }[];
}

/** The contents of a long page, as links to its sections. */
export function OnThisPage({ entries }: Props) {
  return (
    <nav className={styles["root"]} aria-labelledby="contents">
      <h2 id="contents" className="title">
        {useWords().contents}
      </h2>
      <ul>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
