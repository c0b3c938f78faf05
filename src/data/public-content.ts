import { contentFiles, contentFolders } from "../schemas/content-kinds.ts";
import { type PageName, pageSchemas } from "../schemas/pages.ts";
import type { Schema } from "../schemas/schema-parts.ts";
import { type Catalog, isPublicCatalog } from "./catalogs.ts";
import { ruleNames } from "./house-rules.ts";
import type { Content, Translation } from "./load-content.ts";
import { paths } from "./paths.ts";
import { isPublicSite } from "./site-environment.ts";
import { notDoneHere, standingIn, unread, type WithheldPage, withheldPages } from "./standing.ts";
import { withConsent } from "./testimonials.ts";
import { mapStrings, token } from "./tokens.ts";
import { type PageInPlace, withoutLinks, withoutLinksIn } from "./without-links.ts";

/** Whether the names of insurers and hospitals may be examples: nobody has read practice.yaml. */
export function holdsExamples(content: Content): boolean {
  return !isPublicSite() && unread(content)("content/practice.yaml");
}

/**
 * The content as a build may show it. The public site leaves out what nobody has read, with all links to it:
 * pages that may wait, signs of their places, samples of testimonials, and translations that are not whole and read.
 */
export function publicContent(content: Content): Content {
  if (!isPublicSite()) return withoutOperationsNotDone(content);
  const waiting = withheldPages(content);
  const isWaiting = waitingFiles(content, waiting);
  const english = withoutUnready(content, waiting, isWaiting);
  const translations = Object.entries(content.translations)
    .map(([language, translation]): [string, Translation] => [
      language,
      withEnglish(withoutUnready(translation, waiting, isWaiting), english),
    ])
    .filter(([, translation]) => translation.catalogs.some(isPublicCatalog));
  return { ...english, translations: Object.fromEntries(translations) };
}

/** A preview shows all but the operations that are not done here. */
function withoutOperationsNotDone(content: Content): Content {
  const waiting = withheldPages(content).filter(({ waitsFor }) => waitsFor.includes(notDoneHere));
  if (waiting.length === 0) return content;
  const without = <T extends Content>(shown: T) => withoutWaiting(shown, waiting, () => false);
  const translations = Object.entries(content.translations).map(([language, translation]) => [
    language,
    without(translation),
  ]);
  return { ...without(content), translations: Object.fromEntries(translations) };
}

/** Files that wait: those of pages, and of words that several pages share. */
function waitingFiles(
  content: Content,
  waiting: readonly WithheldPage[],
): (file: string) => boolean {
  const standing = standingIn(content);
  const unread = content.toRead.filter((toRead) => standing(toRead) === "waits");
  const files = new Set([...waiting, ...unread].map(({ file }) => file));
  return (file) => files.has(file);
}

function withoutUnready<T extends Content>(
  content: T,
  waiting: readonly WithheldPage[],
  isWaiting: (file: string) => boolean,
): T {
  const { signs, testimonials, practice } = content;
  const shownSigns = Object.entries(signs).flatMap(([name, sign]) => {
    if (!isWaiting(`content/symptoms/${name.replace(/#.*/, "")}.yaml`)) return [[name, sign]];
    return practice.emergency.includes(name) ? [[name, { ...sign, path: undefined }]] : [];
  });
  return withoutWaiting(
    {
      ...content,
      signs: Object.fromEntries(shownSigns),
      testimonials: withConsent(testimonials),
    },
    waiting,
    isWaiting,
  );
}

