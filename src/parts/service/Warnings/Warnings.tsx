import type { Practice } from "../../../data/practice.ts";
import type { Recovery } from "../../../schemas/recovery.ts";
import { AnswerCard } from "../../symptoms/AnswerCard/AnswerCard.tsx";
import { Prose } from "../../text/Prose/Prose.tsx";
import { RingList } from "../../text/RingList/RingList.tsx";
import styles from "./Warnings.module.css";

interface Props {
  practice: Pick<Practice, "answers" | "afterHours">;
  warnings: Recovery["warnings"];
}

/**
 * What nobody who recovers from an operation may miss, by how urgent it is. `data-warnings` marks the
 * text that also goes into the calendar.
 */
export function Warnings({ practice: { answers, afterHours }, warnings }: Props) {
  const today = answers["call-us-today"];
  return (
    <div className={styles["root"]} data-warnings="">
      <AnswerCard level={2} answer="call-911" title={answers["call-911"].if}>
        <RingList items={warnings.call911} />
      </AnswerCard>
      <AnswerCard level={2} answer="emergency-room" title={answers["emergency-room"].if}>
        <RingList items={warnings.emergencyRoom} />
        <p>
          <Prose text={answers["emergency-room"].text} />
        </p>
      </AnswerCard>
      <AnswerCard level={2} answer="call-us-today" title={today.if}>
        <RingList items={warnings.callUsToday} />
        <p>
          <Prose text={`${today.text} ${afterHours}`} />
        </p>
      </AnswerCard>
    </div>
  );
}
