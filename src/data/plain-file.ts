import { realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * Why what bears the name of a content file is no file of the content: a folder, or a link that leads nowhere or out of
 * the content; undefined for a plain file.
 *
 * @param root the content folder
 * @param path of the file below it
 */
export function notPlainFile(root: string, path: string): string | undefined {
  const file = join(root, path);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined)
    return "This is a link to a file that is gone. Put the file itself in its place.";
  if (!realpathSync(file).startsWith(realpathSync(root) + sep))
    return "This is a link to a file outside of content/. Put the file itself in its place.";
  return stat.isFile()
    ? undefined
    : "This is a folder with the name of a file. Put the file in its place, or delete it.";
}
