import { isDeepStrictEqual } from "node:util";
import type { Redirect } from "../schemas/navigation.ts";
import { type Headers, isPublic, notFoundFile, redirectStatus, urlPath } from "./rules.ts";

/**
 * The two text files by which static hosts learn headers and redirects.
 * Formats and limits: https://developers.cloudflare.com/pages/configuration/headers/ and
 * …/redirects/, https://docs.netlify.com/manage/routing/headers/ and …/redirects/overview/.
 */

const limits = { redirects: 2000, redirectLength: 1000, headerRules: 100, headerLength: 2000 };

const note =
  "# Written by the build. Change content/redirects.yaml or src/hosting/rules.ts instead.";

/**
 * Text of _redirects. Each old address is written with and without a slash at its end, for not
 * every host takes them for the same.
 *
 * @throws Error when a host would leave rules out
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const address = urlPath(from);
    return [`${address} ${to} ${redirectStatus}`, `${address}/ ${to} ${redirectStatus}`];
  });
  if (lines.length > limits.redirects)
    throw new Error(`There are ${redirects.length} redirects; hosts read ${limits.redirects / 2}.`);
  const long = lines.find((line) => line.length > limits.redirectLength);
  if (long !== undefined)
    throw new Error(`This redirect is longer than ${limits.redirectLength} characters: ${long}`);
  return `${[note, ...lines].join("\n")}\n`;
}

/**
 * Reads what `redirectsFile` writes: the target of each old address.
 *
 * @throws Error on a line that needs more than this, such as a pattern or another status
 */
export function parseRedirects(text: string): Map<string, string> {
  const targets = new Map<string, string>();
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [from, to, status, ...more] = line.trim().split(/\s+/);
    if (
      from === undefined ||
      to === undefined ||
      /[*:]/.test(from) ||
      status !== String(redirectStatus) ||
      more.length > 0
    ) {
      throw new Error(`This line of _redirects is not a plain permanent redirect: ${line}`);
    }
    targets.set(from, to);
  }
  return targets;
}

/**
 * Text of _headers. Hosts join the values of a header that two rules set, so that no two rules for
 * one header may match the same address: a folder whose files all have the same headers gets one
 * rule, any other file its own. An address that leads nowhere has those of `everywhere` only.
 *
 * @param everywhere headers of every response
 * @param files headers that a file adds to them, by its path below dist/
 * @throws Error when a host would leave rules out
 */
export function headersFile(everywhere: Headers, files: ReadonlyMap<string, Headers>): string {
  const byFolder = Map.groupBy(
    [...files].filter(([file]) => isPublic(file) && file !== notFoundFile),
    ([file]) => /^\/[^/]+\//.exec(file)?.[0] ?? "",
  );
  const rules: [pattern: string, headers: Headers][] = [["/*", everywhere]];
  for (const [folder, members] of [...byFolder].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first, ...others] = members;
    if (
      folder !== "" &&
      first !== undefined &&
      others.every(([, headers]) => isDeepStrictEqual(headers, first[1]))
    )
      rules.push([`${folder}*`, first[1]]);
    else
      rules.push(
        ...members
          .map(([file, headers]): [string, Headers] => [encodeURI(urlPath(file)), headers])
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      );
  }
  if (rules.length > limits.headerRules) {
    throw new Error(
      `_headers needs ${rules.length} rules; hosts read ${limits.headerRules}. Move files of one kind into a folder of their own.`,
    );
  }
  const blocks = rules.map(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = blocks.flat().find((line) => line.length > limits.headerLength);
  if (long !== undefined)
    throw new Error(
      `This line of _headers is longer than ${limits.headerLength} characters: ${long}`,
    );
  return `${[note, ...blocks.map((lines) => lines.join("\n"))].join("\n\n")}\n`;
}

/**
 * Reads what `headersFile` writes, as a host does.
 *
 * @returns for an address, the headers of every rule that matches it; values of one header are joined
 * @throws Error on a line that needs more than this, such as a placeholder
 */
export function parseHeaders(text: string): (address: string) => Headers {
  const rules: { pattern: string; headers: [name: string, value: string][] }[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name !== undefined && value !== undefined && rule !== undefined)
      rule.headers.push([name, value]);
    else if (/^\/[^\s*:]*\*?$/.test(line)) rules.push({ pattern: line, headers: [] });
    else throw new Error(`This line of _headers is not understood: ${line}`);
  }
  return (address) => {
    const joined: Record<string, string> = {};
    for (const { pattern, headers } of rules) {
      if (pattern.endsWith("*") ? !address.startsWith(pattern.slice(0, -1)) : address !== pattern)
        continue;
      for (const [name, value] of headers)
        joined[name] = joined[name] === undefined ? value : `${joined[name]}, ${value}`;
    }
    return joined;
  };
}
