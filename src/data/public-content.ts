import { contentFiles, contentFolders } from "../schemas/content-kinds.ts";
import { type PageName, pageSchemas } from "../schemas/pages.ts";
import type { Schema } from "../schemas/schema-parts.ts";
import { type Catalog, isPublic } from "./catalogs.ts";
import type { Content, Translation } from "./load-content.ts";
import { paths } from "./paths.ts";
import { isAnswered, type WaitingPage, waitingPages } from "./sign-off.ts";
import { siteEnvironment } from "./site-environment.ts";
import { withConsent } from "./testimonials.ts";
import { mapStrings, token } from "./tokens.ts";
import { type PageInPlace, withoutLinks, withoutLinksIn } from "./without-links.ts";

/** Lists of practice.yaml that may hold examples. */
export type ExampleList = "insurers" | "affiliations";

/**
 * Whether an entry of a list is marked as an example, by itself or with the whole list, and nobody has signed that it
 * is right as it stands.
 */
export function isExample(content: Content, list: ExampleList, index: number): boolean {
  return content.questions.some(
    (question) =>
      question.file === "content/practice.yaml" &&
      question.kind === "example" &&
      (question.field === list || question.field === `${list}.${index}`) &&
      !isAnswered(content, question),
  );
}

/**
 * The content as a build may show it. Production leaves out what nobody has signed, with all that leads there:
 * pages that may wait, examples of testimonials, insurers and affiliations, and translations that are not complete
 * and reviewed.
 */
export function publicContent(content: Content): Content {
  if (siteEnvironment() !== "production") return content;
  const waiting = waitingPages(content);
  const english = withoutUnready(content, waiting);
  const translations = Object.entries(content.translations)
    .map(([language, translation]): [string, Translation] => [
      language,
      withEnglish(withoutUnready(translation, waiting), english),
    ])
    .filter(([, translation]) => translation.catalogs.some(isPublic));
  return { ...english, translations: Object.fromEntries(translations) };
}

function withoutUnready<T extends Content>(content: T, waiting: readonly WaitingPage[]): T {
  const { practice, testimonials } = content;
  const withoutExamples = <Entry>(list: ExampleList, entries: readonly Entry[]) =>
    entries.filter((_, index) => !isExample(content, list, index));
  const shown = {
    ...content,
    practice: {
      ...practice,
      insurers: withoutExamples("insurers", practice.insurers),
      affiliations: withoutExamples("affiliations", practice.affiliations),
    },
    testimonials: withConsent(testimonials),
  };
  return withoutWaiting(shown, waiting);
}

/** The content without the pages that wait, and without the links to them. */
function withoutWaiting<T extends Content>(content: T, waiting: readonly WaitingPage[]): T {
  const gone = new Set(waiting.map(({ path }) => path));
  const isPublicAt = (path: string) => !gone.has(path);
  const recoveries = content.recoveries.filter(({ slug }) =>
    isPublicAt(`${paths.recovery}/${slug}`),
  );
  const symptoms = content.symptoms.filter(({ slug }) => isPublicAt(`${paths.symptoms}/${slug}`));
  const files = new Set(waiting.map(({ file }) => file));
  const pages = Object.fromEntries(
    Object.entries(content.pages).filter(
      ([name]) =>
        !files.has(`content/pages/${name}.yaml`) &&
        !(name === "recovery" && recoveries.length === 0),
    ),
  ) as Content["pages"];
  const above = new Map(waiting.map((page) => [page.path, page.above]));
  if (recoveries.length === 0) above.set(paths.recovery, paths.services);
  if (symptoms.length === 0) above.set(paths.symptoms, `${paths.contact}#emergency`);
  const topics = content.topics.filter(({ service, slug }) =>
    isPublicAt(`${paths.service}/${service}/${slug}`),
  );
  const listed = new Set(symptoms.map(({ slug }) => slug));
  const signs = Object.entries(content.signs).map(([name, named]) => [
    name,
    named.map((sign) => ({ ...sign, isListed: sign.isListed && listed.has(placeOf(sign.id)) })),
  ]);
  return withoutLinksTo(
    { ...content, recoveries, symptoms, topics, pages, signs: Object.fromEntries(signs) },
    (path) => above.get(path.replace(/#.*/, "")),
  );
}

const placeOf = (sign: string) => sign.replace(/#.*/, "");

function withoutLinksTo<T extends Content>(content: T, pageInPlace: PageInPlace): T {
  const of = <V>(schema: Schema, value: V) => withoutLinks(schema, value, pageInPlace);
  const all = <V>(schema: Schema, values: readonly V[]) => values.map((value) => of(schema, value));
  const { services, topics, recoveries, symptoms, locations, providers, legal } = contentFolders;
  const { practice, care, navigation } = contentFiles;
  const pages = Object.entries(content.pages).map(([name, page]) => [
    name,
    page && of(pageSchemas[name as PageName], page),
  ]);
  const inText = (text: string) => withoutLinksIn(text, pageInPlace);
  return {
    ...content,
    practice: of(care.schema, of(practice.schema, content.practice)),
    navigation: of(navigation.schema, content.navigation),
    services: all(services.schema, content.services),
    topics: all(topics.schema, content.topics),
    recoveries: all(recoveries.schema, content.recoveries),
    symptoms: all(symptoms.schema, content.symptoms),
    locations: all(locations.schema, content.locations),
    providers: all(providers.schema, content.providers),
    legal: content.legal.map((statement) => ({
      ...of(legal.schema, statement),
      sections: mapStrings(statement.sections, [], inText) as typeof statement.sections,
    })),
    announcements: mapStrings(content.announcements, [], inText) as Content["announcements"],
    // The target is not public, so the page has no line for it.
    movedAnchors: content.movedAnchors.filter(({ to }) => pageInPlace(to) === undefined),
    search: {
      ...content.search,
      pages: content.search.pages.filter(({ path }) => pageInPlace(path) === undefined),
      answers: mapStrings(content.search.answers, [], inText) as Content["search"]["answers"],
      insurer: content.search.insurer && inText(content.search.insurer),
    },
    pages: Object.fromEntries(pages),
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
