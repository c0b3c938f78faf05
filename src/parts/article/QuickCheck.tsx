import type { ReactNode } from "react";
import { useHref, useWords } from "../../languages/use-words.ts";
import type { SectionOf } from "../../schemas/sections.ts";
import { Checklist } from "../../ui/Checklist.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { RuledList } from "../../ui/RuledList.tsx";
import styles from "./QuickCheck.module.css";

interface Props extends Pick<SectionOf<"signs">, "items" | "meaning"> {
  /** The heading, beside the list where there is room. */
  children?: ReactNode;
}

/** Signs to tick, and what their number means. The style sheet counts them, so that it needs no script. */
export function QuickCheck({ items, meaning, children }: Props) {
  const words = useWords().quickCheck;
  const hrefOf = useHref();
  return (
    <Checklist name={words.name} className={styles["root"]}>
      <div className={styles["words"]}>
        {children}
        <p className="soft" data-print="hide">
          {words.note}
        </p>
      </div>
      <RuledList>
        {items.map((item) => {
          const { name, text, link } =
            typeof item === "string" ? { name: item, text: undefined, link: undefined } : item;
          return (
            <li key={name}>
              <label>
                <input type="checkbox" />
                <span>
                  {link === undefined ? name : <a href={hrefOf(link)}>{name}</a>}{" "}
                  {text !== undefined && <span className="soft">{text}</span>}
                </span>
              </label>
            </li>
          );
        })}
      </RuledList>
      <div className={styles["result"]}>
        <p className={styles["tally"]}>{words.of(items.length)}</p>
        {meaning !== undefined && (
          <p className="soft">
            <Prose text={meaning} />
          </p>
        )}
      </div>
    </Checklist>
  );
}
