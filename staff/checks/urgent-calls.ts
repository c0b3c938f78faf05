import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { ContentString } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";

const call = /\b(?:call|tell) (?:us|the office|\{phone)/iu;
const cannotWait = /\b(?:at once|same day|right away|immediately|urgent|cannot wait)\b/iu;

/**
 * Texts that ask for a call that cannot wait, and the remarks of emergency cards, without saying what to do when nobody answers: the office is closed more than
 * half of the week.
 */
export function callsThatStandAlone({ strings }: Content): Problem[] {
  return strings
    .filter(
      (string) =>
        !/\{afterHours(?:Now|Morning)\}/.test(string.text) &&
        ((string.roles.includes("otherwise") && asksForCalls(string)) ||
          string.text
            .split(/(?<=[.?!:]) /)
            .some((part) => call.test(part) && cannotWait.test(part))),
    )
    .map((string) =>
      problemAt(
        string,
        "This asks for a call that cannot wait. Add {afterHoursNow}: what to do when nobody answers. Or {afterHoursMorning}, if it can wait for the morning.",
      ),
    );
}

/** Whether the card that a remark closes asks for calls, in its signs or in the remark itself. */
function asksForCalls({ text, siblings }: ContentString): boolean {
  return siblings?.["callUsToday"] !== undefined || /\bcall (?:us|the office|\{phone)/iu.test(text);
}
