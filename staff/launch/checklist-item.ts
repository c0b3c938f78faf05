import type { Content } from "../../src/data/load-content.ts";
import type { Role } from "../../src/schemas/to-confirm.ts";

/** Where an item stands in the content. */
export interface Place {
  file: string;
  /** From 1; undefined for what is missing. */
  line: number | undefined;
  field: string;
}

/** One thing that is not ready for the public. */
export interface ChecklistItem extends Place {
  /** Its name. It stays the same when content moves, so that it can be accepted by name. */
  id: string;
  who: Role;
  /** What it is, in a few words. */
  what: string;
  why: string;
  todo: string;
  /**
   * What alone settles it, because the public site must not have it: another value, or somebody's
   * signature. Anything else may also be accepted by name.
   */
  settledBy?: "change" | "signature";
  /** Whether the public site goes without it until it is settled, so that nothing waits for it. */
  leftOut?: true;
}

/** The place of a field of the content, or of a group of fields. */
export function placeOf({ strings }: Content, file: string, field: string): Place {
  const found = strings.find((one) => one.file === file && `${one.field}.`.startsWith(`${field}.`));
  return { file, line: found?.line, field };
}

/** The beginning of a text, short enough for one line of a terminal. */
export function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
