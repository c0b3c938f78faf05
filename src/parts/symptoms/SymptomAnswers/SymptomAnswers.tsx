import type { Practice } from "../../../data/practice.ts";
import { useHref } from "../../../languages/use-words.ts";
import type { Symptom } from "../../../schemas/symptoms.ts";
import { BookOrCall } from "../../book/BookOrCall/BookOrCall.tsx";
import { Actions } from "../../text/Actions/Actions.tsx";
import { Prose } from "../../text/Prose/Prose.tsx";
import { AnswerCard, isForAnyAge } from "../AnswerCard/AnswerCard.tsx";
import styles from "./SymptomAnswers.module.css";

interface Props {
  practice: Practice;
  /** Emergencies first. */
  symptoms: readonly Symptom[];
}

/**
 * What to do about each symptom: one of five answers, and why. How to book comes once, before the first that
 * can wait.
 */
export function SymptomAnswers({ practice, symptoms }: Props) {
  const first = symptoms.findIndex(({ answer }) => answer === "book-a-visit");
  const show = (symptom: Symptom) => (
    <Answer key={symptom.id} practice={practice} symptom={symptom} />
  );
  if (first === -1) return symptoms.map(show);
  return (
    <>
      {symptoms.slice(0, first).map(show)}
      <div className={styles["book"]}>
        <p>
          <Prose text={practice.answers["book-a-visit"].text} />
        </p>
        <Actions>
          <BookOrCall practice={practice} />
        </Actions>
      </div>
      {symptoms.slice(first).map(show)}
    </>
  );
}

function Answer({ practice, symptom }: { practice: Practice; symptom: Symptom }) {
  const hrefOf = useHref();
  const { answers } = practice;
  const { id, name, answer, text, come, more, whom } = symptom;
  const always = alwaysSaid(symptom, practice);
  return (
    <div className={styles["symptom"]}>
      <h2 id={id} className="title">
        {name}
      </h2>
      <AnswerCard answer={answer} title={answers[answer].title}>
        {always !== undefined && (
          <p className={styles["always"]}>
            <Prose text={always} />
          </p>
        )}
        <p>
          <Prose text={text} />{" "}
          {come !== undefined && (
            <>
              <strong>{answers["at-home"].come}</strong> <Prose text={come} />{" "}
            </>
          )}
          <a href={hrefOf(more.path)}>{more.label}</a>
        </p>
        {practice.youngChild !== undefined && whom !== "adult" && !isForAnyAge(answer) && (
          <p className={styles["young"]}>
            <Prose text={practice.youngChild} />
          </p>
        )}
      </AnswerCard>
    </div>
  );
}

/** What an answer that cannot wait says first, for every symptom. 911 is no link: a slip of the thumb would call it. */
function alwaysSaid({ answer, ifClosed }: Symptom, practice: Practice): string | undefined {
  const { answers, afterHours, nextMorning } = practice;
  if (answer === "call-911" || answer === "emergency-room") return answers[answer].text;
  if (answer !== "call-us-today") return undefined;
  return `${answers[answer].text} ${ifClosed === "next-morning" ? nextMorning : afterHours}`;
}
