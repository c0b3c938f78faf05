import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { checked } from "../../../src/checks/content-errors.ts";
import { ContentError } from "../../../src/data/content-error.ts";
import { loadContent } from "../../../src/data/load-content.ts";

/** A slip of an editor: changes the text of one file. */
type Slip = (text: string) => string;

/**
 * A copy of content/ with slips made in it, by path under content/. It is gone when the test ends.
 *
 * @throws Error when a slip changes nothing, so that no test passes on content that is still right
 */
export function contentWith(slips: Record<string, Slip>): string {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync("content", root, { recursive: true });
  for (const [path, slip] of Object.entries(slips)) {
    const right = readFileSync(join(root, path), "utf8");
    const wrong = slip(right);
    if (wrong === right) throw new Error(`The slip changes nothing in ${path}.`);
    writeFileSync(join(root, path), wrong);
  }
  return root;
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

/** The mistakes found after `slips`, as they are shown: "file, line, field: remedy". */
export function mistakesAfter(slips: Record<string, Slip>): string[] {
  return errorOf(contentWith(slips)).problems.map(
    ({ file, line, field, remedy }) =>
      `${[file, line, field].filter(Boolean).join(", ")}: ${remedy}`,
  );
}

/** Number, from 1, of the first line of a file of content/ that holds `text`. */
export function lineOf(path: string, text: string): number {
  const index = readFileSync(join("content", path), "utf8")
    .split("\n")
    .findIndex((line) => line.includes(text));
  if (index < 0) throw new Error(`content/${path} has no line with ${text}.`);
  return index + 1;
}
