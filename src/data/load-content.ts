import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import {
  type Language,
  type TranslationLanguage,
  translationLanguages,
} from "../languages/languages.ts";
import type { Announcement } from "../schemas/announcement.ts";
import { contentFolders, pageFiles } from "../schemas/content-kinds.ts";
import { artFolder } from "../schemas/drawing.ts";
import type { HouseRules } from "../schemas/house-rules.ts";
import type { Launch } from "../schemas/launch.ts";
import type { Location } from "../schemas/location.ts";
import type { MedicineRule } from "../schemas/medicines.ts";
import type { Navigation, Redirect } from "../schemas/navigation.ts";
import { optionalPages, type PagesContent } from "../schemas/pages.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import type { Provider } from "../schemas/provider.ts";
import type { Recovery } from "../schemas/recovery.ts";
import type { SearchContent } from "../schemas/search.ts";
import type { Service } from "../schemas/service.ts";
import type { Statement } from "../schemas/statement.ts";
import type { Symptoms } from "../schemas/symptoms.ts";
import type { TestimonialEntry } from "../schemas/testimonial.ts";
import type { Topic } from "../schemas/topic.ts";
import { type Catalog, stringsOf, translateFile } from "./catalogs.ts";
import { ContentError, type Problem, problemOf } from "./content-error.ts";
import { ContentReader, type Translate } from "./content-reader.ts";
import { type ContentString, contentStrings } from "./content-strings.ts";
import { filesBelow } from "./files-below.ts";
import { wrongFormFiles } from "./form-files.ts";
import { operationTokens, withoutParts } from "./house-rules.ts";
import { siteUrlOf } from "./practice.ts";
import {
  linksWithoutWords,
  repeatedSigns,
  type SignRegister,
  signRegister,
  unknownSigns,
  wordySigns,
} from "./signs.ts";
import type { FileToRead } from "./standing.ts";
import { statementSections } from "./statement-sections.ts";
import { strayFiles } from "./stray-files.ts";
import { contentTokens, physicianTokens, type Tokens, withFacts } from "./tokens.ts";

/** An entry and the name of its file, which is the last part of its path. */
export type Entry<T> = T & { slug: string };

/** A topic, and the slug of its service. */
export type TopicEntry = Entry<Topic> & { service: string };

/** All content of the site; each file keeps its schema. What files say of each other is checked in staff/checks/. */
export interface Content {
  /** The language of all texts here. */
  language: Language;
  practice: PracticeContent;
  announcements: Announcement[];
  navigation: Navigation;
  /** From the addresses of pages that are gone. */
  redirects: Redirect[];
  /** From parts of pages that are separate pages now. */
  movedAnchors: Redirect[];
  testimonials: TestimonialEntry[];
  /** What patients type to find a page, and what answers them before any page. */
  search: SearchContent;
  /** At least one; the first is the physician of pages about the whole practice. */
  providers: [Entry<Provider>, ...Entry<Provider>[]];
  services: Entry<Service>[];
  /** Pages that answer one question about a service, in the order of the services. */
  topics: TopicEntry[];
  recoveries: Entry<Recovery>[];
  /** What to do about symptoms, by place of the body. */
  symptoms: Entry<Symptoms>[];
  /** Every sign that a page can name. */
  signs: SignRegister;
  /** Rules about medicines. */
  medicines: MedicineRule[];
  /** What the surgeon decides. */
  houseRules: HouseRules;
  locations: Entry<Location>[];
  legal: Entry<Statement>[];
  pages: PagesContent;
  /** The same in each other language that has catalogs; undefined in a translation. */
  translations: Partial<Record<TranslationLanguage, Translation>>;
  /** Its English files that somebody reads before the public does. */
  toRead: FileToRead[];
  /** Who may say that a page is right. */
  launch: Launch;
  /** Every text as its editor wrote it. */
  strings: ContentString[];
  /** What texts may name in braces. */
  tokens: Tokens;
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
  if (!existsSync(join(root, "practice.yaml")))
    throw new ContentError([
      problemOf(
        "content/practice.yaml",
        "This file is missing. Restore it from an earlier version, or set CONTENT_DIR to the folder that holds it.",
      ),
    ]);
  const english = loadLanguage(root, "en", (file) => file);
  // A wrong one would spoil every link, after minutes of building.
  siteUrlOf(english.practice);
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
    const { translation, catalog, problems: found } = translateFile(root, language, file, schema);
    problems.push(...found);
    if (catalog !== undefined) catalogs.set(file.path, catalog);
    return translation;
  });
  if (problems.length > 0) throw new ContentError(problems);
  const all = [...catalogs.values()];
  return {
    ...content,
    language,
    toRead: english.toRead,
    catalogs: all,
    orphans: filesBelow(join(root, language))
      .filter((path) => !/(^|\/)\./.test(path))
      .map((path) => `content/${language}/${path}`)
      .filter((file) => all.every((catalog) => catalog.file !== file)),
    withheld: [],
    strings: all.flatMap(stringsOf),
  };
}

