import type { Practice } from "../../data/practice.ts";
import type { Photograph } from "../../schemas/photograph.ts";
import { Actions } from "../../ui/Actions.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { BookOrCall } from "../book/BookOrCall.tsx";
import { PracticeDrawing } from "../pictures/PracticeDrawing.tsx";
import styles from "./HomeHero.module.css";

interface Props {
  title: string;
  lead: string;
  /** Two to four facts of a few words, in one line. */
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
        <div className={styles["art"]} data-print="hide">
          <PracticeDrawing photograph={photograph} first className={styles["image"]} />
        </div>
      </div>
    </section>
  );
}
