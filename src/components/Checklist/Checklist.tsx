import { RuledList } from "../RuledList/RuledList.tsx";
import styles from "./Checklist.module.css";

interface Props {
  title: string;
  items: readonly string[];
}

/**
 * Boxes to tick, for paper. They have no name and are in no form, so nothing can be sent.
 */
export function Checklist({ title, items }: Props) {
  return (
    <fieldset className={styles["root"]}>
      <legend>
        <h2>{title}</h2>
      </legend>
      <RuledList columns={2}>
        {items.map((item) => (
          <li key={item}>
            <label>
              {/* Off: the browser would tick it again after a reload, on Back and in a restored tab. */}
              <input type="checkbox" autoComplete="off" />
              {item}
            </label>
          </li>
        ))}
      </RuledList>
    </fieldset>
  );
}
