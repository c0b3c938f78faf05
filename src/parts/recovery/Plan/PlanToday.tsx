import { useWords } from "../../../languages/use-words.ts";
import { dayInWords } from "./day-in-words.ts";
import styles from "./PlanToday.module.css";
import { usePlan } from "./plan.ts";
import { beginOf, type PlanStep, stepsAround } from "./plan-steps.ts";
import { daysBetween, timeTo } from "./recovery-dates.ts";
import { Watch } from "./Watch.tsx";

export interface PlanTodayProps {
  /** What is here until the day of the operation is given. */
  ask: string;
  /** Before blanks to fill on paper. */
  paper: { name: string; surgery: string };
  steps: readonly PlanStep[];
}

/** Days that the ruler shows, and a longer line at each week. */
const ruled = 14;

function Ruler({ day }: { day: number }) {
  const { recovery } = useWords();
  return (
    <div className={styles["ruler"]} aria-hidden="true">
      <svg viewBox="0 0 280 30" aria-hidden="true">
        {Array.from({ length: ruled + 1 }, (_, at) => {
          const x = 4 + at * 19.4;
          const state = at < day ? "gone" : at === day ? "here" : "come";
          const top = at === day ? 6 : at % 7 === 0 ? 13 : 18;
          return <path key={x} className={styles[state]} d={`M${x.toFixed(1)} ${top}V28`} />;
        })}
        <circle className={styles["here"]} cx={4 + day * 19.4} cy="6" r="5" />
      </svg>
      <span>
        <span>{recovery.ruler}</span>
        <span>{recovery.week(1)}</span>
        <span>{recovery.week(2)}</span>
      </span>
    </div>
  );
}

/** What today is: which day, what it is like and what to do, what to watch for, and what comes next. */
export function PlanToday({ ask, paper, steps }: PlanTodayProps) {
  const { recovery, locale } = useWords();
  const { day, today } = usePlan();
  const blanks = (
    <p className={styles["paper"]}>
      <span>{paper.name}</span>
      <span>
        {paper.surgery}
        {day && (
          <b>
            {new Intl.DateTimeFormat(locale, {
              weekday: "short",
              month: "short",
              day: "numeric",
              year: "numeric",
              timeZone: "UTC",
            }).format(new Date(day))}
          </b>
        )}
      </span>
    </p>
  );
  if (day === undefined)
    return (
      <>
        {blanks}
        <section className={styles["root"]} data-script="" data-print="hide">
          <p className={styles["do"]}>{ask}</p>
        </section>
      </>
    );
  const words = recovery.today;
  const full = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  const { now, next } = stepsAround(steps, day, today);
  const days = daysBetween(day, today);
  const when = next && timeTo(daysBetween(today, beginOf(next, day)), locale);
  return (
    <>
      {blanks}
      <section className={styles["root"]} aria-labelledby="today" data-print="hide">
        <div>
          <p className={styles["date"]}>
            <time dateTime={today}>{full.format(new Date(today))}</time>
          </p>
          <h2 id="today">{dayInWords(day, today, words, locale)}</h2>
          {days >= 0 && days <= ruled && <Ruler day={days} />}
        </div>
        <div className={styles["said"]}>
          {now ? (
            <>
              <h3 className={styles["do"]}>{now.name}</h3>
              <p>{now.text}</p>
              <Watch signs={now.watch} />
            </>
          ) : (
            <p className={styles["do"]}>
              {words[days < 0 ? "before" : next ? "between" : "after"]}
            </p>
          )}
          {next && when && <p>{words.next.replace("{when}", when).replace("{name}", next.name)}</p>}
        </div>
      </section>
    </>
  );
}
