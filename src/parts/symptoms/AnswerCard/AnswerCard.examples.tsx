import type { Answer } from "../../../schemas/answers.ts";
import type { Examples, Grounds } from "../../example.ts";
import { practice } from "../../fixtures.ts";
import { AnswerCard } from "./AnswerCard.tsx";

/** It has colors of its own, and is used on light grounds only. */
export const grounds: Grounds = ["white", "mist", "warm"];

const answers = Object.keys(practice.answers) as Answer[];

export const examples: Examples = {
  "the five answers": [
    <div>
      {answers.map((answer) => (
        <AnswerCard key={answer} answer={answer} title={practice.answers[answer].title}>
          <p>
            Why, and <a href="/symptoms">what to do until then</a>.
          </p>
        </AnswerCard>
      ))}
    </div>,
    ...answers.map((answer) => ["heading", practice.answers[answer].title] as const),
  ],
};
