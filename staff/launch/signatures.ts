import { fingerprint } from "../../src/data/approval.ts";
import type { ContentString } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";
import type { Signature } from "../../src/schemas/launch.ts";
import { type Place, stringsIn } from "../place.ts";
import { type ChecklistItem, signedAs } from "./checklist-item.ts";

/** The strings that an item is about; all of a page for its review. */
export function stringsOf(content: Content, { file, field }: Place): ContentString[] {
  const isWhole = field === "review" || field === "";
  return [content, ...Object.values(content.translations)]
    .flatMap((edition) => stringsIn(edition, file))
    .filter((string) =>
      isWhole ? !string.roles.includes("review") : `${string.field}.`.startsWith(`${field}.`),
    );
}

/** A line of a signature: the name of an item, and what changes when its text does; for a claim, its wording. */
export function lineOf(content: Content, item: ChecklistItem): string {
  const texts = stringsOf(content, item).map(({ text }) => text);
  const isClaim = item.id.startsWith("claim/");
  const stated = isClaim || texts.length === 0 ? (item.words ?? [item.what]) : texts;
  return `${item.id} ${fingerprint(stated)}`;
}

/**
 * The latest signature under an item, and whether it is for the text as it stands: when it was signed, or
 * when a physician has approved all of the page in the editor since.
 */
export function signatureOf(
  content: Content,
  item: ChecklistItem,
): (Signature & { holds: boolean }) | undefined {
  const signature = content.launch.signed.findLast(({ lines }) =>
    lines.some((line) => line.startsWith(`${item.id} `)),
  );
  if (signature === undefined) return undefined;
  const proven = !item.id.startsWith("claim/") || signature.proof !== undefined;
  const isSame = signature.lines.includes(lineOf(content, item));
  return { ...signature, holds: proven && (isSame || isApproved(content, item, signature)) };
}

function isApproved({ reviews }: Content, { file, who }: ChecklistItem, { date }: Signature) {
  const review = reviews.find((reviewed) => reviewed.file === file)?.review;
  return (
    who === "physician" &&
    review?.status === "reviewed" &&
    review.changed === false &&
    review.date >= date
  );
}

/** Whether somebody has signed the page of an item, so that what changes on it need not stop the site. */
export function isOpened({ launch, reviews }: Content, item: ChecklistItem): boolean {
  const review = reviews.find(({ file }) => file === item.file)?.review;
  const isReviewed = review?.status === "reviewed" && review.text !== undefined;
  return (
    (isReviewed && item.who === "physician") ||
    launch.signed.some(({ id, as }) => id === signedAs(item) && as === item.who)
  );
}
