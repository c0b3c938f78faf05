import type { Practice } from "../../../data/practice.ts";
import type { Photograph } from "../../../schemas/photograph.ts";
import { BookOrCall } from "../../book/BookOrCall/BookOrCall.tsx";
import { Actions } from "../../text/Actions/Actions.tsx";
import { Prose } from "../../text/Prose/Prose.tsx";
import { classList } from "../class-list.ts";
import { PracticeDrawing } from "../PracticeDrawing/PracticeDrawing.tsx";
import styles from "./HomeHero.module.css";

interface Props {
  title: string;
  lead: string;
  /** Three short facts under a rule. */
  facts: readonly string[];
  /** In place of the practice's drawing. */
  photograph?: Photograph | undefined;
  practice: Pick<Practice, "booking" | "phoneHref">;
}

/** The opening of the home page: who this is, and how to book or call. */
export function HomeHero({ title, lead, facts, photograph, practice }: Props) {
  return (
    <section>
      <div className={styles["inner"]}>
        <div className={styles["text"]}>
          <h1 className="display">{title}</h1>
          <p className="lead soft">
            <Prose text={lead} />
          </p>
          <Actions>
            <BookOrCall practice={practice} />
          </Actions>
          <ul className={styles["facts"]}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div
          className={classList(styles["art"], photograph === undefined && styles["drawn"])}
          data-print="hide"
        >
          <PracticeDrawing photograph={photograph} first className={styles["image"]} />
        </div>
      </div>
    </section>
  );
}
