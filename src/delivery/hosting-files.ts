import type { Redirect } from "../schemas/navigation.ts";
import { addressOf, commonHeaders, type Headers, headersOf, isPublic, kindOf, notFoundFile, redirectStatus } from "./rules.ts";

/**
 * The two text files by which static hosts learn headers and redirects.
 * Formats and limits: https://developers.cloudflare.com/pages/configuration/headers/ and
 * …/redirects/, https://docs.netlify.com/manage/routing/headers/ and …/redirects/overview/.
 */

const limits = { redirects: 2000, redirectLength: 1000, headerRules: 100, headerLength: 2000 };

const note = "# Written by the build. Change content/redirects.yaml or src/delivery/rules.ts instead.";

/**
 * Text of _redirects. Each old address is written with and without a slash at its end, for not
 * every host takes them for the same.
 *
 * @throws Error when a host would leave rules out
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const address = addressOf(from);
    return [`${address} ${to} ${redirectStatus}`, `${address}/ ${to} ${redirectStatus}`];
  });
  if (lines.length > limits.redirects) throw new Error(`There are ${redirects.length} redirects; hosts read ${limits.redirects / 2}.`);
  const long = lines.find((line) => line.length > limits.redirectLength);
  if (long !== undefined) throw new Error(`This redirect is longer than ${limits.redirectLength} characters: ${long}`);
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
    if (from === undefined || to === undefined || /[*:]/.test(from) || status !== String(redirectStatus) || more.length > 0) {
      throw new Error(`This line of _redirects is not a plain permanent redirect: ${line}`);
    }
    targets.set(from, to);
  }
  return targets;
}

/**
 * Text of _headers. Hosts join the values of a header that two rules set, so that no two rules for
 * Cache-Control may match the same address: a folder of one kind gets one rule, any other file its own.
 *
 * @param files paths below dist/
 * @throws Error when a host would leave rules out
 */
export function headersFile(files: readonly string[]): string {
  const byFolder = Map.groupBy(
    files.filter((file) => isPublic(file) && file !== notFoundFile),
    (file) => /^\/[^/]+\//.exec(file)?.[0] ?? "",
  );
  const rules: [pattern: string, headers: Headers][] = [["/*", commonHeaders]];
  for (const [folder, members] of [...byFolder].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first = "", ...others] = members;
    if (folder !== "" && others.every((file) => kindOf(file) === kindOf(first))) rules.push([`${folder}*`, headersOf(first)]);
    else rules.push(...members.toSorted().map((file): [string, Headers] => [encodeURI(addressOf(file)), headersOf(file)]));
  }
  if (rules.length > limits.headerRules) {
    throw new Error(`_headers needs ${rules.length} rules; hosts read ${limits.headerRules}. Move files of one kind into a folder of their own.`);
  }
  const blocks = rules.map(([pattern, headers]) => [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)]);
  const long = blocks.flat().find((line) => line.length > limits.headerLength);
  if (long !== undefined) throw new Error(`This line of _headers is longer than ${limits.headerLength} characters: ${long}`);
  return `${[note, ...blocks.map((lines) => lines.join("\n"))].join("\n\n")}\n`;
}
