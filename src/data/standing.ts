import { contentFolders, readingOf } from "../schemas/content-kinds.ts";
import type { PagesContent, waitingPages } from "../schemas/pages.ts";
import type { Ask, Reader, Review } from "../schemas/review.ts";
import { onCallNumber } from "./after-hours.ts";
import type { Catalog } from "./catalogs.ts";
import type { ContentFile } from "./content-file.ts";
import type { ContentString } from "./content-strings.ts";
import { fingerprintOf, isSameEmergency, normalized, type ReviewedWords } from "./fingerprint.ts";
import { isDoneHere, ruleNames } from "./house-rules.ts";
import type { Content } from "./load-content.ts";
import { paths } from "./paths.ts";
import { tokensIn } from "./tokens.ts";

/** A file that somebody reads before the public does. */
export interface FileToRead {
  /** As a path from the project's root. */
  file: string;
  reader: Reader;
  /** Undefined as long as nobody has read it. */
  review: Review | undefined;
  readonly words: ReviewedWords;
  /** The same words of another version of the file. */
  wordsIn: (version: ContentFile) => ReviewedWords;
  ask: readonly Ask[];
  unsourced: readonly string[];
}

/**
 * What follows for the public site from who has read a file:
 * - waits: nobody has, and the site leaves it out, with the links to it
 * - read: as it stands
 * - changed: in other words, which are public without the reader's name
 * - refuse: nobody has, and the site needs it; or what to do in an emergency has changed since
 */
export type Standing = "waits" | "read" | "changed" | "refuse";

/** Whether somebody has read a file in the words in which it stands. */
export function isReadAsItStands(file: Pick<FileToRead, "review" | "words">): boolean {
  // Words are gathered when they are asked for.
  return file.review !== undefined && fingerprintOf(file.words) === file.review.text;
}

