import { useHref } from "../../../languages/use-words.ts";
import { Icon } from "../../frame/Icon/Icon.tsx";
import { classList } from "../../layout/class-list.ts";
import styles from "./LinkIndex.module.css";

interface Props {
  /** `language`, where name and page are not in English. */
  entries: readonly { name: string; path: string; text?: string; language?: string | undefined }[];
  /** For entries with a text, also while there are none yet. */
  long?: boolean;
}

/** An index of pages, printed like one: names on rules. Entries with a text are read across. */
export function LinkIndex({
  entries,
  long = entries.some(({ text }) => text !== undefined),
}: Props) {
  const hrefOf = useHref();
  return (
    <ul className={classList(styles["root"], long && styles["long"])}>
      {entries.map(({ name, path, text, language }) => (
        <li key={path}>
          <a href={hrefOf(path)} lang={language} hrefLang={language}>
            <span>
              {name} {text !== undefined && <small>{text}</small>}
            </span>
            <Icon name="chevron-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
