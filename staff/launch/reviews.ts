import type { Content } from "../../src/data/load-content.ts";
import { nameOf } from "../../src/data/sign-off.ts";
import type { Review } from "../../src/schemas/review.ts";
import { positionOf } from "../position.ts";
import type { Question } from "./question.ts";

/** How long a medical review holds when no next one is set, in years: as long as the NHS allows. */
const reviewYears = 3;

/**
 * Pages of medical advice that nobody has reviewed, or whose review is overdue on `today` or of other words.
 * A place of the body without a page has nothing to review besides its texts.
 */
export function unreviewedPages(content: Content, today: string): Question[] {
  const places = new Set(content.symptoms.map(({ slug }) => `content/symptoms/${slug}.yaml`));
  return content.reviews
    .filter(({ file }) => places.has(file) || !file.startsWith("content/symptoms/"))
    .flatMap(({ file, review, text }) => {
      const why = problemWith(review, today);
      if (why === undefined) return [];
      const unit = nameOf(file);
      const place = positionOf(content, file, "review");
      return { ...place, id: `${unit}/review`, unit, who: "physician", why, fingerprint: text };
    });
}

function problemWith(review: Review, today: string): string | undefined {
  if (review.status === "awaiting") return "Nobody has signed the page yet.";
  const { reviewer, date, next, text, changed } = review;
  if (text === undefined)
    return `The review was typed by hand, so nobody knows what ${reviewer} read. Sign it with npm run launch:sign, or save it in the editor.`;
  if (changed) return `${reviewer} approved other words on ${date}. The page says so.`;
  const due = next ?? `${Number(date.slice(0, 4)) + reviewYears}${date.slice(4)}`;
  return due < today ? `The next review was due on ${due}.` : undefined;
}

/**
 * Translations that are begun and not whole, or that no human translator has reviewed, or that have
 * changed since. The public site leaves out every page that shows one of the first two.
 */
export function unreviewedTranslations({ translations }: Content): Question[] {
  const catalogs = Object.values(translations).flatMap((translation) => translation.catalogs);
  return catalogs.flatMap(({ file, review, missing, text: fingerprint }): Question[] => {
    const isRead = review?.status === "reviewed" && !review.changed;
    if (review === undefined || (isRead && missing.length === 0)) return [];
    const unit = nameOf(file);
    const question = { file, line: 1, field: "review", id: `${unit}/review`, unit, fingerprint };
    const why =
      review.status === "awaiting"
        ? "No human translator has read it. A wrong word can harm a patient, in an emergency above all."
        : `It has changed since ${review.reviewer} read it on ${review.date}.`;
    const sentences = missing.map(({ text }) => `“${text}”`).join(", ");
    const remedy = `Translate what is new or has changed in English: ${sentences}`;
    return [{ ...question, who: "translator", why, ...(missing.length > 0 && { remedy }) }];
  });
}
