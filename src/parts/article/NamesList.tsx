import { useHref } from "../../languages/use-words.ts";
import type { SectionOf } from "../../schemas/sections.ts";
import styles from "./NamesList.module.css";

/** Names in groups, each with one line, and a link where a page says more and compares them. */
export function NamesList({ groups }: Pick<SectionOf<"names">, "groups">) {
  const hrefOf = useHref();
  return (
    <div className={styles["root"]}>
      {groups.map(({ title, text, items }) => (
        <div key={title} className={styles["group"]}>
          <div>
            <h3>{title}</h3>
            {text !== undefined && <p className="soft">{text}</p>}
          </div>
          <ul>
            {items.map(({ name, text, link }) => (
              <li key={name}>
                {link === undefined ? (
                  <b>{name}</b>
                ) : (
                  <a className="covers-item" href={hrefOf(link)}>
                    {name}
                  </a>
                )}
                {text !== undefined && <span className="soft">{`. ${text}`}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
