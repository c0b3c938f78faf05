import { firstAndLastDay, type StepTime, stateOf } from "./recovery-dates.ts";

/** A step of a recovery, for all that shows it by date. Only data: islands are given it as JSON. */
export interface PlanStep extends StepTime {
  /** When it takes place, in words without a date. */
  when: string;
  name: string;
  text: string;
  /** The days after the operation that begin with it, for boxes to tick on paper: none after the first weeks. */
  days: readonly number[];
  /** What to watch for in its days. */
  watch: readonly { id: string; level: string; name: string }[];
}

/** The step of today: where two overlap, the later one. And the next one to come. */
export function stepsAround<Step extends StepTime>(
  steps: readonly Step[],
  date: string,
  today: string,
): { now: Step | undefined; next: Step | undefined } {
  return {
    now: steps.findLast((step) => stateOf(step, date, today) === "now"),
    next: steps.find((step) => stateOf(step, date, today) === "next"),
  };
}

/** The first day of a step. */
export function beginOf(step: StepTime, date: string): string {
  return firstAndLastDay(step, date)[0];
}
