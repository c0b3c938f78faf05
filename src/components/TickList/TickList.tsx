import type { ReactNode } from "react";
import type { ListItem } from "../../schemas/service.ts";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./TickList.module.css";

interface Props {
  items: readonly ListItem[];
  columns?: 1 | 2 | 3;
  /** Numbers in front: the order matters. */
  numbered?: boolean;
}

const columnClass = { 1: undefined, 2: styles["two"], 3: styles["three"] };

/** A ruled list. An entry is a line of text, or a name with an explanation. */
export function TickList({ items, columns = 1, numbered = false }: Props) {
  const List = numbered ? "ol" : "ul";
  return (
    <List
      className={[styles["root"], columnClass[columns], numbered && styles["numbered"]]
        .filter(Boolean)
        .join(" ")}
    >
      {items.map((item) =>
        typeof item === "string" ? (
          <li key={item}>{numbered ? <span>{item}</span> : item}</li>
        ) : (
          <li key={item.name}>
            <b className={styles["name"]}>
              {item.link === undefined ? item.name : <a href={item.link}>{item.name}</a>}
            </b>
            {item.text !== undefined && <span className="soft">{item.text}</span>}
          </li>
        ),
      )}
    </List>
  );
}

/** A ruled list of whatever entries it is given. */
export function RuledList({
  columns = 1,
  children,
}: {
  columns?: 1 | 2 | 3;
  children?: ReactNode;
}) {
  return (
    <ul className={[styles["root"], columnClass[columns]].filter(Boolean).join(" ")}>{children}</ul>
  );
}

interface LinkListProps {
  links: readonly { label: string; href: string | undefined }[];
  columns?: 1 | 2 | 3;
}

/** A ruled list of pages, the whole line a link. An entry without a page is plain text. */
export function LinkList({ links, columns = 2 }: LinkListProps) {
  return (
    <ul className={[styles["root"], columnClass[columns]].filter(Boolean).join(" ")}>
      {links.map(({ label, href }) =>
        href === undefined ? (
          <li key={label}>{label}</li>
        ) : (
          <li key={label} className={styles["whole"]}>
            <a href={href}>
              {label}
              <Icon name="arrow-right" />
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
