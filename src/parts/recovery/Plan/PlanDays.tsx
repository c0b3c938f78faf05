import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../../languages/use-words.ts";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./PlanDays.module.css";
import { usePlan } from "./plan.ts";
import { beginOf, type PlanStep, stepsAround } from "./plan-steps.ts";
import { datesInWords, daysAfter, daysBetween, stateOf, timeTo } from "./recovery-dates.ts";
import { Watch } from "./Watch.tsx";

export interface PlanDaysProps {
  steps: readonly PlanStep[];
  /** What to tick on paper each evening. */
  boxes: readonly string[];
  /** Above the boxes, on paper. */
  tick: string;
}

/**
 * The steps as rows: those past are gray with a tick, today's are open, the next one says when. Until the day of the
 * operation is told, the first is open. On paper all are open, each day with its date and boxes to tick.
 */
export function PlanDays({ steps, boxes, tick }: PlanDaysProps) {
  const { recovery, locale } = useWords();
  const { day, today } = usePlan();
  const next = day === undefined ? undefined : stepsAround(steps, day, today).next;
  return (
    <div>
      {boxes.length > 0 && <p className={styles["tick"]}>{tick}</p>}
      <div className={styles["rows"]}>
        {steps.map((step, index) => {
          const { when, name, text, watch } = step;
          const state = day === undefined ? undefined : stateOf(step, day, today);
          const dates = day && datesInWords(step, day, today, locale);
          return (
            <Row
              key={`${when} ${name}`}
              state={state}
              isOpen={state === undefined ? index === 0 : state === "now"}
              head={
                <>
                  <span className={styles["when"]}>
                    {when}
                    {day && dates && (
                      <>
                        {", "}
                        <time dateTime={beginOf(step, day)}>{dates}</time>
                      </>
                    )}
                  </span>
                  <span className={styles["name"]}>{name}</span>
                </>
              }
              tag={
                state === "past" ? (
                  <span className={styles["done"]}>
                    <Icon name="check" />
                    <span className="visually-hidden">{recovery.over}</span>
                  </span>
                ) : state === "now" ? (
                  <span className={styles["now"]}>{recovery.now}</span>
                ) : step === next && day ? (
                  <span className={styles["soon"]}>
                    {timeTo(daysBetween(today, beginOf(step, day)), locale)}
                  </span>
                ) : null
              }
              boxes={<Boxes days={step.days} date={day} boxes={boxes} isFirst={index === 0} />}
            >
              <p>{text}</p>
              <Watch signs={watch} />
            </Row>
          );
        })}
      </div>
    </div>
  );
}

interface RowProps {
  state: "past" | "now" | "next" | undefined;
  isOpen: boolean;
  head: ReactNode;
  tag: ReactNode;
  boxes: ReactNode;
  children: ReactNode;
}

function Row({ state, isOpen, head, tag, boxes, children }: RowProps) {
  // The visitor may open and close rows; a new date arranges them anew.
  const [open, setOpen] = useState(isOpen);
  useEffect(() => setOpen(isOpen), [isOpen]);
  return (
    <div className={styles["row"]} data-state={state}>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary aria-current={state === "now" ? "date" : undefined}>
          <span className={styles["head"]}>{head}</span>
          {tag}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles["open"]}>{children}</div>
      </details>
      {boxes}
    </div>
  );
}

/** For each day of a step its date and boxes to tick. On paper alone. */
function Boxes(props: {
  days: readonly number[];
  date: string | undefined;
  boxes: readonly string[];
  isFirst: boolean;
}) {
  const { days, date, boxes, isFirst } = props;
  const { recovery, locale } = useWords();
  if (days.length === 0 || boxes.length === 0) return null;
  const format = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return (
    <table className={styles["boxes"]} aria-hidden="true">
      {isFirst && (
        <thead>
          <tr>
            <th scope="col">{recovery.dayHead}</th>
            <th scope="col">{recovery.dateHead}</th>
            {boxes.map((box) => (
              <th key={box} scope="col">
                {box}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {days.map((count) => (
          <tr key={count}>
            <th scope="row">{count}</th>
            <td>{date && format.format(new Date(daysAfter(date, count)))}</td>
            {boxes.map((box) => (
              <td key={box}>
                <i />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
