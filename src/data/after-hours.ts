import type { PracticeContent } from "../schemas/practice.ts";
import { telHref } from "./telephone.ts";

/**
 * What to do when it cannot wait and the office is closed, as prose: the practice's own instruction, else where to go
 * when nobody answers. Patients after an operation have their own number (`onCallNumber`).
 */
export function afterHoursInstruction({ afterHours }: Pick<PracticeContent, "afterHours">): string {
  return afterHours.instruction ?? afterHours.unanswered;
}

/** Whom patients after an operation call at any hour. */
export interface OnCall {
  phone: string;
  phoneHref: string;
}

/** A number with its link; undefined without a number. */
export function onCallLink(phone: string | undefined): OnCall | undefined {
  return phone === undefined ? undefined : { phone, phoneHref: telHref(phone) };
}

/** Whether somebody can answer: numbers from 555-0100 to 555-0199 are kept for examples. https://nationalnanpa.com */
export function isRealNumber(phone: string): boolean {
  return !/555-01\d\d$/.test(phone);
}

/** The number that answers patients after an operation day and night; undefined while it is an example or missing. */
export function onCallNumber({ onCall }: Pick<PracticeContent, "onCall">): string | undefined {
  return onCall !== undefined && isRealNumber(onCall.phone) ? onCall.phone : undefined;
}
