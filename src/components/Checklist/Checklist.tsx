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
              <input type="checkbox" />
              {item}
            </label>
          </li>
        ))}
      </RuledList>
    </fieldset>
  );
}
