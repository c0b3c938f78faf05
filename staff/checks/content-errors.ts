import { ContentError, type Problem, problemOf } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import type { Page } from "../../src/pages/_page.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { poorContrasts } from "./contrast.ts";
import { futureDates, hoursOnClosedDays } from "./dates.ts";
import { repeatedFacts } from "./facts.ts";
import { wrongNumbers } from "./medical-numbers.ts";
import { takenNames, wrongMedicines } from "./medicines.ts";
import { missingParts } from "./missing-parts.ts";
import { rawSigns } from "./raw-signs.ts";
import { brokenReferences } from "./references.ts";
import { wrongTranslations } from "./translations.ts";
import { wrongLook } from "./wrong-look.ts";

/**
 * What is wrong between the files of content, each of which keeps its schema.
 *
 * @param today YYYY-MM-DD, in the time zone of the practice
 */
export function contentErrors(
  content: Content,
  today = Temporal.Now.plainDateISO(content.practice.timeZone).toString(),
): Problem[] {
  const pages = pagesOf(content);
  const paths = pages.map(({ path }) => path);
  return [
    ...wrongPaths(pages),
    ...brokenReferences(content, paths),
    ...missingParts(content),
    ...rawSigns(content),
    ...wrongLook(content),
    ...poorContrasts(content.practice),
    ...repeatedFacts(content),
    ...takenNames(content),
    ...wrongMedicines(content),
    ...wrongNumbers(content),
    ...hoursOnClosedDays(content),
    ...futureDates(content, today),
    ...Object.values(content.translations).flatMap(wrongTranslations),
  ];
}

/** The build command and the configuration of Astro ask for the same. */
const correct = new WeakSet<Content>();

/** The same content, checked. @throws ContentError listing every mistake */
export function checked(content: Content): Content {
  const problems = correct.has(content) ? [] : contentErrors(content);
  if (problems.length > 0) throw new ContentError(problems);
  correct.add(content);
  return content;
}

/** Pages that share a path: the name of a statement's file is all of its path. */
function wrongPaths(pages: readonly Page[]): Problem[] {
  return pages
    .filter(({ path }, index) => pages.findIndex((other) => other.path === path) < index)
    .map(({ path, sources: [file = ""] }) =>
      problemOf(
        file,
        `Another page has the path ${path} already. Choose another name for this file.`,
        "path",
      ),
    );
}
