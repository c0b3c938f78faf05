import type { Practice } from "../../data/practice.ts";
import { useHref } from "../../languages/use-words.ts";
import type { Answer } from "../../schemas/answers.ts";
import type { Symptom } from "../../schemas/symptoms.ts";
import { Actions } from "../../ui/Actions.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { classList } from "../../ui/class-list.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { BookOrCall } from "../book/BookOrCall.tsx";
import { CallOffice } from "../book/CallOffice.tsx";
import { isForAnyAge } from "./LevelCard.tsx";
import { levelBox, levelId, levelSign, levels } from "./levels.ts";
import styles from "./SymptomAnswers.module.css";

interface Props {
  practice: Practice;
  /** The most urgent first. */
  symptoms: readonly Symptom[];
}

/**
 * What to do about each symptom of a place, by level. What holds for a level stands once at its head, which is sticky.
 */
export function SymptomAnswers({ practice, symptoms }: Props) {
  return (
    <div className={styles["root"]}>
      {[...Map.groupBy(symptoms, ({ answer }) => answer)].map(([answer, these]) => (
        <section
          key={answer}
          className={classList(styles["level"], levels[answer].look)}
          aria-labelledby={levelId(answer)}
        >
          <LevelHead practice={practice} answer={answer} />
          <div className={styles["answers"]}>
            {[...Map.groupBy(these, ({ ifClosed }) => ifClosed)].map(([ifClosed, group]) => (
              <div key={ifClosed ?? ""}>
                {ifClosed !== undefined && (
                  <p className={styles["closed"]}>
                    <Prose
                      text={
                        ifClosed === "next-morning" ? practice.nextMorning : practice.afterHours
                      }
                    />
                  </p>
                )}
                {group.map((symptom) => (
                  <SymptomAnswer key={symptom.id} practice={practice} symptom={symptom} />
                ))}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** The name of a level and what holds for all of it. 911 is not a link, because a slip of the thumb would dial it. */
function LevelHead({ practice, answer }: Pick<Props, "practice"> & { answer: Answer }) {
  const words = practice.answers[answer];
  return (
    <div className={styles["head"]}>
      <h2 id={levelId(answer)} className={levelBox}>
        <span className={classList(styles["sign"], levelSign)}>
          <Icon name={levels[answer].icon} />
        </span>
        <span>{words.title}</span>
      </h2>
      <div className={classList(styles["how"], levelBox)}>
        {"text" in words && (
          <p className={styles["rule"]}>
            <Prose text={words.text} />
          </p>
        )}
        {answer === "call-us-today" && <CallOffice practice={practice} />}
        {answer === "book-a-visit" && (
          <Actions>
            <BookOrCall practice={practice} />
          </Actions>
        )}
        {!isForAnyAge(answer) && practice.youngChild !== undefined && <p>{practice.youngChild}</p>}
      </div>
    </div>
  );
}

/** A number in a text that somebody dials now. */
const linkedNumber = /\[([^\]]+)\]\((tel:[^)]+)\)/g;

function SymptomAnswer({ practice, symptom }: Pick<Props, "practice"> & { symptom: Symptom }) {
  const hrefOf = useHref();
  const { answers } = practice;
  // A button in a sentence would tear its lines apart.
  const numbers = [...symptom.text.matchAll(linkedNumber)];
  const { id, name, answer, text, come, more, whom } = symptom;
  return (
    <article id={id} className={styles["answer"]} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>
        {/* Tells how soon to screen reader users who arrive at this heading by a link. */}
        <span className="visually-hidden">{answers[answer].title}: </span>
        {name}
      </h3>
      <p>
        <Prose text={text.replace(linkedNumber, "$1")} />{" "}
        {come !== undefined && (
          <>
            <strong>{answers["at-home"].come}</strong> <Prose text={come} />{" "}
          </>
        )}
        <a href={hrefOf(more.path)}>{more.label}</a>
      </p>
      {numbers.length > 0 && (
        <div className={`${styles["dial"]} cluster`} data-print="hide">
          {numbers.map(([, number = "", href = ""]) => (
            <ButtonLink key={href} href={href} outline>
              <Icon name="phone" />
              <span>
                {practice.others.find(({ phones }) => phones.includes(number))?.name}{" "}
                <span className="nowrap">{number}</span>
              </span>
            </ButtonLink>
          ))}
        </div>
      )}
      {practice.youngChild !== undefined && whom !== "adult" && !isForAnyAge(answer) && (
        <p className={styles["young"]}>{practice.youngChild}</p>
      )}
    </article>
  );
}
