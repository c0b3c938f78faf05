import type { ListedPage } from "../data/page-link.ts";
import { useHref } from "../languages/use-words.ts";
import { classList } from "./class-list.ts";
import { Icon } from "./Icon.tsx";
import styles from "./LinkIndex.module.css";

interface Props {
  entries: readonly ListedPage[];
  /** For entries with a text, also while there are none yet. */
  long?: boolean;
  /** Short names alone, close together. */
  brief?: boolean;
}

/** An index of pages: names on rules, each perhaps with a text beside it. */
export function LinkIndex({
  entries,
  long = entries.some(({ text }) => text !== undefined),
  brief,
}: Props) {
  const hrefOf = useHref();
  return (
    <ul className={classList(styles["root"], long && styles["long"], brief && styles["brief"])}>
      {entries.map(({ label, path, text, language, anchors = [] }) => (
        <li key={path}>
          {anchors.map((id) => (
            <span key={id} id={id} />
          ))}
          <a href={hrefOf(path)} lang={language} hrefLang={language}>
            <span>
              {label} {text !== undefined && <small>{text}</small>}
            </span>
            {!brief && <Icon name="chevron-right" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