/** Reads the content in a language: its facts as written, then all files with those facts filled in. */
function loadLanguage(root: string, language: Language, translate: Translate): Content {
  const asWritten = new ContentReader(root, translate);
  const facts = readFacts(asWritten);
  // A page that names a sign of an unreadable file is not at fault.
  const tokens = asWritten.problems.length > 0 ? undefined : tokensOf(facts, language);
  const reader = asWritten.withTokens(tokens);
  const files = readAll(reader);
  const pages = parsePages(reader, files);
  const problems = [...reader.problems, ...misplacedFiles(root, files)];
  if (problems.length > 0 || !isWhole(files)) throw new ContentError(problems);
  const content = assemble(language, files, pages, reader);
  if (language !== "en") return content;
  const { signs, strings } = content;
  const wrongSigns = [
    ...repeatedSigns(files.symptoms),
    ...unknownSigns(strings, signs, content.practice.crisis !== undefined),
    ...linksWithoutWords(files.symptoms, signs),
    ...wordySigns(files.symptoms),
  ];
  if (wrongSigns.length > 0) throw new ContentError(wrongSigns);
  return content;
}

/** What other files may name in braces, from the files that state it; undefined where a file breaks its schema. */
function readFacts(reader: ContentReader) {
  return {
    practice: practiceIn(reader),
    symptoms: reader.folder("symptoms"),
    medicines: reader.file("medicines"),
    houseRules: reader.file("house-rules"),
    providers: reader.folder("providers"),
  };
}

/** The facts as tokens. Facts may name each other, as a place to park the name of the practice. */
function tokensOf(
  { practice, symptoms, medicines, houseRules, providers }: ReturnType<typeof readFacts>,
  language: Language,
): Tokens | undefined {
  if (!practice || !medicines || !houseRules || providers.length === 0) return undefined;
  const stated = [practice, symptoms, medicines.rules, houseRules] as const;
  const filled = withFacts(stated, contentTokens(...stated));
  return { ...contentTokens(...filled), ...physicianTokens(providers, language) };
}

/** The practice, from the three files that hold it; undefined where one of them breaks its schema. */
function practiceIn(reader: ContentReader): PracticeContent | undefined {
  const facts = reader.file("practice");
  const care = reader.file("care");
  const look = reader.file("look");
  if (facts === undefined || care === undefined || look === undefined) return undefined;
  const { afterHours: onCall, ...stated } = withoutNotes(facts);
  return {
    ...stated,
    onCall,
    ...withoutNotes(care),
    look: { ...look, folder: join(reader.root, artFolder) },
  };
}

/** The fields of a file without what only its reader sees. */
function withoutNotes<T extends { review?: unknown; ask: unknown; unsourced?: unknown }>(file: T) {
  const { review: _, ask: __, unsourced: ___, ...facts } = file;
  return facts;
}

