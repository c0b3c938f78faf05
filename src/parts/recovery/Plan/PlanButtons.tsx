import { useWords } from "../../../languages/use-words.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { calendarOf } from "./calendar.ts";
import styles from "./PlanButtons.module.css";
import { usePlan } from "./plan.ts";
import type { PlanStep } from "./plan-steps.ts";

export interface PlanButtonsProps {
  /** Name of the calendar file, and of its events. */
  id: string;
  /** Words of the button that saves it. */
  save: string;
  steps: readonly PlanStep[];
  /** What cannot wait and whom to call, for the first event alone. */
  urgent: string;
}

/** Prints the sheet for the fridge, and saves the days in the visitor's calendar. */
export function PlanButtons({ id, save, steps, urgent }: PlanButtonsProps) {
  const { recovery } = useWords();
  const { day } = usePlan();
  return (
    <div className={styles["root"]} data-print="hide">
      <Button outline onClick={() => print()}>
        <Icon name="printer" />
        {recovery.print}
      </Button>
      <Button
        outline
        disabled={day === undefined}
        onClick={() =>
          day && download(`${id}.ics`, calendarOf(`${id}@${location.host}`, day, steps, urgent))
        }
      >
        <Icon name="calendar-plus" />
        {save}
      </Button>
    </div>
  );
}

function download(name: string, calendar: string): void {
  const file = new Blob([calendar], { type: "text/calendar;charset=utf-8" });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // Safari reads the file only after this task.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
