import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Files below a folder as paths that start with a slash, in a fixed order. Symbolic links are left out,
 * so that nothing outside the folder is ever listed.
 */
export function siteFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .sort();
}
