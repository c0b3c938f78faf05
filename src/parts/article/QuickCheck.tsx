import type { ReactNode } from "react";
import { useHref, useWords } from "../../languages/use-words.ts";
import type { SectionOf } from "../../schemas/sections.ts";
import { Checklist } from "../../ui/Checklist.tsx";
import { RuledList } from "../../ui/RuledList.tsx";
import styles from "./QuickCheck.module.css";

interface Props extends Pick<SectionOf<"signs">, "items"> {
  /** Beside the list where there is room. */
  children?: ReactNode;
}

/** Signs to tick. The style sheet counts them, so that the number needs no script. */
export function QuickCheck({ items, children }: Props) {
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
      <p className={styles["tally"]}>{words.of(items.length)}</p>
    </Checklist>
  );
}
