import type { SectionOf } from "../../../schemas/sections.ts";
import { SectionHead } from "../../text/SectionHead/SectionHead.tsx";
import { CloseUp } from "../CloseUp/CloseUp.tsx";
import { TermList } from "../TermList/TermList.tsx";
import styles from "./ConditionsSection.module.css";

/** Conditions by kind: a close-up at one side, the words at the other, then the other way around. */
export function ConditionsSection({ section }: { section: SectionOf<"conditions"> }) {
  const { id, title, intro, groups } = section;
  return (
    <>
      <SectionHead id={id} title={title} intro={intro} />
      <div className={styles["root"]}>
        {groups.map(({ title: name, closeUp, items }) => (
          <div key={name} className={styles["kind"]}>
            {closeUp && <CloseUp {...closeUp} className={styles["picture"]} />}
            <h3>{name}</h3>
            <TermList
              items={items.map(({ name: term, text, link }) => ({ term, meaning: text, link }))}
            />
          </div>
        ))}
      </div>
    </>
  );
}
