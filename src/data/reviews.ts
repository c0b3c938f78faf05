import type { FieldRole } from "../schemas/field-role.ts";
import type { Review } from "../schemas/review.ts";
import type { Schema } from "../schemas/schema-parts.ts";
import { mapFields } from "./texts.ts";

/** What a file says of its review, and the fingerprint of its words and its signs as they stand. */
export interface Reviewed {
  /** As a path from the project's root. */
  file: string;
  review: Review;
  readonly text: string;
  readonly signs: string;
}

/** Eight hexadecimal digits that change when one of the texts does (FNV-1a). The editor computes them too. */
export function fingerprintTexts(texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(texts))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** The texts of a file, as they were written. */
export function writtenTexts(
  schema: Schema,
  value: unknown,
  isIncluded: (roles: readonly FieldRole[]) => boolean,
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
  const silent: readonly FieldRole[] = ["note", "sources", "review"];
  return fingerprintTexts(
    writtenTexts(schema, value, (roles) => !silent.some((role) => roles.includes(role))),
  );
}

/** The names of the signs that a file lists, with spaces between them. */
export function signsOf(schema: Schema, value: unknown): string {
  const names = writtenTexts(schema, value, (roles) => roles.includes("sign"));
  return [...new Set(names)].sort().join(" ");
}

/** Signs that somebody has approved on a page and that it lists no more. */
export function lostSigns({ review, signs }: Pick<Reviewed, "review" | "signs">): string[] {
  const approved = review.status === "reviewed" ? review.signs?.split(" ") : undefined;
  return approved?.filter((name) => !signs.split(" ").includes(name)) ?? [];
}

/** The review of a file, which says whether the words have changed since. */
export function reviewOf(schema: Schema, value: unknown): Review | undefined {
  const review = (value as { review?: Review } | null)?.review;
  if (review?.status !== "reviewed" || review.text === undefined) return review;
  return { ...review, changed: review.text !== fingerprintOf(schema, value) };
}
