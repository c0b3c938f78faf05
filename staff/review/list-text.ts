import { onCallNumber } from "../../src/data/after-hours.ts";
import { isPublicCatalog } from "../../src/data/catalogs.ts";
import type { Problem } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { withheldPages } from "../../src/data/standing.ts";
import { withConsent } from "../../src/data/testimonials.ts";
import { changesSince } from "./changes.ts";
import { hoursQuestion } from "./hours-question.ts";
import { mayOpen, type PageToRead, type ReadingList } from "./reading-list.ts";

/** A part of a list: its heading, and a line for each thing in it. */
type Part = [heading: string, lines: readonly string[]];

/**
 * What has to be read, for a terminal.
 *
 * @param previewUrl URL of the preview
 * @param root the content folder
 */
export function listText(
  content: Content,
  list: ReadingList,
  previewUrl: string,
  root: string,
): string {
  const hours = hoursQuestion(content);
  return printed([
    ["FIRST, THE OWNER", hours ? [hours.question, ...hours.choices] : []],
    ...(mayOpen(list)
      ? [["TO OPEN", ["Nothing: the site may be public."]] as Part]
      : openingParts(list, previewUrl, root)),
    ...partsOf(
      "TO ADD NEXT, each public at the next build after it is read",
      list.toAdd,
      previewUrl,
    ),
    ["BEFORE ANY RECOVERY IS PUBLIC", nightLines(content)],
    changedPart(list, root),
  ]);
}

/** Why the public site is not built. */
export function refusalText(list: ReadingList, previewUrl: string, root: string): string {
  return printed(openingParts(list, previewUrl, root));
}

/** What has changed on public pages since somebody read them. */
export function changedText(list: ReadingList, root: string): string {
  return printed([changedPart(list, root)]);
}

function openingParts(list: ReadingList, previewUrl: string, root: string): Part[] {
  return [
    [
      "REFUSED: what to do in an emergency has changed since it was read. Have it read again, or undo the change.",
      [
        ...list.refused.flatMap((page) => changedLines(page, root)),
        ...list.changedSigns.map(problemLine),
      ],
    ],
    ["TO REPLACE: nobody can sign these", exampleLines(list.toReplace)],
    ...partsOf("TO OPEN", list.toOpen, previewUrl),
  ];
}

/** A part for each reader, with the pages in the order in which to read them. */
function partsOf(heading: string, pages: readonly PageToRead[], previewUrl: string): Part[] {
  return [...Map.groupBy(pages, ({ readerName }) => readerName)].map(([reader, theirs]) => [
    `${heading}: ${reader}, ${counted(theirs.length, "page")}, ${time(theirs)}`,
    theirs.map((page) => pageLine(page, previewUrl)),
  ]);
}

function pageLine({ title, name, path, words, ask, toReplace }: PageToRead, previewUrl: string) {
  const more = [
    counted(words, "word"),
    ...(ask.length > 0 ? [counted(ask.length, "choice")] : []),
    ...(toReplace.length > 0 ? [`${counted(toReplace.length, "example")} to replace first`] : []),
  ];
  return `${title} (${name}): ${path === undefined ? "" : `${previewUrl}${path}, `}${more.join(", ")}`;
}

/** A line for each file and remedy, with the first place and how many there are. */
export function exampleLines(examples: readonly Problem[]): string[] {
  const remedyOf = ({ remedy }: Problem) => remedy.replace(/^“.*?”: /, "");
  const groups = Map.groupBy(examples, (example) => `${example.file} ${remedyOf(example)}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : `${problemLine(first)}${others.length > 0 ? ` And ${counted(others.length, "more place")} in this file.` : ""}`,
  );
}

function problemLine({ file, line, field, remedy }: Problem): string {
  return `${file}${line === undefined ? "" : `:${line}`} ${field}: ${remedy}`;
}

/** Recoveries wait for the one fact that nobody can sign before it is real. */
function nightLines({ recoveries, practice }: Content): string[] {
  if (recoveries.length === 0 || onCallNumber(practice) !== undefined) return [];
  return [
    "content/practice.yaml afterHours.phone: Write the number that somebody answers day and night for patients after an operation.",
  ];
}

function changedPart({ changed }: ReadingList, root: string): Part {
  return [
    "CHANGED SINCE IT WAS READ: public without its reader’s name until it is read again",
    changed.flatMap((page) => changedLines(page, root)),
  ];
}

/** A page that has changed, with its words before and after. */
function changedLines({ title, readerName, files }: PageToRead, root: string): string[] {
  return files.flatMap((toRead) => {
    const changes = changesSince(root, toRead);
    if (changes !== undefined && changes.before.length + changes.after.length === 0) return [];
    const { by, on } = toRead.review ?? {};
    return [
      `${title} (${toRead.file}, ${readerName}), read by ${by} on ${on}`,
      ...(changes === undefined
        ? ["  Git does not have the words that were read."]
        : [
            ...changes.before.map((text) => `  before: ${text}`),
            ...changes.after.map((text) => `  after:  ${text}`),
          ]),
    ];
  });
}

function printed(parts: readonly Part[]): string {
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines.map((line) => `  ${line}`)].join("\n"))
    .join("\n\n");
}

/** How long it takes to read several pages, at 200 words a minute. */
export function time(pages: readonly PageToRead[]): string {
  const minutes = pages.reduce((sum, { words }) => sum + words / 200, 0);
  return minutes < 90
    ? counted(Math.ceil(minutes), "minute")
    : `${Math.round(minutes / 6) / 10} hours`;
}

export function counted(count: number, singular: string): string {
  return `${count} ${count === 1 ? singular : `${singular}s`}`;
}

/** What the public site leaves out, and why. */
export function leftOutText(content: Content): string {
  const samples = content.testimonials.length - withConsent(content.testimonials).length;
  const translations = Object.values(content.translations).map(({ language, catalogs }) => {
    const count = catalogs.filter((catalog) => !isPublicCatalog(catalog)).length;
    return count === 0
      ? []
      : `${counted(count, "file")} in ${language}, not translated or not read`;
  });
  return printed([
    [
      "Left out of the public site:",
      [
        ...withheldPages(content).map(
          ({ path, waitsFor }) =>
            `${path} waits until these are read or answered: ${waitsFor.join(", ")}`,
        ),
        ...(samples === 0 ? [] : [`${counted(samples, "testimonial")} without consent`]),
        ...translations.flat(),
      ],
    ],
  ]);
}
