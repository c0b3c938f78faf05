import type { Problem } from "../../src/data/content-error.ts";
import { fingerprintOf } from "../../src/data/fingerprint.ts";
import type { Content } from "../../src/data/load-content.ts";
import {
  catalogToRead,
  type FileToRead,
  notDoneHere,
  readerIn,
  type Standing,
  standingIn,
  withheldPages,
} from "../../src/data/standing.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { contentFiles } from "../../src/schemas/content-kinds.ts";
import { type Ask, type Reader, readers } from "../../src/schemas/review.ts";
import { labelOf } from "../editor/editor-fields.ts";
import { changedSigns } from "./changes.ts";
import { placeholders } from "./examples.ts";
import { hoursQuestion } from "./hours-question.ts";

/** What one person reads at once and finds right or not: a page, or all of a language that is whole. */
export interface PageToRead {
  /** What `launch:sign` calls it: its file below content/, or the language. */
  name: string;
  reader: Reader;
  /** What its reader is called in this practice. */
  readerName: string;
  title: string;
  /** URL path of its own page. Undefined where its words are in pieces on the pages of other files. */
  path: string | undefined;
  /** Its file; those of a language. */
  files: readonly FileToRead[];
  words: number;
  ask: readonly Ask[];
  unsourced: readonly string[];
  /** What cannot be real. Nobody can sign the page with it. */
  toReplace: readonly Problem[];
}

/** What has to be read, in the order in which to read it. */
export interface ReadingList {
  /** Before the site is public. */
  toOpen: PageToRead[];
  /** What the public site leaves out until then. */
  toAdd: PageToRead[];
  /** Public in words that nobody has read, without its reader's name. */
  changed: PageToRead[];
  /** Changed in what patients do in an emergency: the public site is not built. */
  refused: PageToRead[];
  /** The same of signs that are read with other pages. */
  changedSigns: Problem[];
  /** What the public site shows and cannot be real. */
  toReplace: Problem[];
}

/** Names of languages for staff. */
const languageNames = new Intl.DisplayNames("en", { type: "language" });

/**
 * Everything that somebody has to read.
 *
 * @param root the content folder
 */
export function readingList(content: Content, root: string): ReadingList {
  const standing = standingIn(content);
  const pages = pagesToRead(content);
  const of = (wanted: Standing, isRead: boolean) =>
    pages.filter(({ files }) =>
      files.some((file) => standing(file) === wanted && (file.review !== undefined) === isRead),
    );
  const waiting = new Map(withheldPages(content).map(({ file, waitsFor }) => [file, waitsFor]));
  const isShown = ({ file }: Problem) =>
    !waiting.has(file) &&
    content.toRead.every((one) => one.file !== file || standing(one) !== "waits");
  return {
    toOpen: of("refuse", false),
    toAdd: of("waits", false).filter(
      ({ name }) => !waiting.get(`content/${name}`)?.includes(notDoneHere),
    ),
    changed: of("changed", true),
    refused: of("refuse", true),
    changedSigns: changedSigns(root, content),
    toReplace: placeholders(content).filter(isShown),
  };
}

/** Whether the public site may be built. */
export function mayOpen(list: ReadingList): boolean {
  return list.toOpen.length + list.toReplace.length === 0 && isEmergencyRead(list);
}

/** Whether what to do in an emergency is as somebody has read it. A pull request may not bring anything else. */
export function isEmergencyRead({ refused, changedSigns }: ReadingList): boolean {
  return refused.length + changedSigns.length === 0;
}

/** Every page and every language that somebody reads, by reader and in the order of the site. */
export function pagesToRead(content: Content): PageToRead[] {
  const pages = pagesOf(content).filter(({ language }) => language === "en");
  const problems = Map.groupBy(placeholders(content), ({ file }) => file);
  const hours = hoursQuestion(content);
  const readerOf = readerIn(content);
  const files = content.toRead.map((toRead): PageToRead & { rank: number } => {
    const { file, reader, ask, unsourced } = toRead;
    const name = file.replace(/^content\//, "");
    const index = pages.findIndex(({ sources }) => sources[0] === file);
    const stem = name.replace(/\.\w+$/, "");
    const kind = contentFiles[stem as keyof typeof contentFiles];
    return {
      name,
      reader,
      readerName: readerOf(toRead),
      title: pages[index]?.label ?? kind?.label ?? labelOf(stem.replace(/^.*\//, "")),
      path: pages[index]?.path,
      files: [toRead],
      words: wordCount([toRead]),
      // The owner reads with the front desk, and chooses the hours before anything else.
      ask: [
        ...(name === "practice.yaml" && hours ? [hours] : []),
        ...rulesIn(name, content),
        ...ask,
      ],
      unsourced,
      toReplace: problems.get(file) ?? [],
      rank: kind ? -1 : index === -1 ? pages.length : index,
    };
  });
  return readers.flatMap((reader) => [
    ...files.filter((page) => page.reader === reader).sort((a, b) => a.rank - b.rank),
    ...(reader === "translator" ? languagesToRead(content) : []),
  ]);
}

/** The house rules as questions to the surgeon: what the site says, and what others choose. */
function rulesIn(name: string, { houseRules: { rules, offered } }: Content): Ask[] {
  if (name !== "house-rules.yaml") return [];
  const listed = offered?.list.map(
    ({ name: what, here }) => `${what}: ${here ? offered.here : offered.elsewhere}`,
  );
  return [
    ...(listed ? [{ question: "Which of these do you do here?", choices: listed }] : []),
    ...rules.map(({ question, default: first, alternatives = [] }) => ({
      question,
      choices: [first, ...alternatives],
    })),
  ];
}

/** One for each language: its translations that are whole. Others leave the language until they are. */
function languagesToRead({ translations }: Content): PageToRead[] {
  return Object.values(translations).flatMap(({ language, catalogs }) => {
    const whole = catalogs.filter(({ isBegun, missing }) => isBegun && missing.length === 0);
    const files = whole.map(catalogToRead);
    const title = languageNames.of(language) ?? language;
    const reader = "translator";
    return files.length === 0
      ? []
      : {
          ...{ name: language, reader, readerName: reader, title, path: `/${language}`, files },
          ...{ words: wordCount(files), ask: [], unsourced: [], toReplace: [] },
        };
  });
}

function wordCount(files: readonly FileToRead[]): number {
  return files.flatMap(({ words }) => words.all.join(" ").split(/\s+/)).length;
}

/** Changes with the words of a page, so that nobody signs others than were read. */
export function fingerprintOfPage({ files }: PageToRead): string {
  const all = files.map(({ words }) => fingerprintOf(words));
  return all.length === 1 ? all.join("") : fingerprintOf({ all, emergency: [] });
}
