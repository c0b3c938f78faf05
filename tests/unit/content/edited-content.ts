import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { ContentError } from "../../../src/data/content-error.ts";
import type { ContentString } from "../../../src/data/content-strings.ts";
import { loadContent } from "../../../src/data/load-content.ts";
import { checked } from "../../../staff/checks/content-errors.ts";
import { exampleContent, exampleContentDir } from "../../practice/fixtures.ts";

/** Changes the text of one file, as an editor would. */
type Edit = (text: string) => string;

/**
 * A copy of the example practice's content with edits, by path below its folder. It is removed when
 * the test ends.
 *
 * @param from another folder to copy
 * @throws Error when an edit changes nothing
 */
export function contentWith(edits: Record<string, Edit> = {}, from = exampleContentDir): string {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(from, root, { recursive: true });
  for (const [path, edit] of Object.entries(edits)) {
    const before = readFileSync(join(root, path), "utf8");
    const after = edit(before);
    if (after === before) throw new Error(`The edit changes nothing in ${path}.`);
    writeFileSync(join(root, path), after);
  }
  return root;
}

/** A string of the example practice on line 7, with another text. */
export function stringAt(path: string, field: string, text: string): ContentString {
  const file = `content/${path}`;
  const all = [exampleContent, ...Object.values(exampleContent.translations)];
  const found = all
    .flatMap(({ strings }) => strings)
    .find((string) => string.file === file && string.field === field);
  if (found === undefined) throw new Error(`${path} has no ${field}.`);
  const { roles, siblings = {} } = found;
  return { file, field, line: 7, text, roles, siblings };
}

/** What an editor is told about the content under `root`. */
export function errorOf(root: string): ContentError {
  try {
    checked(loadContent(root));
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error("The content was accepted.");
}

/** The mistakes after edits, each as "path:line field: remedy", with the path below the folder. */
export function mistakesAfter(edits: Record<string, Edit>): string[] {
  return errorOf(contentWith(edits)).problems.map(
    ({ file, line, field, remedy }) =>
      `${file.replace("content/", "")}${line === undefined ? "" : `:${line}`}${field && ` ${field}`}: ${remedy}`,
  );
}

/** Number, from 1, of the first line that an edit changes in a file of the example practice. */
export function lineOfEdit(path: string, edit: Edit): number {
  const text = readFileSync(join(exampleContentDir, path), "utf8");
  const after = edit(text).split("\n");
  return text.split("\n").findIndex((line, index) => line !== after[index]) + 1;
}
