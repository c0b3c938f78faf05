import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { fingerprintOf } from "../../src/data/fingerprint.ts";
import type { Content } from "../../src/data/load-content.ts";
import type { Reader, Review } from "../../src/schemas/review.ts";
import { editedYaml } from "../editor/yaml-edits.ts";
import { placeholderIn } from "./examples.ts";
import { fingerprintOfPage, type PageToRead, pagesToRead } from "./reading-list.ts";
import type { Answer } from "./sheets.ts";

/** What signing does. */
export interface Signed {
  /** The reviews, by the files that they go into. */
  reviews: [file: string, review: Review][];
  names: string[];
  /** What to change before a page is right. */
  changes: string[];
  /** Others, and why they were not signed. */
  refused: { name: string; why: string }[];
}

/**
 * Signs each page that somebody has found right as it stands.
 *
 * @param on YYYY-MM-DD
 */
export function signed(
  content: Content,
  answers: readonly Answer[],
  by: string,
  on: string,
): Signed {
  const pages = pagesToRead(content);
  const result: Signed = { reviews: [], names: [], changes: [], refused: [] };
  for (const answer of answers) {
    const page = pages.find(({ name }) => isCalled(name, answer.name));
    const why = refusal(content, answer, page, by);
    if (answer.no !== undefined)
      result.changes.push(`${page?.title ?? answer.name} (${answer.name}): ${answer.no}`);
    else if (page === undefined || why !== undefined)
      result.refused.push({ name: answer.name, why: why ?? "" });
    else {
      result.names.push(page.name);
      const listed = listedName(namesOfReaders(content, page.reader), by) ?? by;
      for (const { file, words } of page.files)
        result.reviews.push([file, { by: listed, on, text: fingerprintOf(words) }]);
    }
  }
  return result;
}

/** What was not signed: each reason once, with its pages. */
export function refusedText(refused: Signed["refused"]): string {
  const reasons = Map.groupBy(refused, ({ why }) => why);
  return [...reasons]
    .map(([why, pages]) => `Not signed: ${why}\n${pages.map(({ name }) => `  ${name}`).join("\n")}`)
    .join("\n\n");
}

/** Whether a page is meant by a name as people type it: its file, with or without content/ and its ending. */
function isCalled(name: string, typed: string): boolean {
  const plain = (path: string) => path.replace(/^content\/|\.\w+$/g, "");
  return plain(name) === plain(typed);
}

/** Writes reviews into their files, with all comments kept. */
export function writeReviews(root: string, reviews: Signed["reviews"]): void {
  for (const [file, review] of reviews) {
    const path = join(root, file.replace(/^content\//, ""));
    const text = readFileSync(path, "utf8");
    const [, open = "", yaml = text, rest = ""] =
      /^(---\r?\n)([\s\S]*?\n)(---\r?\n?[\s\S]*)$/.exec(path.endsWith(".md") ? text : "") ?? [];
    writeFileSync(path, `${open}${editedYaml(yaml, { ...parse(yaml), review })}${rest}`);
  }
}

/** The names of those who may say that a page is right. The name of an example is nobody's. */
export function namesOfReaders({ providers, launch }: Content, reader: Reader): string[] {
  const people = launch.people.filter((person) => person.as === reader);
  return (reader === "physician" ? providers : people)
    .map(({ name }) => name)
    .filter((name) => placeholderIn(name) === undefined);
}

/** The name as the content has it; people type it with small letters too. */
function listedName(names: readonly string[], typed: string): string | undefined {
  return names.find((name) => name.toLowerCase() === typed.trim().toLowerCase());
}

/** Why a page cannot be signed. */
function refusal(
  content: Content,
  { name, fingerprint }: Answer,
  page: PageToRead | undefined,
  by: string,
): string | undefined {
  if (page === undefined) return `Nothing to read is called ${name}. See npm run launch:check.`;
  const names = namesOfReaders(content, page.reader);
  if (listedName(names, by) === undefined) return unknownReader(page.reader, by, names);
  if (fingerprint !== undefined && fingerprint !== fingerprintOfPage(page))
    return "The page has changed since its sheet was written. Run npm run launch:check -- --open again.";
  const [example] = page.toReplace;
  return example && `The page cannot be signed as it is. ${example.field}: ${example.remedy}`;
}

/** What to do while nobody's name is known who may sign. */
export function nobodySigns(reader: Reader): string {
  return reader === "physician"
    ? "Nobody can sign yet: content/providers/ holds the example. Put the real name there."
    : `Nobody can sign yet as ${reader}: add the person under people in content/launch.yaml.`;
}

function unknownReader(reader: Reader, by: string, names: readonly string[]): string {
  if (names.length === 0) return nobodySigns(reader);
  return reader === "physician"
    ? `${by} does not sign here. Those who do are named in content/providers/: ${names.join(", ")}.`
    : `Nobody called ${by} signs as ${reader}. Add the person under people in content/launch.yaml.`;
}
