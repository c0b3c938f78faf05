import type { ReactNode } from "react";
import type { Practice } from "../../../data/practice.ts";
import type { Answer } from "../../../schemas/answers.ts";
import type { Symptom } from "../../../schemas/symptoms.ts";
import { BookOrCall } from "../../book/BookOrCall/BookOrCall.tsx";
import { CallNow } from "../../book/CallNow/CallNow.tsx";
import { Actions } from "../../text/Actions/Actions.tsx";
import { ArrowLink } from "../../text/ArrowLink/ArrowLink.tsx";
import { Prose } from "../../text/Prose/Prose.tsx";
import { AnswerCard } from "../AnswerCard/AnswerCard.tsx";
import styles from "./SymptomAnswers.module.css";

interface Props {
  practice: Practice;
  /** Emergencies first. */
  symptoms: readonly Symptom[];
}

/** What to do about each symptom: one of five answers, why, and the press that follows from it. */
export function SymptomAnswers({ practice, symptoms }: Props) {
  const { answers } = practice;
  // 911 is no link: a slip of the thumb would call it.
  const presses: Partial<Record<Answer, ReactNode>> = {
    "call-us-today": <CallNow href={practice.phoneHref} outline={false} />,
    "book-a-visit": <BookOrCall practice={practice} />,
  };
  return symptoms.map((symptom) => {
    const { id, name, answer, text, come, more } = symptom;
    const always = alwaysSaid(symptom, practice);
    return (
      <div key={id} className={styles["symptom"]}>
        <h2 id={id}>{name}</h2>
        <AnswerCard answer={answer} title={answers[answer].title}>
          {always !== undefined && (
            <p className={styles["always"]}>
              <Prose text={always} />
            </p>
          )}
          <p>
            <Prose text={text} />
          </p>
          {answer === "book-a-visit" && (
            <p>
              <Prose text={answers[answer].text} />
            </p>
          )}
          {come !== undefined && (
            <p>
              <strong>{answers["at-home"].come}</strong> <Prose text={come} />
            </p>
          )}
          {presses[answer] !== undefined && <Actions>{presses[answer]}</Actions>}
          <ArrowLink href={more.path}>{more.label}</ArrowLink>
        </AnswerCard>
      </div>
    );
  });
}

/** What an answer that cannot wait says first, for every symptom. */
function alwaysSaid({ answer, ifClosed }: Symptom, practice: Practice): string | undefined {
  const { answers, afterHours, nextMorning } = practice;
  if (answer === "call-911" || answer === "emergency-room") return answers[answer].text;
  if (answer !== "call-us-today") return undefined;
  return `${answers[answer].text} ${ifClosed === "next-morning" ? nextMorning : afterHours}`;
}
