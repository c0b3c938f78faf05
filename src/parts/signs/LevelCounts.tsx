import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import type { PlaceSign } from "../../schemas/symptoms.ts";
import { classList } from "../../ui/class-list.ts";
import styles from "./LevelCounts.module.css";
import { levelBox, levelId, levelLooks } from "./level-looks.ts";

interface Props {
  practice: Pick<Practice, "levels">;
  /** The most urgent first. */
  signs: readonly Pick<PlaceSign, "level">[];
}

/** The levels of a place, each with the number of its signs: links to its parts. */
export function LevelCounts({ practice, signs }: Props) {
  const words = useWords().danger;
  return (
    <nav aria-labelledby="how-soon" className={styles["root"]} data-print="hide">
      <h2 id="how-soon" className="visually-hidden">
        {words.howSoon}
      </h2>
      <ol>
        {[...Map.groupBy(signs, ({ level }) => level)].map(([level, { length: count }]) => (
          <li key={level} className={levelLooks[level].look}>
            <a className={classList(styles["count"], levelBox)} href={`#${levelId(level)}`}>
              <b>
                {count}
                <span className="visually-hidden"> {words.signs(count)}:</span>
              </b>{" "}
              {practice.levels[level].short}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
