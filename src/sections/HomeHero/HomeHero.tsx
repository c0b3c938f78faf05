import { useContext } from "react";
import { Actions } from "../../components/Actions/Actions.tsx";
import { BookOrCall } from "../../components/BookOrCall/BookOrCall.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { PracticeLookContext } from "../../components/practice-look.ts";
import type { Practice } from "../../data/practice.ts";
import styles from "./HomeHero.module.css";

interface Props {
  title: string;
  lead: string;
  /** Three short facts under a rule. */
  facts: readonly string[];
  practice: Pick<Practice, "booking" | "phoneHref">;
}

/** The opening of the home page: who this is, and how to book or call. */
export function HomeHero({ title, lead, facts, practice }: Props) {
  const { src, width, height } = useContext(PracticeLookContext).drawing;
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
        <div className={styles["art"]}>
          <img src={src} alt="" width={width} height={height} fetchPriority="high" />
        </div>
      </div>
    </section>
  );
}
