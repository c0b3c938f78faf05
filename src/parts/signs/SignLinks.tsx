import type { Practice } from "../../data/practice.ts";
import type { Symptom } from "../../schemas/symptoms.ts";
import { classList } from "../../ui/class-list.ts";
import { Icon } from "../../ui/Icon.tsx";
import { levelBox, levels } from "./levels.ts";
import styles from "./SignLinks.module.css";

interface Props {
  practice: Pick<Practice, "answers">;
  symptoms: readonly Pick<Symptom, "id" | "name" | "answer">[];
}

/** Signs of this page, each a link to its answer, with the sign of its level. */
export function SignLinks({ practice, symptoms }: Props) {
  return (
    <ul className={styles["root"]}>
      {symptoms.map(({ id, name, answer }) => {
        const { icon, look } = levels[answer];
        return (
          <li key={id}>
            <a href={`#${id}`}>
              <span className={classList(styles["chip"], levelBox, look)}>
                <Icon name={icon} />
              </span>
              <span>
                <span className="visually-hidden">{practice.answers[answer].title}: </span>
                {name}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
