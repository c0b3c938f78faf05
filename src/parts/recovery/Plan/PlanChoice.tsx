import { useState } from "react";
import { useWords } from "../../../languages/use-words.ts";
import { dayInWords } from "./day-in-words.ts";
import styles from "./PlanChoice.module.css";
import { tell, useKeptPlan, usePlan } from "./plan.ts";
import { isDate } from "./recovery-dates.ts";

export interface PlanChoiceProps {
  words: { day: string; who: string; kept: string };
  /** Whether the page has lines for a child and lines for an adult. */
  forBoth: boolean;
}

/**
 * The day of the operation, and who had it. The ids are fixed: by those of the choice a rule in RecoveryPage.module.css
 * hides the lines of the other.
 */
export function PlanChoice({ words, forBoth }: PlanChoiceProps) {
  const { recovery, locale } = useWords();
  const { day, who, today } = usePlan();
  const [typed, setTyped] = useState<string>();
  useKeptPlan();
  const told =
    typed !== undefined && day !== undefined
      ? recovery.dated
          .replace("{today}", dayInWords(day, today, recovery.today, locale))
          .replace(
            "{date}",
            new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(
              new Date(day),
            ),
          )
      : "";
  return (
    <div className={styles["root"]} data-script="" data-print="hide">
      <div>
        <label htmlFor="surgery-day">{words.day}</label>
        <input
          className="field"
          id="surgery-day"
          type="date"
          min="2000-01-01"
          max="2199-12-31"
          autoComplete="off"
          value={day ?? typed ?? ""}
          onChange={({ target: { value } }) => {
            setTyped(value);
            // While a year is typed, there is no date.
            if (value === "" || isDate(value)) tell({ day: value });
          }}
        />
      </div>
      {forBoth && (
        <fieldset>
          <legend>{words.who}</legend>
          <div className={styles["two"]}>
            {(["child", "me"] as const).map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="who"
                  id={`who-${one}`}
                  checked={who === one}
                  onChange={() => tell({ who: one })}
                />
                {recovery.who[one]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <p>{words.kept}</p>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </div>
  );
}
