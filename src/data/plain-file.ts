import { realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * Why something with the name of a content file is not one: a folder, or a link that is broken or leads out of
 * the content; undefined for a plain file.
 *
 * @param root the content folder
 * @param path of the file below it
 */
export function notPlainFile(root: string, path: string): string | undefined {
  const file = join(root, path);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined)
    return "This is a link to a file that is gone. Replace it with the file itself.";
  if (!realpathSync(file).startsWith(realpathSync(root) + sep))
    return "This is a link to a file outside of content/. Replace it with the file itself.";
  return stat.isFile()
    ? undefined
    : "This is a folder with the name of a file. Replace it with the file, or delete it.";
}
