import { type Problem, problemAt } from "../data/content-error.ts";
import type { ContentString } from "../data/content-strings.ts";
import type { Content } from "../data/load-content.ts";

const call = /\b(?:call|tell) (?:us|the office|\{phone)/iu;
const cannotWait = /\b(?:at once|same day|right away|immediately|urgent|cannot wait)\b/iu;

/** Texts that always stand beside such a call, whatever their words. */
function isBesideCall({ file, field }: ContentString): boolean {
  return (
    (file.startsWith("content/services/") && field === "emergency.otherwise") ||
    (file === "content/pages/symptoms.yaml" && field === "answers.call-us-today.text")
  );
}

/**
 * Texts that ask for a call that cannot wait, the remarks of emergency cards, and the answer "call us
 * today" to a symptom, without saying what to do when nobody answers: the office is closed more than
 * half of the week.
 */
export function callsThatStandAlone({ strings }: Content): Problem[] {
  return strings
    .filter(
      (one) =>
        !one.text.includes("{afterHours}") &&
        (isBesideCall(one) ||
          one.text.split(/(?<=[.?!:]) /).some((part) => call.test(part) && cannotWait.test(part))),
    )
    .map((one) =>
      problemAt(
        one,
        "This asks for a call that cannot wait. Add {afterHours}: what to do when nobody answers.",
      ),
    );
}
