import type { ReactNode } from "react";
import { useHref } from "../languages/use-words.ts";
import type { ListItem } from "../schemas/sections.ts";
import { classList } from "./class-list.ts";
import { Prose } from "./Prose.tsx";
import styles from "./RuledList.module.css";

interface Props {
  /** Each a line of text, or a name with an explanation and perhaps a link. */
  items?: readonly ListItem[];
  columns?: 1 | 2 | 3;
  /** Numbers in front: the order matters. */
  numbered?: boolean;
  /** Up to six numbered ones side by side where there is room, under large numerals. */
  across?: boolean;
  /** Names run into their texts. */
  run?: boolean;
  /** List items of other content, after those of `items`. */
  children?: ReactNode;
}

const columnClass = { 1: undefined, 2: styles["two"], 3: styles["three"] };

/** A list with a rule between its items. */
export function RuledList({
  items = [],
  columns = 1,
  numbered = false,
  across,
  run,
  children,
}: Props) {
  const hrefOf = useHref();
  const List = numbered ? "ol" : "ul";
  return (
    <List
      className={classList(
        styles["root"],
        columnClass[columns],
        numbered && styles["numbered"],
        across && styles["across"],
        run && styles["run"],
      )}
    >
      {items.map((item) =>
        typeof item === "string" ? (
          <li key={item}>{item}</li>
        ) : (
          <li key={item.name}>
            <b className={styles["name"]}>
              {item.link === undefined ? item.name : <a href={hrefOf(item.link)}>{item.name}</a>}
              {run && item.text !== undefined && !/[.?!:]$/.test(item.name) && "."}
            </b>{" "}
            {item.text !== undefined && (
              <span className="soft">
                <Prose text={item.text} />
              </span>
            )}
          </li>
        ),
      )}
      {children}
    </List>
  );
}
