import type { Answer } from "../../schemas/answers.ts";
import type { IconName } from "../../ui/icon-names.ts";
import styles from "./levels.module.css";

/**
 * How each of the five answers looks, wherever one is shown: its sign, and the class that sets its weight for
 * every `levelBox` inside.
 */
export const levels: Record<Answer, { icon: IconName; look: string | undefined }> = {
  "call-911": { icon: "siren", look: styles["call911"] },
  "emergency-room": { icon: "hospital", look: styles["emergencyRoom"] },
  "call-us-today": { icon: "phone", look: styles["callUsToday"] },
  "book-a-visit": { icon: "calendar", look: styles["bookAVisit"] },
  "at-home": { icon: "house", look: styles["atHome"] },
};

/** Class of a box that takes its ground, its frame and its color from its level. */
export const levelBox = styles["box"];

/** Class of the sign in such a box. */
export const levelSign = styles["sign"];

/** Id of the part of a place that has the signs with this answer. */
export function levelId(answer: Answer): string {
  return `answer-${answer}`;
}
