import { useHref } from "../languages/use-words.ts";
import { classList } from "./class-list.ts";
import { Prose } from "./Prose.tsx";
import styles from "./TermList.module.css";

interface Props {
  items: readonly {
    term: string;
    meaning: string;
    link?: string | undefined;
  }[];
  /** In as many columns as fit. */
  columns?: boolean;
}

/** Names with what they mean. */
export function TermList({ items, columns }: Props) {
  const hrefOf = useHref();
  return (
    <dl className={classList(styles["root"], columns && styles["columns"])}>
      {items.map(({ term, meaning, link }) => (
        <div key={term}>
          <dt className="title">{link === undefined ? term : <a href={hrefOf(link)}>{term}</a>}</dt>
          <dd>
            <Prose text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
