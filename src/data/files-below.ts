import { readdirSync } from "node:fs";
import nodePath from "node:path";

/**
 * Paths of the files below a folder, from that folder, in a fixed order. Their parts are joined with "/" on every
 * system. Symbolic links are left out, so that nothing outside the folder is ever listed.
 *
 * @param path the paths of the system; of another one in tests
 */
export function filesBelow(
  root: string,
  { join, relative, sep }: Pick<typeof nodePath, "join" | "relative" | "sep"> = nodePath,
): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join("/"))
    .sort();
}
