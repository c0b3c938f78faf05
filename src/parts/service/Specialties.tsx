import { useWords } from "../../languages/use-words.ts";
import styles from "./Specialties.module.css";

/** Most chips that a provider's card shows. */
const most = 2;

/** The first two specialties as chips, and how many more there are. */
export function Specialties({ names }: { names: readonly string[] }) {
  const words = useWords();
  const more = names.length - most;
  return (
    <ul className={styles["root"]}>
      {names.slice(0, most).map((name) => (
        <li key={name} className={styles["chip"]}>
          {name}
        </li>
      ))}
      {more > 0 && (
        <li className={`${styles["chip"]} ${styles["more"]}`}>
          {words.physician.more(more)}
          <span className="visually-hidden">{words.physician.moreOf}</span>
        </li>
      )}
    </ul>
  );
}
