import type { Review } from "../schemas/review.ts";
import type { Schema } from "../schemas/schema-parts.ts";
import { mapFields } from "./texts.ts";

/** What a file says of its review, and the fingerprint of its words as they stand. */
export interface Reviewed {
  /** As a path from the project's root. */
  file: string;
  review: Review;
  readonly text: string;
}

/** Eight hexadecimal digits that change when one of the texts does (FNV-1a). The editor computes them too. */
export function fingerprint(texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(texts))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** The texts of a file, as they were written. */
export function writtenTexts(
  schema: Schema,
  value: unknown,
  isIncluded: (roles: readonly string[]) => boolean,
): string[] {
  const texts: string[] = [];
  mapFields(schema, value, (text, { roles, written }) => {
    if (written && isIncluded(roles)) texts.push(text);
    return text;
  });
  return texts;
}

/** The fingerprint of what a review is about: all that a file says besides it, and besides notes. */
export function fingerprintOf(schema: Schema, value: unknown): string {
  const silent = ["note", "sources", "review"];
  return fingerprint(
    writtenTexts(schema, value, (roles) => !silent.some((role) => roles.includes(role))),
  );
}

/** The review of a file, which says whether the words have changed since. */
export function reviewOf(schema: Schema, value: unknown): Review | undefined {
  const review = (value as { review?: Review } | null)?.review;
  if (review?.status !== "reviewed" || review.text === undefined) return review;
  return { ...review, changed: review.text !== fingerprintOf(schema, value) };
}
