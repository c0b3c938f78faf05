import { useWords } from "../../../languages/use-words.ts";
import type { PlanStep } from "./plan-steps.ts";
import styles from "./Watch.module.css";

/** The signs that matter most in the days of a step, each with what to do about it. */
export function Watch({ signs }: { signs: PlanStep["watch"] }) {
  const { watch } = useWords().recovery;
  if (signs.length === 0) return null;
  return (
    <ul className={styles["root"]} data-print="hide">
      {signs.map(({ id, level, name }) => (
        <li key={id}>
          {watch} <a href={`#${id}`}>{name}</a> <b>{level}.</b>
        </li>
      ))}
    </ul>
  );
}
