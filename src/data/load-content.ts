import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import {
  type Language,
  type TranslationLanguage,
  translationLanguages,
} from "../languages/languages.ts";
import type { Announcement } from "../schemas/announcement.ts";
import { contentFiles, contentFolders, pageFiles } from "../schemas/content-kinds.ts";
import type { Launch } from "../schemas/launch.ts";
import type { Location } from "../schemas/location.ts";
import type { Navigation, Redirect } from "../schemas/navigation.ts";
import { optionalPages, type PagesContent } from "../schemas/pages.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import type { Provider } from "../schemas/provider.ts";
import type { SearchContent } from "../schemas/search.ts";
import type { Service } from "../schemas/service.ts";
import type { Statement } from "../schemas/statement.ts";
import type { Symptoms } from "../schemas/symptoms.ts";
import type { Testimonial } from "../schemas/testimonial.ts";
import { withTreatments } from "./care-costs.ts";
import { type Catalog, stringsOf, translated } from "./catalogs.ts";
import { ContentError, type Problem, problemOf } from "./content-error.ts";
import { type ContentFile, readContentFile } from "./content-file.ts";
import { readContentFolder } from "./content-folder.ts";
import { type ContentString, contentStrings } from "./content-strings.ts";
import { wrongFormFiles } from "./form-files.ts";
import { type OpenValue, openValues } from "./open-values.ts";
import { statementSections } from "./statement-sections.ts";
import { strayFiles } from "./stray-files.ts";
import { practiceTokens, type Tokens } from "./tokens.ts";
import { validate } from "./validate.ts";

/** An entry and the name of its file, which is the last part of its path. */
export type Entry<T> = T & { slug: string };

/** All content of the site; each file keeps its schema. What files say of each other is checked in src/checks/. */
export interface Content {
  /** The language of all texts here. */
  language: Language;
  practice: PracticeContent;
  announcements: Announcement[];
  navigation: Navigation;
  redirects: Redirect[];
  testimonials: Testimonial[];
  /** What patients say when they look for a page, and what answers them before any. */
  search: SearchContent;
  /** At least one; the first is the physician of pages about the whole practice. */
  providers: [Entry<Provider>, ...Entry<Provider>[]];
  services: Entry<Service>[];
  /** What to do about symptoms, by place of the body. */
  symptoms: Entry<Symptoms>[];
  locations: Entry<Location>[];
  legal: Entry<Statement>[];
  pages: PagesContent;
  /** The same in each other language that has catalogs; undefined in a translation. */
  translations: Partial<Record<TranslationLanguage, Translation>>;
  openValues: OpenValue[];
  /** Marks in `toConfirm` whose sentence is gone. */
  staleMarks: Problem[];
  /** What has been answered to the launch check. */
  launch: Launch;
  /** Every text as its editor wrote it. */
  strings: ContentString[];
}

/** The content in another language. `strings` are the translations, as their translators wrote them. */
export interface Translation extends Content {
  language: TranslationLanguage;
  /** One for each file that has a text to translate. */
  catalogs: Catalog[];
  /** Catalogs of files that are gone, as paths from the project's root. */
  orphans: string[];
  /** Files of the content, as paths from the project's root, whose translation a build may not show. */
  withheld: string[];
}

/**
 * Reads everything under `root` and checks each file against its schema, in every language.
 *
 * @param root folder that holds practice.yaml and the rest
 * @throws ContentError listing every mistake, with file, line, field and remedy
 */
export function loadContent(root: string): Content {
  const english = loadLanguage(root, "en", (file) => file);
  const translations = translationLanguages
    .filter((language) => existsSync(join(root, language)))
    .map((language) => [language, loadTranslation(root, language, english)]);
  return { ...english, translations: Object.fromEntries(translations) };
}

/** The content with the translations of the catalogs in place of its texts. */
function loadTranslation(
  root: string,
  language: TranslationLanguage,
  english: Content,
): Translation {
  const catalogs = new Map<string, Catalog>();
  const problems: Problem[] = [];
  const content = loadLanguage(root, language, (file, schema) => {
    const { translation, catalog, problems: found } = translated(root, language, file, schema);
    if (!catalogs.has(file.path)) problems.push(...found);
    if (catalog !== undefined) catalogs.set(file.path, catalog);
    return translation;
  });
  if (problems.length > 0) throw new ContentError(problems);
  const all = [...catalogs.values()];
  return {
    ...content,
    language,
    pages: { ...content.pages, costs: withTreatments(content, english) },
    openValues: english.openValues,
    catalogs: all,
    orphans: globSync("**/*.*", { cwd: join(root, language) })
      .map((path) => `content/${language}/${path}`)
      .filter((file) => all.every((catalog) => catalog.file !== file)),
    withheld: [],
    strings: all.flatMap(stringsOf),
  };
}

/** What stands for tokens; "unknown" while practice.yaml is wrong. */
type Facts = Tokens | "unknown";

