import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { siteFiles } from "./site-files.ts";

const folder = "/assets/";
/** What may name an asset: "/assets/a.js", or "./a.js" in another script. */
const named = /\/([\w-]+\.[a-z\d]+)/g;
const text = /\.(?:html|css|js|json|svg|xml|webmanifest)$/;

/**
 * Deletes the files of /assets/ that no page names, directly or by a file that it names: the bundler writes
 * every drawing that the code imports, and a practice shows some of them.
 *
 * @param root folder of the built site
 */
export function removeUnusedAssets(root: string): void {
  const files = siteFiles(root);
  const assets = new Map(
    files.filter((file) => file.startsWith(folder)).map((file) => [basename(file), file]),
  );
  const used = new Set<string>();
  const open = files.filter((file) => !file.startsWith(folder));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (!text.test(file)) continue;
    for (const [, name = ""] of readFileSync(join(root, file), "utf8").matchAll(named)) {
      const asset = assets.get(name);
      if (asset === undefined || used.has(asset)) continue;
      used.add(asset);
      open.push(asset);
    }
  }
  for (const asset of assets.values()) if (!used.has(asset)) rmSync(join(root, asset));
}
