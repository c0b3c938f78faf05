import { useHref } from "../languages/use-words.ts";
import { Prose } from "./Prose.tsx";
import styles from "./TermList.module.css";

interface Props {
  items: readonly {
    term: string;
    meaning: string;
    link?: string | undefined;
  }[];
}

/** Names with what they mean. */
export function TermList({ items }: Props) {
  const hrefOf = useHref();
  return (
    <dl className={styles["root"]}>
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
