import { role } from "./field-role.ts";
import { fields, heading, line, prose } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** How soon to be seen, the most urgent first. Their words stand once, in care.yaml. */
export const answers = [
  "call-911",
  "emergency-room",
  "call-us-today",
  "book-a-visit",
  "at-home",
] as const;

export type Answer = (typeof answers)[number];

/** Those that cards show: they cannot wait for a visit. */
export const urgentAnswers = ["call-911", "emergency-room", "call-us-today"] as const;

export type UrgentAnswer = (typeof urgentAnswers)[number];

/** Whether an answer cannot wait for a visit. */
export function isUrgent(answer: Answer): answer is UrgentAnswer {
  return (urgentAnswers as readonly Answer[]).includes(answer);
}

const title = heading.describe("What to do, such as: Call us today.");
const text = prose(240).describe(
  "What holds for all signs with this answer. The telephone number of the office follows “Call us today” as a button.",
);

/** The words of an answer that also stands above lists of signs. */
const urgent = fields({
  title,
  if: inForm({ label: "Above a list of signs" }, heading).describe(
    "Begins the sentence that each sign ends, such as: Call us today if.",
  ),
  text,
});

/** The five answers in words. */
export const answerWords = role(
  "emergency",
  fields({
    "call-911": urgent,
    "emergency-room": urgent,
    "call-us-today": urgent,
    "book-a-visit": fields({ title, text }),
    "at-home": fields({
      title,
      come: inForm({ label: "When to come in after all" }, line(60)).describe(
        "Begins the sentence that a symptom ends, such as: Come and see us if.",
      ),
    }),
  }),
).describe("How soon to be seen: five answers, in the same words on every page.");
