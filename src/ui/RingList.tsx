import { useHref } from "../languages/use-words.ts";
import type { ListItem } from "../schemas/sections.ts";
import { classList } from "./class-list.ts";
import { Prose } from "./Prose.tsx";
import styles from "./RingList.module.css";

interface Props {
  /** Each a line of text, or a name with an explanation and perhaps a link. */
  items: readonly ListItem[];
  /** In as many columns as fit. */
  columns?: boolean;
}

/** A list with a ring before each item, and no rules. */
export function RingList({ items, columns }: Props) {
  const hrefOf = useHref();
  return (
    <ul className={classList(styles["root"], columns && styles["columns"])}>
      {items.map((item) => {
        if (typeof item === "string")
          return (
            <li key={item}>
              <Prose text={item} />
            </li>
          );
        const { name, text, link } = item;
        return (
          <li key={name}>
            {link === undefined ? name : <a href={hrefOf(link)}>{name}</a>}
            {/* On paper it goes on in the line. */}{" "}
            {text !== undefined && <span className={styles["text"]}>{text}</span>}
          </li>
        );
      })}
    </ul>
  );
}
