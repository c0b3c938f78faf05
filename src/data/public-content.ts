import type { PageName } from "../schemas/pages.ts";
import { type Catalog, isPublic } from "./catalogs.ts";
import type { Content, Translation } from "./load-content.ts";
import { symptomsPath } from "./page-link.ts";
import { siteEnvironment } from "./site-environment.ts";
import { token } from "./tokens.ts";

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
 * The content as a build may show it. Production leaves out what would mislead a patient, even if the launch
 * check has accepted it: examples of testimonials, insurers and affiliations, advice on symptoms that nobody
 * has reviewed, with the links to it, and translations that are not complete and reviewed.
 */
export function publicContent(content: Content): Content {
  if (siteEnvironment() !== "production") return content;
  const english = withoutUnready(content);
  const translations = Object.entries(content.translations).map(([language, translation]) => [
    language,
    withEnglish(withoutUnready(translation), english),
  ]);
  return { ...english, translations: Object.fromEntries(translations) };
}

function withoutUnready<T extends Content>(content: T): T {
  const { practice, symptoms, signs, testimonials, navigation } = content;
  const withoutExamples = <Entry>(list: ExampleList, entries: readonly Entry[]) =>
    entries.filter((_, index) => !isExample(content, list, index));
  const reviewed = symptoms.filter(({ review }) => review.status === "reviewed");
  const isReviewed = (sign: string) => reviewed.some(({ slug }) => slug === sign.split("#")[0]);
  const open = <Link extends { path: string }>(links: readonly Link[]) =>
    links.filter(({ path }) => reviewed.length > 0 || path !== symptomsPath);
  return {
    ...content,
    practice: {
      ...practice,
      insurers: withoutExamples("insurers", practice.insurers),
      affiliations: withoutExamples("affiliations", practice.affiliations),
    },
    symptoms: reviewed,
    signs: Object.fromEntries(
      Object.entries(signs).map(([name, these]) => [
        name,
        these.map((sign) => ({ ...sign, isListed: sign.isListed && isReviewed(sign.id) })),
      ]),
    ),
    testimonials: testimonials.filter(({ consentDate }) => consentDate !== undefined),
    navigation: {
      header: open(navigation.header),
      menu: open(navigation.menu),
      footer: open(navigation.footer),
      legal: open(navigation.legal),
    },
  };
}

/** Files whose translation is not public, and those whose texts say a sign or a rule of one of them. */
function withheldFiles({ catalogs, medicines }: Translation): string[] {
  const withheld = new Set(catalogs.filter((catalog) => !isPublic(catalog)).map(({ of }) => of));
  const fileOf = (name: string) =>
    name.includes("#")
      ? `content/symptoms/${name.split("#")[0]}.yaml`
      : medicines.some(({ id }) => id === name) && "content/medicines.yaml";
  const says = ({ pairs }: Catalog) =>
    pairs.some(({ text }) =>
      [...text.matchAll(token)].some(([, name = ""]) => withheld.has(fileOf(name) || "")),
    );
  for (let size = -1; size < withheld.size; ) {
    size = withheld.size;
    for (const catalog of catalogs.filter(says)) withheld.add(catalog.of);
  }
  return [...withheld];
}

/** A translation with the English of every file whose translation is not public: other pages may name it. */
function withEnglish(translation: Translation, english: Content): Translation {
  const withheld = withheldFiles(translation);
  const entries = <T extends { slug: string; service?: string }>(
    folder: string,
    translated: T[],
    others: T[],
  ) =>
    others.map((other) => {
      const name = [folder, other.service, other.slug].filter(Boolean).join("/");
      const isWithheld = withheld.some((of) => of.startsWith(`content/${name}.`));
      const same = translated.find(
        ({ slug, service }) => slug === other.slug && service === other.service,
      );
      return (!isWithheld && same) || other;
    });
  const pages = Object.entries(translation.pages).map(([name, page]) => [
    name,
    withheld.includes(`content/pages/${name}.yaml`) ? english.pages[name as PageName] : page,
  ]);
  return {
    ...translation,
    withheld,
    providers: entries(
      "providers",
      translation.providers,
      english.providers,
    ) as Content["providers"],
    services: entries("services", translation.services, english.services),
    topics: entries("services", translation.topics, english.topics),
    recoveries: entries("recoveries", translation.recoveries, english.recoveries),
    symptoms: entries("symptoms", translation.symptoms, english.symptoms),
    locations: entries("locations", translation.locations, english.locations),
    legal: entries("legal", translation.legal, english.legal),
    pages: Object.fromEntries(pages),
  };
}
