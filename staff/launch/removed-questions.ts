import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Problem, problemAt } from "../../src/data/content-error.ts";
import {
  type ContentFile,
  parseContentFile,
  readContentFile,
} from "../../src/data/content-file.ts";
import type { Content } from "../../src/data/load-content.ts";
import { valueAt } from "../../src/data/validate.ts";
import { pathTo } from "../../src/data/written-questions.ts";
import { git } from "../../src/files/git.ts";
import type { ToConfirm } from "../../src/schemas/to-confirm.ts";
import { positionOf } from "../position.ts";

/**
 * Values whose questions were taken out of `toConfirm` since the launch was last signed (content/launch.yaml), and that
 * are as they were. They may be right, and nobody has said so. Nothing is found where git is not
 * there.
 *
 * @param root the content folder
 */
export function removedQuestions(content: Content, root: string): Problem[] {
  try {
    const signed = git(root, "log", "-1", "--format=%H", "--", "launch.yaml").trim();
    if (signed === "") return [];
    return git(root, "diff", "--name-only", "--diff-filter=M", "--relative", signed, "--", ".")
      .split("\n")
      .filter((path) => /\.(?:yaml|md)$/.test(path) && existsSync(join(root, path)))
      .flatMap((path) => {
        const before = parseContentFile(path, git(root, "show", `${signed}:./${path}`));
        return removedFrom(content, before, readContentFile(root, path));
      });
  } catch {
    return [];
  }
}

function removedFrom(content: Content, before: ContentFile, now: ContentFile): Problem[] {
  const { file } = now;
  const lines = (before.value as { toConfirm?: ToConfirm[] } | undefined)?.toConfirm ?? [];
  return lines.flatMap(({ field, who, why }): Problem | [] => {
    const path = pathTo(now.value, field).join(".");
    const said = saidAt(before, field);
    const isAsked = content.questions.some(
      (open) =>
        open.file === file &&
        (`${open.field}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${open.field}.`)),
    );
    if (isAsked || said === undefined || !isDeepStrictEqual(said, saidAt(now, field))) return [];
    return problemAt(
      positionOf(content, file, path),
      `This was taken out of toConfirm and not changed (${who}: ${why}) Put its line back and have it signed, or change the value.`,
    );
  });
}

/** What a file says at the field of a question, or below its front matter. */
function saidAt({ value, body, path }: ContentFile, field: string): unknown {
  return field === "text" && path.endsWith(".md")
    ? body.trim()
    : valueAt(value, pathTo(value, field));
}