/** All files but those of pages; undefined where a file breaks its schema. */
function readAll(reader: ContentReader) {
  const facts = readFacts(reader);
  const services = reader.folder("services");
  return {
    ...facts,
    services,
    topics: services.flatMap(({ slug: service }) =>
      reader
        .folder("topics", { path: `services/${service}` })
        .map((topic) => ({ ...topic, service })),
    ),
    recoveries: reader.folder("recoveries", {
      tokensOf: (slug) => (facts.houseRules ? operationTokens(facts.houseRules, slug) : {}),
    }),
    locations: reader.folder("locations"),
    legal: reader.folder("legal").map((statement) => withSections(reader, statement)),
    launch: reader.file("launch"),
    announcements: reader.file("announcements"),
    navigation: reader.file("navigation"),
    redirects: reader.file("redirects"),
    testimonials: reader.file("testimonials"),
    search: reader.file("search"),
  };
}

/** What was read of the content; undefined where a file breaks its schema. */
type Files = ReturnType<typeof readAll>;

/** A statement with the text below its front matter. */
function withSections<T>(reader: ContentReader, statement: Entry<T>) {
  const file = reader.parsed(`legal/${statement.slug}${contentFolders.legal.ending}`);
  const { sections, problems } = statementSections(file, reader.tokens ?? {});
  reader.problems.push(...problems);
  return { ...statement, sections };
}

/** The files of pages. An optional one is required if there are entries for its page to show. */
function parsePages(reader: ContentReader, files: Files): PagesContent {
  const folders: Readonly<Record<string, keyof Files>> = {
    location: "locations",
    locations: "locations",
    where: "symptoms",
    symptoms: "symptoms",
    topic: "topics",
    recovery: "recoveries",
  };
  // Without both, signs are on cards alone.
  const together: Readonly<Record<string, string>> = { where: "symptoms", symptoms: "where" };
  const shownFolder = (name: string) => {
    const other = together[name];
    if (other !== undefined && !reader.has(`pages/${other}.yaml`)) return undefined;
    const folder = folders[name];
    const entries = folder && files[folder];
    if (!Array.isArray(entries) || entries.length === 0) return undefined;
    return folder === "topics" ? `services/${files.topics[0]?.service}` : folder;
  };
  const pages = pageFiles.flatMap(({ name, path: stem, schema }) => {
    const path = `${stem}.yaml`;
    const folder = shownFolder(name);
    if (!reader.has(path) && folder !== undefined) {
      const remedy = `The files in content/${folder}/ need this one. Restore it from an earlier version, or delete that folder too.`;
      reader.problems.push(problemOf(`content/${path}`, remedy));
      return [];
    }
    const isOptional = (optionalPages as readonly string[]).includes(name);
    return isOptional && !reader.has(path) ? [] : [[name, reader.read(path, schema)]];
  });
  return Object.fromEntries(pages);
}

/** Files that nothing reads, files that are offered and missing, and folders that may not be empty. */
function misplacedFiles(root: string, { practice, providers }: Files): Problem[] {
  const remedy =
    "This folder holds no file. The site needs at least one; restore an earlier version.";
  return [
    ...strayFiles(root),
    ...(practice ? wrongFormFiles(root, { practice, providers }) : []),
    ...["providers", "services"]
      .filter((folder) => globSync(`${folder}/*.yaml`, { cwd: root }).length === 0)
      .map((folder) => problemOf(`content/${folder}/`, remedy)),
  ];
}

/** The files of a language once all have passed their checks. */
type WholeFiles = { [Name in keyof Files]: NonNullable<Files[Name]> } & Pick<Content, "providers">;

function isWhole(files: Files): files is WholeFiles {
  return Object.values(files).every((file) => file !== undefined) && files.providers.length > 0;
}

function assemble(
  language: Language,
  files: WholeFiles,
  pages: PagesContent,
  { files: parsed, toRead, tokens }: ContentReader,
): Content {
  const { announcements, redirects, testimonials, medicines, recoveries, ...others } = files;
  return {
    ...others,
    signs: signRegister(files.symptoms, pages.symptoms !== undefined && pages.where !== undefined),
    medicines: medicines.rules,
    recoveries: recoveries.map((recovery) => withoutParts(recovery, files.houseRules)),
    ...announcements,
    ...redirects,
    ...testimonials,
    language,
    pages,
    translations: {},
    toRead,
    tokens: tokens ?? {},
    strings: parsed.filter(({ path }) => path !== "launch.yaml").flatMap(contentStrings),
  };
}
