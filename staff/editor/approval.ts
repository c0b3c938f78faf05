import { fingerprintOf, isSameEmergency, reviewedWords } from "../../src/data/fingerprint.ts";
import type { Review } from "../../src/schemas/review.ts";
import { bare, fieldsOf, type Schema } from "../../src/schemas/schema-parts.ts";
import { type Fields, same } from "./same.ts";

/*
 * A page says who has read it, and carries the fingerprint of its words. The form shows whether the words have changed
 * since. To turn that off and to save is to approve the page as it stands.
 */

/** The field of a file that holds the text after its front matter. */
const bodyKey = "text";

const reviewIn = (content: Fields) => content["review"] as Review | undefined;

function fingerprintIn(schema: Schema, content: Fields): string {
  const { [bodyKey]: body, ...fields } = content;
  return fingerprintOf(reviewedWords(schema, fields, typeof body === "string" ? body : ""));
}

/** What a form shows of a file: its fields, with a review that knows of changes. */
export function withChange(schema: Schema, content: Fields): Fields {
  const review = reviewIn(content);
  if (review === undefined) return content;
  const changed = review.text !== fingerprintIn(schema, content);
  return { ...content, review: { ...review, changed } };
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
  const field = fieldsOf(schema)["review"];
  const { review: _, ...others } = form;
  const kept = reviewIn(before) && { review: reviewIn(before) };
  // A language is read as a whole, and signed by npm run launch:sign.
  if (field && bare(field).form.hidden)
    return { content: { ...others, ...kept }, isApproval: false };
  const typed = reviewIn(form);
  if (typed?.by === undefined) return { content: others, isApproval: false };
  const { by, on } = typed;
  const shown = reviewIn(withChange(schema, read));
  const isTyped = !same([by, on], [shown?.by, shown?.on]);
  const isConfirmed = shown?.changed === true && typed.changed !== true;
  const isApproval = isTyped || isConfirmed;
  const approved = { by, on: isTyped ? on : today, text: fingerprintIn(schema, form) };
  return { content: { ...others, ...(isApproval ? { review: approved } : kept) }, isApproval };
}

/** What to ask who changes words that somebody has approved; undefined for any others. */
export function approvalQuestion(
  schema: Schema,
  before: Fields,
  after: Fields,
): string | undefined {
  const review = reviewIn(before);
  if (review === undefined) return undefined;
  const choice =
    "Press OK to save it. Press Cancel to save nothing: what you wrote stays in the form.";
  const [former, now] = [before, after].map((content) => fingerprintIn(schema, content));
  if (former === undefined || now === undefined || former === now) return undefined;
  if (!isSameEmergency(former, now))
    return `This is advice in an emergency. Before anything is published, ${review.by} has to approve it.\n\n${choice}`;
  return former === review.text
    ? `${review.by} approved these words on ${review.on}, and has to approve the change. Until then the page is public without that name.\n\n${choice}`
    : undefined;
}
