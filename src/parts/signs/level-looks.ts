import type { Level } from "../../schemas/levels.ts";
import type { IconName } from "../../ui/icon-names.ts";
import styles from "./levels.module.css";

/**
 * How each of the five levels looks, wherever one is shown: its icon, and the class that sets its weight for
 * every `levelBox` inside.
 */
export const levelLooks: Record<Level, { icon: IconName; look: string | undefined }> = {
  "call-911": { icon: "siren", look: styles["call911"] },
  "emergency-room": { icon: "hospital", look: styles["emergencyRoom"] },
  "call-today": { icon: "phone", look: styles["callUsToday"] },
  book: { icon: "calendar", look: styles["bookAVisit"] },
  home: { icon: "house", look: styles["atHome"] },
};

/** Whether a level is an emergency: call 911, or go to an emergency room. It applies at any age. */
export function isEmergency(level: Level): boolean {
  return level === "call-911" || level === "emergency-room";
}

/** Class of a box that takes its ground, its frame and its color from its level. */
export const levelBox = styles["box"];

/** Class of the icon in such a box. */
export const levelIcon = styles["icon"];

/** Id of the part of a place that has the signs of this level. */
export function levelId(level: Level): string {
  return `level-${level}`;
}
