import styles from "./Checklist.module.css";
import { RuledList } from "./RuledList.tsx";

interface Props {
  title: string;
  items: readonly string[];
}

/**
 * Boxes to tick, for paper. They have no name, so nothing can be sent, and their form keeps browsers
 * from ticking them again after a reload, or in a restored tab: on a box itself HTML knows no autocomplete.
 */
export function Checklist({ title, items }: Props) {
  return (
    <form className={styles["root"]} autoComplete="off" aria-label={title}>
      {/* Without one, HTML lets Enter on a box submit the form, which would load the page again. */}
      <button type="submit" disabled hidden />
      <h2>{title}</h2>
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
    </form>
  );
}
