import type { ListedPage } from "../../data/page-link.ts";
import { useHref } from "../../languages/use-words.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./TopicList.module.css";

interface Props {
  title: string;
  topics: readonly ListedPage[];
}

/** "What would you like to know?": a row for each page that answers one question, all of it a link. */
export function TopicList({ title, topics }: Props) {
  const hrefOf = useHref();
  return (
    <nav aria-labelledby="topics">
      <h2 id="topics">{title}</h2>
      <ul className={styles["root"]}>
        {topics.map(({ label, text, path, anchors = [] }) => (
          <li key={path}>
            {anchors.map((id) => (
              <i key={id} id={id} />
            ))}
            <a className="covers-item" href={hrefOf(path)}>
              {label}
            </a>{" "}
            <span>{text}</span>
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