/** The content without the pages that wait, and without the links to them. */
function withoutWaiting<T extends Content>(
  content: T,
  waiting: readonly WithheldPage[],
  isWaiting: (file: string) => boolean,
): T {
  const gone = new Set(waiting.map(({ path }) => path));
  const isPublicAt = (path: string) => !gone.has(path);
  const recoveries = content.recoveries.filter(({ slug }) =>
    isPublicAt(`${paths.recovery}/${slug}`),
  );
  const symptoms = content.symptoms.filter(({ slug }) => isPublicAt(`${paths.symptoms}/${slug}`));
  const pages = Object.fromEntries(
    Object.entries(content.pages).filter(([name]) => !isWaiting(`content/pages/${name}.yaml`)),
  ) as Content["pages"];
  const above = new Map(waiting.map((page) => [page.path, page.above]));
  if (recoveries.length === 0) above.set(paths.recovery, paths.services);
  if (symptoms.length === 0) above.set(paths.symptoms, `${paths.contact}#emergency`);
  const topics = content.topics.filter(({ service, slug }) =>
    isPublicAt(`${paths.service}/${service}/${slug}`),
  );
  const [first, ...others] = content.providers;
  const providers: Content["providers"] = [
    first,
    ...others.filter(({ slug }) => isPublicAt(`${paths.providers}/${slug}`)),
  ];
  const legal = content.legal.filter(({ slug }) => isPublicAt(`/${slug}`));
  const listed = new Set(symptoms.map(({ slug }) => slug));
  // A sign is shown once its place has been read; those for an emergency are read where they are listed.
  const signs = Object.entries(content.signs).flatMap(([name, sign]) => {
    if (listed.has(placeOf(name))) return [[name, sign]];
    return content.practice.emergency.includes(name) ? [[name, { ...sign, path: undefined }]] : [];
  });
  return withoutLinksTo(
    {
      ...content,
      recoveries,
      symptoms,
      topics,
      providers,
      legal,
      pages,
      signs: Object.fromEntries(signs),
    },
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
  const inTexts = <V extends { text: string }>(entries: readonly V[]) =>
    (mapStrings(entries, [], inText) as V[]).filter(({ text }) => text !== "");
  return {
    ...content,
    practice: of(care.schema, of(practice.schema, content.practice)),
    navigation: of(navigation.schema, content.navigation),
    services: all(services.schema, content.services),
    topics: all(topics.schema, content.topics),
    recoveries: all(recoveries.schema, content.recoveries),
    symptoms: all(symptoms.schema, content.symptoms),
    locations: all(locations.schema, content.locations),
    providers: all(providers.schema, content.providers) as unknown as Content["providers"],
    legal: content.legal.map((statement) => ({
      ...of(legal.schema, statement),
      sections: mapStrings(statement.sections, [], inText) as typeof statement.sections,
    })),
    announcements: inTexts(content.announcements),
    // The target is not public, so the page has no line for it.
    movedAnchors: content.movedAnchors.filter(({ to }) => pageInPlace(to) === undefined),
    search: {
      ...content.search,
      pages: content.search.pages.filter(({ path }) => pageInPlace(path) === undefined),
      answers: inTexts(content.search.answers),
      ages: content.search.ages && inTexts([content.search.ages])[0],
      insurer: content.search.insurer && inText(content.search.insurer),
    },
    pages: Object.fromEntries(pages),
  };
}

/** Files whose translation is not public, and those whose texts say a sign or a rule of one of them. */
function withheldFiles({ catalogs, medicines, houseRules, recoveries }: Translation): string[] {
  const withheld = new Set(
    catalogs.filter((catalog) => !isPublicCatalog(catalog)).map(({ of }) => of),
  );
  const fileOf = (name: string) =>
    name.includes("#")
      ? `content/symptoms/${name.split("#")[0]}.yaml`
      : (medicines.some(({ id }) => id === name) && "content/medicines.yaml") ||
        (ruleNames(houseRules).includes(name) && "content/house-rules.yaml");
  const says = ({ pairs }: Catalog) =>
    pairs.some(({ text }) =>
      [...text.matchAll(token)].some(([, name = ""]) => withheld.has(fileOf(name) || "")),
    );
  for (let size = -1; size < withheld.size; ) {
    size = withheld.size;
    for (const catalog of catalogs.filter(says)) withheld.add(catalog.of);
  }
  // Their lines are house rules alone, which no catalog repeats.
  if (withheld.has("content/house-rules.yaml"))
    for (const { slug } of recoveries) withheld.add(`content/recoveries/${slug}.yaml`);
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
