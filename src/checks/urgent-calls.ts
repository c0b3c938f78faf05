import type { Problem } from "../data/content-error.ts";
import type { Content } from "../data/load-content.ts";

const call = /\b(?:call|tell) (?:us|the office|\{phone)|\bllame al\b|llámenos/iu;
const cannotWait =
  /\b(?:at once|same day|right away|immediately|urgent|cannot wait|de inmediato|enseguida|mismo día|urgente)\b/iu;

/**
 * Texts that ask for a call that cannot wait, and the remarks of emergency cards, without saying what
 * to do when nobody answers: the office is closed more than half of the week.
 */
export function callsThatStandAlone({ strings }: Content): Problem[] {
  return strings
    .filter(
      ({ file, field, text }) =>
        !text.includes("{afterHours}") &&
        ((file.startsWith("content/services/") && field === "emergency.otherwise") ||
          text.split(/(?<=[.?!:]) /).some((part) => call.test(part) && cannotWait.test(part))),
    )
    .map(({ file, line, field }) => ({
      file,
      line,
      field,
      remedy:
        "This asks for a call that cannot wait. Add {afterHours}: what to do when nobody answers.",
    }));
}
