import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { caddyfile } from "./caddyfile.ts";
import { hostingFiles, kindOf } from "./rules.ts";
import { siteFiles } from "./site-files.ts";

/**
 * A folder of releases, as an own server keeps it:
 *
 *     Caddyfile                 of the release that is served
 *     assets/                   hashed files of all releases: a page that is open still finds its own
 *     releases/<id>/Caddyfile   what to copy over the first, to go back
 *     releases/<id>/site/       the built site
 */
export interface Release {
  id: string;
  folder: string;
}

/** Names what a built site holds: the same files give the same name. */
function idOf(site: string, files: readonly string[]): string {
  const digest = createHash("sha256");
  for (const file of files) digest.update(`${file}\0`).update(readFileSync(join(site, file)));
  return digest.digest("hex").slice(0, 12);
}

/** A file is written aside and renamed, so that it is never there by halves. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/**
 * Adds a built site to the releases and makes it the one that Caddy serves once it is told to read
 * its Caddyfile again. Caddy then changes pages and policies in one step; until then nothing changes
 * for visitors, and nothing that an open page may still ask for goes away.
 *
 * @param site the built site
 * @param target folder of the releases, absolute: its path stands in the Caddyfile
 * @param address host name of the site, or such as http://localhost:8080
 */
export function addRelease(site: string, target: string, address: string): Release {
  const files = siteFiles(site);
  const id = idOf(site, files);
  const folder = join(target, "releases", id);
  const current = servedFrom(target);
  if (!existsSync(folder)) {
    const aside = `${folder}.new`;
    rmSync(aside, { recursive: true, force: true });
    for (const file of files.filter((one) => kindOf(one) !== "hashed"))
      put(join(site, file), join(aside, "site", file), current && join(current, file));
    for (const file of files.filter((one) => kindOf(one) === "hashed"))
      if (!existsSync(join(target, file))) put(join(site, file), join(target, file));
    renameSync(aside, folder);
  }
  const read = (file: string) => readFileSync(join(site, file), "utf8");
  const text = caddyfile({
    address,
    root: join(folder, "site"),
    assetsRoot: target,
    files,
    headers: read(hostingFiles.headers),
    redirects: read(hostingFiles.redirects),
  });
  // Also of a release that is there already: its address may have been a wrong one.
  writeWhole(join(folder, "Caddyfile"), text);
  writeWhole(join(target, "Caddyfile"), text);
  return { id, folder };
}

/** Folder of the site that the Caddyfile names; undefined before the first release. */
function servedFrom(target: string): string | undefined {
  const file = join(target, "Caddyfile");
  return existsSync(file) ? /^\troot \* `(.+)`$/m.exec(readFileSync(file, "utf8"))?.[1] : undefined;
}

/**
 * Puts a copy of a file in place. When the one before had the same bytes, it is that file: Caddy tells
 * by age and size whether a page is the same, and what has not changed is then not sent again.
 */
function put(from: string, to: string, before?: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (before !== undefined && existsSync(before) && readFileSync(before).equals(readFileSync(from)))
    linkSync(before, to);
  else {
    copyFileSync(from, `${to}.new`);
    renameSync(`${to}.new`, to);
  }
}
