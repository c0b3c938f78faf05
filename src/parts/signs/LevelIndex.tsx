import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import type { Symptom } from "../../schemas/symptoms.ts";
import { classList } from "../../ui/class-list.ts";
import { Icon } from "../../ui/Icon.tsx";
import { isForAnyAge } from "./LevelCard.tsx";
import styles from "./LevelIndex.module.css";
import { levelBox, levelId, levelSign, levels } from "./levels.ts";
import { SignLinks } from "./SignLinks.tsx";

interface Props {
  practice: Pick<Practice, "answers" | "youngChild">;
  /** The most urgent first. */
  symptoms: readonly Symptom[];
  /** Ids of those that people come for most often. */
  common: readonly string[];
  /** Heading above these. */
  commonTitle: string;
}

/** The levels of a place, each with the number of its signs, and the common complaints. */
export function LevelIndex({ practice, symptoms, common, commonTitle }: Props) {
  const words = useWords().danger;
  const all = [...Map.groupBy(symptoms, ({ answer }) => answer)];
  const isAnyAge = ([answer]: (typeof all)[number]) => isForAnyAge(answer);
  const rungs = (some: typeof all) => (
    <ol className={styles["rungs"]}>
      {some.map(([answer, { length: count }]) => (
        <li key={answer}>
          <a
            className={classList(styles["rung"], levelBox, levels[answer].look)}
            href={`#${levelId(answer)}`}
          >
            <span className={classList(styles["sign"], levelSign)}>
              <Icon name={levels[answer].icon} />
            </span>
            <span className={styles["title"]}>{practice.answers[answer].title}</span>{" "}
            <b>
              {count}
              <span className="visually-hidden"> {words.signs(count)}</span>
            </b>
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={`${styles["root"]} framed`}>
      <nav aria-labelledby="how-soon" className={styles["ladder"]}>
        <h2 id="how-soon" className="visually-hidden">
          {words.howSoon}
        </h2>
        {rungs(all.filter(isAnyAge))}
        <div>
          {practice.youngChild !== undefined && (
            <p className={styles["young"]}>{practice.youngChild}</p>
          )}
          {rungs(all.filter((level) => !isAnyAge(level)))}
        </div>
      </nav>
      {common.length > 0 && (
        <nav aria-labelledby="common" className={styles["common"]}>
          <h2 id="common" className="title">
            {commonTitle}
          </h2>
          <SignLinks
            practice={practice}
            symptoms={common.flatMap((id) => symptoms.find((symptom) => symptom.id === id) ?? [])}
          />
        </nav>
      )}
    </div>
  );
}
