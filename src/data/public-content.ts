import type { Content } from "./load-content.ts";
import { symptomsPath } from "./page-link.ts";
import { siteEnvironment } from "./site-environment.ts";

/** Lists of practice.yaml that may hold examples. */
export type ExampleList = "insurers" | "affiliations";

/** Whether an entry of a list is marked as an example, by itself or with the whole list. */
export function isExample({ openValues }: Content, list: ExampleList, index: number): boolean {
  return openValues.some(
    ({ file, kind, field }) =>
      file === "content/practice.yaml" &&
      kind === "example" &&
      (field === list || field === `${list}.${index}`),
  );
}

/**
 * The content as a build may show it. Production leaves out what would mislead a patient, even if the
 * launch check has accepted it: examples of testimonials, insurers and affiliations, and translations
 * and advice on symptoms that nobody has reviewed, with the links to them.
 */
export function publicContent(content: Content): Content {
  if (siteEnvironment() !== "production") return content;
  const { practice, symptoms, testimonials, translations, navigation } = content;
  const withoutExamples = <T>(list: ExampleList, entries: readonly T[]) =>
    entries.filter((_, index) => !isExample(content, list, index));
  const reviewed = symptoms.filter(({ review }) => review.status === "reviewed");
  const unreviewed = Object.values(translations)
    .flatMap((pages) => Object.values(pages))
    .filter(({ review }) => review.status === "awaiting")
    .map(({ path }) => path)
    .concat(reviewed.length === 0 ? symptomsPath : []);
  const open = <T extends { path: string }>(links: readonly T[]) =>
    links.filter(({ path }) => !unreviewed.includes(path));
  return {
    ...content,
    practice: {
      ...practice,
      insurers: withoutExamples("insurers", practice.insurers),
      affiliations: withoutExamples("affiliations", practice.affiliations),
    },
    symptoms: reviewed,
    testimonials: testimonials.filter(({ consentDate }) => consentDate !== undefined),
    translations: Object.fromEntries(
      Object.entries(translations).map(([language, pages]) => [
        language,
        Object.fromEntries(
          Object.entries(pages).filter(([, { path }]) => !unreviewed.includes(path)),
        ),
      ]),
    ) as Content["translations"],
    navigation: {
      header: open(navigation.header),
      footer: open(navigation.footer),
      legal: open(navigation.legal),
    },
  };
}
