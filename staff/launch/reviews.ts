import { slugOf } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import type { Review } from "../../src/schemas/review.ts";
import { placeOf } from "../place.ts";
import { type ChecklistItem, excerpt, nameOf } from "./checklist-item.ts";

/** How long a medical review holds when no next one is set, in years: as long as the NHS allows. */
const reviewYears = 3;

/**
 * Translations that are begun and not whole, or that no human translator has reviewed, or that have
 * changed since. The public site leaves out every page that shows one of the first two.
 */
export function unreviewedTranslations(content: Content): ChecklistItem[] {
  return Object.values(content.translations).flatMap(({ catalogs }) =>
    catalogs.flatMap(({ of, file, review, missing }): ChecklistItem[] => {
      if (review === undefined) return [];
      const name = nameOf(file);
      const signedAs = name.replace(/^(\w+\/locations)\/.*/, "$1");
      const items = missing.map(
        ({ line, text }): ChecklistItem => ({
          id: `${name}/missing/${slugOf(text)}`,
          who: "translator",
          what: `Not translated: ${excerpt(text)}`,
          file: of,
          line,
          field: "",
          why: `It is new, or its English has changed. Until ${file} has it, the public site shows the page in English.`,
          todo: `Add it to ${file}, with its translation.`,
          signedAs,
          words: [text],
          settledBy: "change",
          meanwhile: "left out",
        }),
      );
      if (review.status === "reviewed" && !review.changed) return items;
      const isNew = review.status === "awaiting";
      items.push({
        file,
        line: 1,
        field: "review",
        id: `${name}/review`,
        who: "translator",
        what: `Translation ${isNew ? "without a review" : "changed since its review"}: ${of}`,
        why: "A wrong word in another language can harm a patient, in an emergency above all.",
        todo: "Have a human translator read all of it, and sign the page.",
        meanwhile: isNew ? "left out" : "shown",
      });
      return items;
    }),
  );
}

/**
 * Pages of medical advice that no physician has reviewed, or whose review is overdue on `today` or of
 * another text. A page that has once been approved stays public, and says when.
 */
export function unreviewedMedicalPages(content: Content, today: string): ChecklistItem[] {
  const pages = pagesOf(content).filter(({ language }) => language === "en");
  const titles = new Map(pages.map(({ sources, label }) => [sources[0], label]));
  return content.reviews.flatMap(({ file, review }) => {
    const problem = problemWith(review, content, today);
    if (problem === undefined) return [];
    const [what, why, meanwhile] = problem;
    return {
      ...placeOf(content, file, "review"),
      id: `${nameOf(file)}/review`,
      who: "physician",
      what: `${what}: ${titles.get(file) ?? file}`,
      why,
      todo: "Have a physician read the page and sign it. Once it has been signed, the editor takes the approval of changes too.",
      ...(meanwhile && { meanwhile }),
    };
  });
}

function problemWith(
  review: Review,
  { providers, openValues }: Content,
  today: string,
): [what: string, why: string, meanwhile?: "shown"] | undefined {
  if (review.status === "awaiting")
    return [
      "Medical page without a review",
      "Patients act on it. The page names no physician who has checked it.",
    ];
  const { reviewer, date, next, changed } = review;
  const files = providers
    .filter(({ name }) => name === reviewer)
    .map(({ slug }) => `content/providers/${slug}.yaml`);
  if (openValues.some(({ file, field }) => files.includes(file) && field === "name"))
    return ["Medical page reviewed by an example", `${reviewer} is an example person.`];
  if (date > today) return ["Medical review dated in the future", `It is dated ${date}.`];
  if (changed)
    return [
      "Medical page changed since its review",
      `${reviewer} approved other words on ${date}. The page says so.`,
      "shown",
    ];
  const due = next ?? `${Number(date.slice(0, 4)) + reviewYears}${date.slice(4)}`;
  return due < today
    ? ["Medical review overdue", `The next review was due on ${due}.`, "shown"]
    : undefined;
}
