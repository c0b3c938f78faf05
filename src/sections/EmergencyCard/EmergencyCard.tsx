import type { ReactNode } from "react";
import { classList } from "../../components/class-list.ts";
import { Note } from "../../components/Note/Note.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { RingList } from "../../components/RingList/RingList.tsx";
import type { PageLink } from "../../data/page-link.ts";
import { useHref } from "../../languages/use-words.ts";
import styles from "./EmergencyCard.module.css";

interface Props {
  /** Target of a link from elsewhere on the page. */
  id: string;
  /** A sentence that each sign ends, such as "Call 911 now if". */
  title: string;
  signs: readonly string[];
  /** The same for signs that need an emergency room. */
  roomTitle: string;
  emergencyRoom?: readonly string[] | undefined;
  /** What to do until help comes. */
  firstAid?: readonly { title: string; text: string }[] | undefined;
  /** Where to turn with less urgent signs. */
  otherwise: string;
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
export function EmergencyCard(props: Props) {
  const hrefOf = useHref();
  const { id, title, signs, roomTitle, emergencyRoom = [], firstAid = [] } = props;
  return (
    <div className={classList(styles["root"], props.children !== undefined && styles["beside"])}>
      <aside className={styles["card"]} aria-labelledby={id}>
        <div>
          <h2 id={id}>{title}</h2>
          <RingList items={signs} />
        </div>
        {emergencyRoom.length > 0 && (
          <div>
            <h3>{roomTitle}</h3>
            <RingList items={emergencyRoom} />
          </div>
        )}
        <p>
          <Prose text={props.otherwise} />
          {props.symptoms && (
            <>
              {" "}
              <a href={hrefOf(props.symptoms.path)}>{props.symptoms.label}</a>
            </>
          )}
        </p>
        {props.unreviewed !== undefined && <p>{props.unreviewed}</p>}
      </aside>
      {firstAid.length > 0 && (
        <div className={styles["firstAid"]}>
          {firstAid.map((note) => (
            <Note key={note.title} {...note} />
          ))}
        </div>
      )}
      {props.children}
    </div>
  );
}
