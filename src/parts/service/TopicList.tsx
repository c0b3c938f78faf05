import { useHref } from "../../languages/use-words.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./TopicList.module.css";

interface Props {
  title: string;
  /** `anchors`: ids that were on this page before what they named moved there. Links to them end here. */
  topics: readonly { label: string; summary: string; path: string; anchors: readonly string[] }[];
}

/** "What would you like to know?": a row for each page that answers one question, all of it a link. */
export function TopicList({ title, topics }: Props) {
  const hrefOf = useHref();
  return (
    <nav aria-labelledby="topics">
      <h2 id="topics">{title}</h2>
      <ul className={styles["root"]}>
        {topics.map(({ label, summary, path, anchors }) => (
          <li key={path}>
            {anchors.map((id) => (
              <i key={id} id={id} />
            ))}
            <a className="covers-item" href={hrefOf(path)}>
              {label}
            </a>{" "}
            <span>{summary}</span>
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
