import type { PageLink } from "../../../data/page-link.ts";
import type { Practice } from "../../../data/practice.ts";
import { useHref } from "../../../languages/use-words.ts";
import type { Topic } from "../../../schemas/topic.ts";
import { classList } from "../../layout/class-list.ts";
import { Prose } from "../../text/Prose/Prose.tsx";
import { RingList } from "../../text/RingList/RingList.tsx";
import styles from "./EmergencyCard.module.css";

interface Props {
  /** Target of links from elsewhere on the page. */
  id: string;
  answers: Practice["answers"];
  /** Signs by how urgent they are, and where to turn with less. */
  emergency: Pick<Topic["signs"], "call911" | "emergencyRoom" | "callUsToday" | "otherwise">;
  /** The way to the page of all symptoms. */
  symptoms?: PageLink | undefined;
  /** Says that no physician has checked the card, as long as none has. */
  unreviewed?: string | undefined;
  /** Set apart from what is above it. */
  apart?: boolean;
}

/** When not to wait for an appointment. Calm in look, so that it alarms only those it is for. */
export function EmergencyCard(props: Props) {
  const { id, answers, emergency, symptoms, unreviewed, apart } = props;
  const hrefOf = useHref();
  const lists = [
    { title: answers["call-911"].if, signs: emergency.call911 },
    { title: answers["emergency-room"].if, signs: emergency.emergencyRoom },
    { title: answers["call-us-today"].if, signs: emergency.callUsToday },
  ].flatMap(({ title, signs }) => (signs === undefined ? [] : [{ title, signs }]));
  const { otherwise } = emergency;
  return (
    <aside
      className={classList(styles["root"], "framed", apart && styles["apart"])}
      aria-labelledby={id}
    >
      {lists.map(({ title, signs }, index) => (
        <div key={title}>
          {index === 0 ? (
            <h2 id={id} className="title">
              {title}
            </h2>
          ) : (
            <h3>{title}</h3>
          )}
          <RingList items={signs} />
        </div>
      ))}
      {(otherwise !== undefined || symptoms) && (
        <p>
          {otherwise !== undefined && <Prose text={otherwise} />}{" "}
          {symptoms && <a href={hrefOf(symptoms.path)}>{symptoms.label}</a>}
        </p>
      )}
      {unreviewed !== undefined && <p>{unreviewed}</p>}
    </aside>
  );
}
