import type { Problem } from "../data/content-error.ts";
import type { Content } from "../data/load-content.ts";
import { translationLanguages } from "../languages/languages.ts";

/** Parts whose link leads to a page that the practice goes without, and words that a language lacks. */
export function missingParts(content: Content): Problem[] {
  const { pages, practice, translations } = content;
  const needs: [file: string, field: string, part: unknown, page: keyof typeof pages][] = [
    ["pages/home", "areas", pages.home.areas, "locations"],
    ["pages/contact", "firstVisit", pages.contact.firstVisit, "new-patients"],
    ["pages/new-patients", "pack", pages["new-patients"]?.pack, "visit-pack"],
    ...translationLanguages.flatMap((language) =>
      (["new-patients", "for-children"] as const).map((page): (typeof needs)[number] => [
        `${language}/pages/${page}`,
        "",
        translations[language][page],
        page,
      ]),
    ),
  ];
  const problem = (file: string, field: string, remedy: string) => ({
    file: `content/${file}.yaml`,
    line: undefined,
    field,
    remedy,
  });
  return [
    ...needs
      .filter(([, , part, page]) => part !== undefined && pages[page] === undefined)
      .map(([file, field, , page]) =>
        problem(
          file,
          field,
          `This needs the page content/pages/${page}.yaml, which is not there. Add the page, or take this away.`,
        ),
      ),
    ...translationLanguages
      .filter((language) => Object.keys(translations[language]).length > 0)
      .flatMap((language) =>
        Object.entries({
          phoneHelp: practice.phoneHelp,
          "afterHours.instruction": practice.afterHours.instruction,
          "afterHours.unanswered": practice.afterHours.unanswered,
        })
          .filter(([, words]) => words !== undefined && words[language] === undefined)
          .map(([field]) =>
            problem(
              "practice",
              `${field}.${language}`,
              `The pages in content/${language}/ say this too. Add it in their language.`,
            ),
          ),
      ),
  ];
}