function loadLanguage(
  root: string,
  language: Language,
  translate: (file: ContentFile, schema: z.ZodType) => ContentFile,
): Content {
  const problems: Problem[] = [];
  const files: ContentFile[] = [];

  const read = <Schema extends z.ZodType>(path: string, schema: Schema, tokens?: Facts) => {
    const english = readContentFile(root, path);
    if (english.problems.length > 0) {
      problems.push(...english.problems);
      return undefined;
    }
    const file = translate(english, schema);
    files.push(file);
    const { data, problems: found } = validate(file, schema, tokens);
    problems.push(...found);
    return data === undefined ? undefined : { data, file };
  };

  const isThere = (path: string) => existsSync(join(root, path));

  // A file of lists may be missing, which is the same as empty lists.
  const readFile = <Name extends keyof typeof contentFiles>(name: Name, tokens?: Facts) => {
    const path = `${name}.yaml`;
    const { schema } = contentFiles[name];
    const empty = isThere(path)
      ? undefined
      : (schema.safeParse({}).data ?? schema.safeParse({ [name]: [] }).data);
    return (empty ?? read(path, schema, tokens)?.data) as
      | z.output<(typeof contentFiles)[Name]["schema"]>
      | undefined;
  };

  const readFolder = <Name extends keyof typeof contentFolders>(name: Name, tokens?: Facts) => {
    type Data = z.output<(typeof contentFolders)[Name]["schema"]>;
    const { ending, schema } = contentFolders[name];
    const folder = readContentFolder(root, name, ending);
    problems.push(...folder.problems);
    return folder.slugs
      .flatMap((slug) => {
        const entry = read(`${name}/${slug}${ending}`, schema, tokens);
        return entry === undefined ? [] : [{ slug, file: entry.file, data: entry.data as Data }];
      })
      .sort((a, b) => orderOf(a.data) - orderOf(b.data) || a.slug.localeCompare(b.slug, "en"));
  };

  const stated = readFile("practice");
  // Once more, with its own facts filled into its sentences.
  if (stated) files.length = 0;
  const practice = stated && readFile("practice", practiceTokens(stated, language));
  const facts = practice ? practiceTokens(practice, language) : "unknown";
  const providers = readFolder("providers", facts).map(toEntry);
  const tokens: Facts =
    facts === "unknown"
      ? facts
      : {
          ...facts,
          physician: providers[0]?.name ?? "",
          physicianShort: providers[0]?.shortName ?? "",
        };
  const services = readFolder("services", tokens).map(toEntry);
  const symptoms = readFolder("symptoms", tokens).map(toEntry);
  const locations = readFolder("locations", tokens).map(toEntry);
  const legal = readFolder("legal", tokens).map(({ slug, data, file }) => {
    const { sections, problems: found } = statementSections(
      file,
      tokens === "unknown" ? {} : tokens,
    );
    problems.push(...found);
    return { ...data, slug, sections };
  });
  const launch = readFile("launch", tokens);
  const announcements = readFile("announcements", tokens);
  const navigation = readFile("navigation", tokens);
  const redirects = readFile("redirects", tokens);
  const testimonials = readFile("testimonials", tokens);
  const search = readFile("search", tokens);
  /** The folder whose files a page that may be left out belongs to, unless it is empty. */
  const folderOf = (name: string) => {
    if (/^locations?$/.test(name)) return locations.length > 0 ? "locations" : undefined;
    return /^(where|symptoms)$/.test(name) && symptoms.length > 0 ? "symptoms" : undefined;
  };
  const needsPage = (name: string) =>
    folderOf(name) !== undefined || !(optionalPages as readonly string[]).includes(name);
  const readPage = (name: string, path: string, schema: z.ZodType) => {
    const folder = folderOf(name);
    if (folder === undefined || isThere(path)) return read(path, schema, tokens)?.data;
    const remedy = `The files in content/${folder}/ need this one. Restore it from an earlier version, or delete that folder too.`;
    problems.push(problemOf(`content/${path}`, remedy));
    return undefined;
  };
  const pages = Object.fromEntries(
    pageFiles
      .map((page) => ({ ...page, path: `${page.path}.yaml` }))
      .filter(({ name, path }) => needsPage(name) || isThere(path))
      .map(({ name, path, schema }) => [name, readPage(name, path, schema)]),
  ) as Content["pages"];
  problems.push(...strayFiles(root), ...(practice ? wrongFormFiles(root, practice) : []));
  const noFile =
    "This folder holds no file. The site needs at least one; restore an earlier version.";
  for (const [folder, { length }] of Object.entries({ providers, services }))
    if (length === 0) problems.push(problemOf(`content/${folder}/`, noFile));

  const [first, ...others] = providers;
  if (
    problems.length > 0 ||
    !(practice && announcements && navigation && redirects && testimonials && search && launch) ||
    first === undefined
  )
    throw new ContentError(problems);

  // Marks name what they are about by its English words.
  const open = language === "en" ? files.map(openValues) : [];
  const unknown = open.flatMap((one) => one.problems);
  if (unknown.length > 0) throw new ContentError(unknown);
  return {
    language,
    practice,
    announcements: announcements.announcements,
    navigation,
    redirects: redirects.redirects,
    testimonials: testimonials.testimonials,
    search,
    providers: [first, ...others],
    services,
    symptoms,
    locations,
    legal,
    pages,
    translations: {},
    openValues: open.flatMap(({ values }) => values),
    staleMarks: open.flatMap(({ gone }) => gone),
    launch,
    strings: files.filter(({ path }) => path !== "launch.yaml").flatMap(contentStrings),
  };
}

function toEntry<T>({ slug, data }: { slug: string; data: T }): Entry<T> {
  return { ...data, slug };
}

function orderOf(data: object): number {
  return "order" in data ? Number(data.order) : 0;
}
