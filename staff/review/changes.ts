import { type Problem, problemOf } from "../../src/data/content-error.ts";
import { parseContentFile, readContentFile } from "../../src/data/content-file.ts";
import { reviewedWords } from "../../src/data/fingerprint.ts";
import type { Content } from "../../src/data/load-content.ts";
import { type FileToRead, signsNamedIn, unread, withheldPages } from "../../src/data/standing.ts";
import { git } from "../../src/files/git.ts";
import { symptomsSchema } from "../../src/schemas/symptoms.ts";

/** The texts of a file that are gone since somebody read it, and those that are new. */
export interface Changes {
  before: string[];
  after: string[];
}

/** A file below the content folder. */
const pathOf = (file: string) => file.replace(/^content\//, "");

/**
 * The commit that brought the present review of a file, with the words that were read.
 *
 * @param root the content folder
 * @returns undefined without a review, git or history
 */
function commitOf(root: string, { file, review }: FileToRead): string | undefined {
  if (review === undefined) return undefined;
  try {
    const found = git(root, "log", "-1", "--format=%H", `-S${review.text}`, "--", pathOf(file));
    return found.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** What has changed in a file since somebody read it; undefined where git does not have what was read. */
export function changesSince(root: string, toRead: FileToRead): Changes | undefined {
  const commit = commitOf(root, toRead);
  if (commit === undefined) return undefined;
  const path = pathOf(toRead.file);
  const { all: read } = toRead.wordsIn(
    parseContentFile(path, git(root, "show", `${commit}:./${path}`)),
  );
  const { all: now } = toRead.words;
  // A text may occur twice, and one of them change.
  const without = (texts: readonly string[], others: readonly string[]) => {
    const left = [...others];
    return texts.filter((text) => {
      const index = left.indexOf(text);
      if (index !== -1) left.splice(index, 1);
      return index === -1;
    });
  };
  return { before: without(read, now), after: without(now, read) };
}

/**
 * Signs that have changed since somebody read a public page that shows them. A place that has been read answers for its
 * signs itself; until then care.yaml, and pages that name a sign in a sentence, are read with its words.
 */
export function changedSigns(root: string, content: Content): Problem[] {
  const isUnread = unread(content);
  const waiting = new Set(withheldPages(content).map(({ file }) => file));
  return content.toRead
    .filter(({ file, review }) => review !== undefined && !waiting.has(file))
    .flatMap((toRead) => {
      const names = signsNamedIn(content, toRead.file).filter((name) => isUnread(placeOf(name)));
      const commit = names.length > 0 ? commitOf(root, toRead) : undefined;
      if (commit === undefined) return [];
      return names.flatMap((name) => {
        const file = placeOf(name);
        const path = pathOf(file);
        const before = wordsOfSign(name, git(root, "show", `${commit}:./${path}`));
        const now = wordsOfSign(name, readContentFile(root, path).text);
        const remedy = `This sign has changed since ${toRead.review?.by} read it in ${toRead.file}. Have it read again, or undo the change.`;
        return before === now ? [] : problemOf(file, remedy, name);
      });
    });
}

const placeOf = (name: string) => `content/symptoms/${name.split("#")[0]}.yaml`;

/** The level and the words of one sign of a place. */
function wordsOfSign(name: string, place: string): string {
  const { value } = parseContentFile("symptoms/place.yaml", place);
  const { symptoms = [], signs = [] } = value as Record<string, { id: string }[]>;
  const isSign = ({ id }: { id: string }) => name.endsWith(`#${id}`);
  const only = { symptoms: symptoms.filter(isSign), signs: signs.filter(isSign) };
  return reviewedWords(symptomsSchema, only).emergency.join("\n");
}
