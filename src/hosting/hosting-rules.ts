import { isDeepStrictEqual } from "node:util";
import type { Redirect } from "../schemas/navigation.ts";
import { type Headers, isNotFoundFile, isPublic, urlPath } from "./rules.ts";

/** Headers of the one path that is named, or of all that start with it when it ends in "*". */
export interface HeaderRule {
  pattern: string;
  headers: Headers;
}

/** Everything that a server must know about a built site besides its files, as data. */
export interface HostingRules {
  /** Headers of every response. */
  everywhere: Headers;
  /** Headers that come to those. At most one rule matches a path. */
  headers: HeaderRule[];
  redirects: Redirect[];
  /** The one host that has the pages, as an origin, and the name that leads to it: with or without www. */
  host: { canonical: string; other: string };
}

/** @param siteUrl URL of the public site */
export function hostsOf(siteUrl: string): HostingRules["host"] {
  const { origin, host } = new URL(siteUrl);
  return { canonical: origin, other: host.startsWith("www.") ? host.slice(4) : `www.${host}` };
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * Rules for headers: a folder whose files all have the same headers gets one rule, any other file its own.
 * The page for unknown URLs has none: hosts match the requested path.
 *
 * @param files headers that a file adds to those of every response, by its path in dist/
 */
export function headerRules(files: ReadonlyMap<string, Headers>): HeaderRule[] {
  return rulesBelow(
    "/",
    [...files].filter(([file]) => isPublic(file) && !isNotFoundFile(file)),
  );
}

/** @param folder with a slash at its end, which holds all of `files` */
function rulesBelow(folder: string, files: readonly [string, Headers][]): HeaderRule[] {
  const [[, first] = ["", {}]] = files;
  if (folder !== "/" && files.every(([, headers]) => isDeepStrictEqual(headers, first)))
    return [{ pattern: `${folder}*`, headers: first }];
  const byFolder = Map.groupBy(files, ([file]) =>
    file.slice(0, file.indexOf("/", folder.length) + 1),
  );
  return [...byFolder]
    .sort(([a], [b]) => compare(a, b))
    .flatMap(([below, members]) =>
      below === ""
        ? members
            .map(([file, headers]) => ({ pattern: encodeURI(urlPath(file)), headers }))
            .sort((a, b) => compare(a.pattern, b.pattern))
        : rulesBelow(below, members),
    );
}

/** The headers of a response to a path, encoded as in a request. */
export function headersAt({ everywhere, headers }: HostingRules, path: string): Headers {
  const rule = headers.find(({ pattern }) =>
    pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return { ...everywhere, ...rule?.headers };
}
