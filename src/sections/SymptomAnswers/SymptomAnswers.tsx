import type { ReactNode } from "react";
import { Actions } from "../../components/Actions/Actions.tsx";
import { ArrowLink } from "../../components/ArrowLink/ArrowLink.tsx";
import { BookOrCall } from "../../components/BookOrCall/BookOrCall.tsx";
import { CallNow } from "../../components/CallNow/CallNow.tsx";
import { classList } from "../../components/class-list.ts";
import { Prose } from "../../components/Prose/Prose.tsx";
import type { Practice } from "../../data/practice.ts";
import type { PageContent } from "../../schemas/pages.ts";
import type { Answer, Symptom } from "../../schemas/symptoms.ts";
import styles from "./SymptomAnswers.module.css";

/** The more urgent, the heavier. */
const looks: Record<Answer, string | undefined> = {
  "call-911": styles["now"],
  "call-us-today": styles["today"],
  "book-a-visit": styles["visit"],
  "at-home": undefined,
};

interface Props {
  practice: Practice;
  /** The four answers in words. */
  answers: PageContent<"symptoms">["answers"];
  /** Emergencies first. */
  symptoms: readonly Symptom[];
}

/** What to do about each symptom: one of four answers, why, and the press that follows from it. */
export function SymptomAnswers({ practice, answers, symptoms }: Props) {
  // 911 is no link: a slip of the thumb would call it.
  const presses: Partial<Record<Answer, ReactNode>> = {
    "call-us-today": <CallNow href={practice.phoneHref} outline={false} />,
    "book-a-visit": <BookOrCall practice={practice} />,
  };
  return symptoms.map(({ id, name, answer, emergencyRoom, text, come, more }) => (
    <div key={id} className={styles["symptom"]}>
      <h2 id={id}>{name}</h2>
      <div className={classList(styles["answer"], looks[answer])}>
        <h3>{answers[answer].title}</h3>
        {answer === "call-911" && (
          <Always text={answers[answer][emergencyRoom ? "emergencyRoom" : "text"]} />
        )}
        {answer === "call-us-today" && <Always text={answers[answer].text} />}
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
      </div>
    </div>
  ));
}

/** What an answer that cannot wait says for every symptom. */
function Always({ text }: { text: string }) {
  return (
    <p className={styles["always"]}>
      <Prose text={text} />
    </p>
  );
}
