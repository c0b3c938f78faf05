import type { ReactNode } from "react";
import type { SectionOf } from "../../../schemas/sections.ts";
import { classList } from "../../layout/class-list.ts";
import { Split } from "../../layout/Split/Split.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { ButtonLink } from "../../text/ButtonLink/ButtonLink.tsx";
import { RuledList } from "../../text/RuledList/RuledList.tsx";
import { Diagram } from "../Diagram/Diagram.tsx";
import { Heading } from "./Heading.tsx";
import styles from "./StepsSection.module.css";

interface Props {
  section: SectionOf<"steps">;
  /** Stands below the steps where a figure is beside them. */
  note?: ReactNode;
}

/** What happens, step by step. With a figure: large numbers, and the drawing in the dark half. */
export function StepsSection({ section, note }: Props) {
  const { action, items, figure } = section;
  const opening = (
    <Stack>
      <Heading section={section} lead={figure !== undefined} />
      {action && <ButtonLink href={action.path}>{action.label}</ButtonLink>}
    </Stack>
  );
  if (figure === undefined)
    return (
      <Split>
        {opening}
        <RuledList items={items} numbered />
      </Split>
    );
  return (
    <div className={styles["root"]}>
      <div className={styles["words"]}>
        {opening}
        <ol>
          {items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {note}
      </div>
      <Diagram
        {...figure}
        className={classList(styles["figure"], figure.views.length === 2 && styles["pair"])}
      />
    </div>
  );
}
