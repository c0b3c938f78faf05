import { slugOf } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";
import type { Review } from "../../src/schemas/review.ts";
import { type ChecklistItem, excerpt, placeOf } from "./checklist-item.ts";
import { signatureOf } from "./signatures.ts";

/** How long a medical review holds when no next one is set, in years: as long as the NHS allows. */
const reviewYears = 3;

/**
 * Translations that are begun and not whole, or that no human translator has reviewed, or that have
 * changed since. The public site leaves out every page that shows one of them.
 */
export function unreviewedTranslations(content: Content): ChecklistItem[] {
  return Object.values(content.translations).flatMap(({ catalogs }) =>
    catalogs
      .filter(({ review }) => review !== undefined)
      .flatMap(({ of, file, review, missing }): ChecklistItem[] => {
        const name = file.replace(/^content\/|\.yaml$/g, "");
        const untranslated = missing.map(
          ({ line, text }): ChecklistItem => ({
            id: `${name}/missing/${slugOf(text)}`,
            who: "translator",
            what: `Not translated: ${excerpt(text)}`,
            file: of,
            line,
            field: "",
            why: `It is new, or its English has changed. Until ${file} has it, the public site shows the page in English.`,
            todo: `Add it to ${file}, with its translation.`,
            settledBy: "change",
            leftOut: true,
          }),
        );
        const item = (what: string): ChecklistItem => ({
          file,
          line: 1,
          field: "review",
          id: `${name}/review`,
          who: "translator",
          what: `${what}: ${of}`,
          why: "A wrong word in another language can harm a patient, in an emergency above all.",
          leftOut: true,
          todo: `Have a human translator read all of it: npm run launch:sign -- ${name} --by NAME --as translator.`,
        });
        if (review?.status === "awaiting")
          return [...untranslated, item("Translation without a review")];
        const changed = item("Translation changed since its review");
        return signatureOf(content, changed)?.holds === false
          ? [...untranslated, changed]
          : untranslated;
      }),
  );
}

/** A page of medical advice, by the name of its file. */
interface MedicalPage {
  name: string;
  title: string;
  review: Review;
}

/** Every page with a review: entries of folders, and single pages. */
function medicalPages({ topics, pages, ...content }: Content): MedicalPage[] {
  return [
    ...(["services", "recoveries", "symptoms"] as const).flatMap((folder) =>
      content[folder].map(({ slug, ...page }) => ({ ...page, name: `${folder}/${slug}` })),
    ),
    ...topics.map(({ service, slug, ...page }) => ({
      ...page,
      name: `services/${service}/${slug}`,
    })),
    ...Object.entries(pages).flatMap(([name, page]) =>
      page !== undefined && "review" in page
        ? { name: `pages/${name}`, title: page.hero.title, review: page.review }
        : [],
    ),
  ];
}

/**
 * Pages of medical advice that no physician has reviewed, or whose review is overdue on `today` or of
 * another text.
 */
export function unreviewedMedicalPages(content: Content, today: string): ChecklistItem[] {
  return medicalPages(content).flatMap(({ name, title, review }) => {
    const item = (what: string, why: string): ChecklistItem => ({
      ...placeOf(content, `content/${name}.yaml`, "review"),
      id: `${name}/review`,
      who: "physician",
      what: `${what}: ${title}`,
      why,
      todo: `Have a physician read the page: npm run launch:sign -- ${name} --by "NAME, MD" --as physician.`,
    });
    const problem = problemWith(review, content, today);
    if (problem !== undefined) return item(...problem);
    const changed = item("Medical page changed since its review", "Patients act on it.");
    return signatureOf(content, changed)?.holds === false ? changed : [];
  });
}

function problemWith(
  review: Review,
  { providers, openValues }: Content,
  today: string,
): [what: string, why: string] | undefined {
  if (review.status === "awaiting")
    return [
      "Medical page without a review",
      "Patients act on it. The page names no physician who has checked it.",
    ];
  const { reviewer, date, next } = review;
  const files = providers
    .filter(({ name }) => name === reviewer)
    .map(({ slug }) => `content/providers/${slug}.yaml`);
  if (openValues.some(({ file, field }) => files.includes(file) && field === "name"))
    return ["Medical page reviewed by an example", `${reviewer} is an example person.`];
  if (date > today) return ["Medical review dated in the future", `It is dated ${date}.`];
  const due = next ?? `${Number(date.slice(0, 4)) + reviewYears}${date.slice(4)}`;
  return due < today ? ["Medical review overdue", `The next review was due on ${due}.`] : undefined;
}
