import { fingerprintOf, reviewOf, signsOf, writtenTexts } from "../../src/data/reviews.ts";
import { isEmergencyAdvice } from "../../src/schemas/field-role.ts";
import type { Schema } from "../../src/schemas/schema-parts.ts";
import { type Fields, same } from "./same.ts";

/*
 * A page of medical advice says who approved its words, and carries their fingerprint. The form shows whether the
 * words have changed since. To turn that off and to save is to approve the page as it stands.
 */

/** What a form shows of a file: its fields, with a review that knows of changes. */
export function withChange(schema: Schema, content: Fields): Fields {
  const review = reviewOf(schema, content);
  return review === undefined ? content : { ...content, review };
}

/** Who has approved a page, and when. */
function approvalOf({ review }: Fields): unknown[] {
  const { status, reviewer, date } = (review ?? {}) as Record<string, unknown>;
  return [status, reviewer, date];
}

function isChanged({ review }: Fields): boolean {
  return (review as { changed?: boolean } | undefined)?.changed === true;
}

/**
 * What a form says, with its review: a new one where somebody has approved the page, else that of the file.
 *
 * @param read the file as the form was filled from it
 * @param before the file with what the editor itself has saved since
 * @param today YYYY-MM-DD
 */
export function reviewed(
  schema: Schema,
  read: Fields,
  before: Fields,
  form: Fields,
  today: string,
): { content: Fields; isApproval: boolean } {
  const typed = form["review"] as Record<string, unknown> | undefined;
  if (typed === undefined) return { content: form, isApproval: false };
  const { text: _, signs: __, changed: ___, ...stated } = typed;
  const isTyped = !same(approvalOf(form), approvalOf(read));
  const isConfirmed = isChanged(withChange(schema, read)) && !isChanged(form);
  const isApproval = stated["status"] === "reviewed" && (isTyped || isConfirmed);
  const signs = signsOf(schema, form);
  const marks = { text: fingerprintOf(schema, form), ...(signs && { signs }) };
  const unapproved = isTyped
    ? stated
    : { ...(before["review"] as Fields), ...("next" in stated && { next: stated["next"] }) };
  const review = isApproval
    ? { ...stated, ...(!isTyped && { date: today }), ...marks }
    : unapproved;
  return { content: { ...form, review }, isApproval };
}

/** What to ask who changes words that a physician has approved, or must; undefined for any others. */
export function approvalQuestion(
  schema: Schema,
  before: Fields,
  after: Fields,
): string | undefined {
  const urgent = (content: Fields) => writtenTexts(schema, content, isEmergencyAdvice);
  if (Object.keys(before).length === 0) return undefined;
  const review = reviewOf(schema, before);
  const who = review?.status === "reviewed" ? review.reviewer : "a physician";
  const choice =
    "Press OK to save it. Press Cancel to save nothing: what you wrote stays in the form.";
  if (review?.status !== "awaiting" && !same(urgent(before), urgent(after)))
    return `This is advice in an emergency. Before anything is published, ${who} has to approve it.\n\n${choice}`;
  const isApproved = review?.status === "reviewed" && review.changed === false;
  return isApproved && fingerprintOf(schema, after) !== review.text
    ? `${who} approved these words on ${review.date}, and has to approve the change. Until then it awaits review.\n\n${choice}`
    : undefined;
}