/** The one answer to whether a file may be public. */
export function standingIn(content: Content): (file: FileToRead) => Standing {
  const waiting = new Set(pagesThatMayWait(content).map(({ file }) => file));
  return (toRead) => {
    const { file, reader, review } = toRead;
    if (review === undefined) {
      const waits = reader === "translator" || readingOf(file.replace(/^content\//, "")).waits;
      return waits || waiting.has(file) ? "waits" : "refuse";
    }
    if (isReadAsItStands(toRead)) return "read";
    return isSameEmergency(fingerprintOf(toRead.words), review.text) ? "changed" : "refuse";
  };
}

/** A translation, as a file that its translator reads. */
export function catalogToRead({ file, language, review, words }: Catalog): FileToRead {
  // What a translation is for, its English says, which another version of it does not know.
  const wordsIn = ({ value }: ContentFile): ReviewedWords => {
    const { texts = [] } = (value ?? {}) as { texts?: Record<string, string>[] };
    return { all: texts.map((pair) => normalized(pair[language] ?? "")), emergency: [] };
  };
  return { file, reader: "translator", review, words, wordsIn, ask: [], unsourced: [] };
}

/** What the reader of a file is called. In a practice without a physician, its clinicians read. */
export function readerIn({ providers }: Content): (toRead: Pick<FileToRead, "reader">) => string {
  const isClinic = providers.every(({ clinician }) => clinician);
  return ({ reader }) => (reader === "physician" && isClinic ? "clinician" : reader);
}

/** Whether nobody has read a file yet. */
export function unread({ toRead }: Pick<Content, "toRead">): (file: string) => boolean {
  const files = new Set(toRead.flatMap(({ file, review }) => (review ? [] : file)));
  return (file) => files.has(file);
}

/** A page that the public site can leave out. */
export interface PageThatMayWait {
  /** As a path from the project's root. */
  file: string;
  /** Files with words that all pages of its kind share, which have to be read too. */
  frames: string[];
  /** URL path of the English page. */
  path: string;
  /** The page above, which answers instead. */
  above: string;
}

/** Pages that hold words around those of a folder: they wait with these. */
type PageAroundFolder = "recovery" | "symptoms" | "topic" | "where";

/** Guides, by the names of their files. */
const guides: Readonly<Record<Exclude<(typeof waitingPages)[number], PageAroundFolder>, string>> = {
  children: paths.children,
  "before-surgery": paths.beforeSurgery,
  names: paths.names,
  "after-any-operation": paths.afterAnyOperation,
  "pain-medicine": paths.painMedicine,
  "for-children": paths.forChildren,
  costs: paths.costs,
  "visit-pack": paths.visitPack,
};

/** Statements that the site must have, by the names of their files. */
export const requiredStatements = ["accessibility", "our-terms", "your-privacy"];

const pageFile = (name: string) => `content/pages/${name}.yaml`;

/** Every page that the public site can leave out. The page above each never waits. */
export function pagesThatMayWait(content: Content): PageThatMayWait[] {
  const { topics, recoveries, symptoms, pages, providers, legal } = content;
  const fileOf = (kind: keyof typeof contentFolders, name: string) =>
    `content/${kind === "topics" ? "services" : kind}/${name}${contentFolders[kind].ending}`;
  const framesOf = (...names: (keyof PagesContent)[]) =>
    names.filter((name) => pages[name] !== undefined).map(pageFile);
  return [
    ...providers.slice(1).map(({ slug }) => ({
      file: fileOf("providers", slug),
      frames: [],
      path: `${paths.providers}/${slug}`,
      above: paths.providers,
    })),
    ...topics.map(({ service, slug }) => ({
      file: fileOf("topics", `${service}/${slug}`),
      frames: framesOf("topic"),
      path: `${paths.service}/${service}/${slug}`,
      above: `${paths.service}/${service}`,
    })),
    ...recoveries.map(({ slug, services: [service] }) => ({
      file: fileOf("recoveries", slug),
      frames: framesOf("recovery", "pain-medicine"),
      path: `${paths.recovery}/${slug}`,
      above: `${paths.service}/${service}`,
    })),
    ...symptoms.map(({ slug }) => ({
      file: fileOf("symptoms", slug),
      frames: framesOf("symptoms", "where"),
      path: `${paths.symptoms}/${slug}`,
      above: paths.contact,
    })),
    ...Object.entries(guides)
      .filter(([name]) => name in pages)
      .map(([name, path]) => ({
        file: pageFile(name),
        frames: name === "after-any-operation" ? framesOf("recovery") : [],
        path,
        above: pages["new-patients"] === undefined ? paths.contact : paths.newPatients,
      })),
    ...legal
      .filter(({ template, slug }) => template && !requiredStatements.includes(slug))
      .map(({ slug }) => ({
        file: fileOf("legal", slug),
        frames: [],
        path: `/${slug}`,
        above: paths.home,
      })),
  ];
}

/** What the sheet of an operation waits for, apart from its readers, and where it is answered. */
export const notDoneHere = "operations in content/house-rules.yaml";
export const noOnCallNumber = "a real afterHours.phone in content/practice.yaml";

/** A page that the public site leaves out, and what it waits for: files that nobody has read, first of all. */
export interface WithheldPage extends PageThatMayWait {
  waitsFor: string[];
}

/**
 * The pages that the public site leaves out: those that nobody has read, those that name a sign or a rule in a file
 * that nobody has read, and sheets of operations that are not done here or after which nobody answers at night.
 */
export function withheldPages(content: Content): WithheldPage[] {
  const isUnread = unread(content);
  const named = filesNamed(content);
  const { houseRules, practice } = content;
  const isAnswered = onCallNumber(practice) !== undefined;
  return pagesThatMayWait(content)
    .map((page) => {
      const files = [page.file, ...page.frames, ...named(page.file)];
      const operation = /^content\/recoveries\/(.*)\.yaml$/.exec(page.file)?.[1];
      const waitsFor = [...new Set(files)].filter(isUnread);
      if (operation && !isDoneHere(houseRules, operation)) waitsFor.push(notDoneHere);
      if (operation && !isAnswered) waitsFor.push(noOnCallNumber);
      return { ...page, waitsFor };
    })
    .filter(({ waitsFor }) => waitsFor.length > 0);
}

/**
 * The files whose signs and rules a file names. The signs that care.yaml lists are read with it, and a place has links to
 * signs of other places, which go while those wait.
 */
function filesNamed(content: Content): (file: string) => string[] {
  const { strings, medicines, houseRules, practice } = content;
  const byFile = Map.groupBy(strings, ({ file }) => file);
  const files = new Map([
    ...medicines.map(({ id }) => [id, "content/medicines.yaml"] as const),
    ...ruleNames(houseRules).map((id) => [id, "content/house-rules.yaml"] as const),
  ]);
  const inCare = new Set(practice.emergency);
  return (file) =>
    (byFile.get(file) ?? []).flatMap(namesIn).flatMap((name) => {
      if (name.includes("#") && (inCare.has(name) || file.startsWith("content/symptoms/")))
        return [];
      return name.includes("#")
        ? `content/symptoms/${name.split("#")[0]}.yaml`
        : (files.get(name) ?? []);
    });
}

/** The signs that a file names, each once. */
export function signsNamedIn({ strings }: Content, file: string): string[] {
  const names = strings.filter((string) => string.file === file).flatMap(namesIn);
  return [...new Set(names)].filter((name) => name.includes("#"));
}

/** What a text names: a sign, a rule about a medicine, or what stands in braces. */
function namesIn({ text, roles }: ContentString): string[] {
  return roles.includes("sign") || roles.includes("medicine") ? [text] : tokensIn(text);
}
