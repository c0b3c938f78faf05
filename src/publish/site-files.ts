import { filesBelow } from "../data/files-below.ts";

/** Files of a built site as paths that start with a slash, in a fixed order: `filesBelow`. */
export function siteFiles(root: string): string[] {
  return filesBelow(root).map((file) => `/${file}`);
}
