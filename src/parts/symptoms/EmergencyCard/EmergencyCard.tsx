import type { ReactNode } from "react";
import type { PageLink } from "../../../data/page-link.ts";
import type { Practice } from "../../../data/practice.ts";
import { useHref } from "../../../languages/use-words.ts";
import type { Service } from "../../../schemas/service.ts";
import { classList } from "../../layout/class-list.ts";
import { Note } from "../../text/Note/Note.tsx";
import { Prose } from "../../text/Prose/Prose.tsx";
import { RingList } from "../../text/RingList/RingList.tsx";
import styles from "./EmergencyCard.module.css";

interface Props {
  /** Target of links from elsewhere on the page. */
  id: string;
  answers: Practice["answers"];
  /** Signs by how urgent they are, what to do until help comes, and where to turn with less. */
  emergency: Pick<Service["emergency"], "call911" | "otherwise"> &
    Partial<Pick<Service["emergency"], "emergencyRoom" | "callUsToday" | "firstAid">>;
  /** The way to the page of all symptoms. */
  symptoms?: PageLink | undefined;
  /** Says that no physician has checked the card, as long as none has. */
  unreviewed?: string | undefined;
  /** Stands at the left of the card, below it where it is narrow. */
  children?: ReactNode;
}

/**
 * When not to wait for an appointment, and what to do until help comes. Calm in look, so that it
 * alarms only those it is for.
 */
export function EmergencyCard({ id, answers, emergency, symptoms, unreviewed, children }: Props) {
  const hrefOf = useHref();
  const { call911, emergencyRoom, callUsToday, firstAid = [], otherwise } = emergency;
  const less = [
    { title: answers["emergency-room"].if, signs: emergencyRoom },
    { title: answers["call-us-today"].if, signs: callUsToday },
  ];
  return (
    <div className={classList(styles["root"], children !== undefined && styles["beside"])}>
      <aside className={styles["card"]} aria-labelledby={id}>
        <div>
          <h2 id={id}>{answers["call-911"].if}</h2>
          <RingList items={call911} />
        </div>
        {less.map(
          ({ title, signs }) =>
            signs && (
              <div key={title}>
                <h3>{title}</h3>
                <RingList items={signs} />
              </div>
            ),
        )}
        <p>
          <Prose text={otherwise} />
          {symptoms && (
            <>
              {" "}
              <a href={hrefOf(symptoms.path)}>{symptoms.label}</a>
            </>
          )}
        </p>
        {unreviewed !== undefined && <p>{unreviewed}</p>}
      </aside>
      {firstAid.length > 0 && (
        <div className={styles["firstAid"]}>
          {firstAid.map((note) => (
            <Note key={note.title} {...note} />
          ))}
        </div>
      )}
      {children}
    </div>
  );
}
