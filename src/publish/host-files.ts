import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HostingRules } from "./hosting-rules.ts";
import { hostingFiles, redirectStatus, temporaryStatus, urlPath } from "./rules.ts";

/*
 * The two text files from which static hosts read headers and redirects. Formats and limits:
 * https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/,
 * https://docs.netlify.com/manage/routing/headers/ and …/redirects/overview/.
 */
const limits = { redirects: 2000, redirectLength: 1000, headerRules: 100, headerLength: 2000 };

const note = "# Written by the build from content/redirects.yaml and src/publish/rules.ts.";

function checkLength(file: string, lines: readonly string[], limit: number): void {
  const long = lines.find((line) => line.length > limit);
  if (long !== undefined)
    throw new Error(`This line of ${file} is longer than ${limit} characters: ${long}`);
}

/**
 * Text of _redirects. Each old path is written with and without a slash at its end, since not every host
 * treats them alike.
 *
 * @throws Error when a host would leave rules out
 */
export function redirectsFile({ redirects }: HostingRules): string {
  const lines = redirects.flatMap(({ from, to, temporary }) => {
    const path = urlPath(from);
    const status = temporary ? temporaryStatus : redirectStatus;
    return [`${path} ${to} ${status}`, `${path}/ ${to} ${status}`];
  });
  if (lines.length > limits.redirects)
    throw new Error(`There are ${redirects.length} redirects; hosts read ${limits.redirects / 2}.`);
  checkLength("_redirects", lines, limits.redirectLength);
  return `${[note, ...lines].join("\n")}\n`;
}

/**
 * Text of _headers.
 *
 * @throws Error when a host would leave rules out
 */
export function headersFile({ everywhere, headers }: HostingRules): string {
  const rules = [{ pattern: "/*", headers: everywhere }, ...headers];
  if (rules.length > limits.headerRules)
    throw new Error(
      `_headers needs ${rules.length} rules; hosts read ${limits.headerRules}. Move files of one kind into their own folder.`,
    );
  const blocks = rules.map((rule) => [
    rule.pattern,
    ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  checkLength("_headers", blocks.flat(), limits.headerLength);
  return `${[note, ...blocks.map((lines) => lines.join("\n"))].join("\n\n")}\n`;
}

/**
 * What both files of a built site say, as a host reads them.
 *
 * @throws Error when one is not there
 */
export function readHostFiles(root: string): HostingRules {
  const read = (file: string) => readFileSync(join(root, file), "utf8").replace(/^#.*\n+/, "");
  const [first, ...headers] = read(hostingFiles.headers)
    .trim()
    .split("\n\n")
    .map((block) => {
      const [pattern = "", ...lines] = block.split(/\n */);
      return { pattern, headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2))) };
    });
  const redirects = [...read(hostingFiles.redirects).matchAll(/^(\S+) (\S+) (\d+)$/gm)].map(
    ([, from = "", to = "", status]) => ({
      from,
      to,
      ...(Number(status) === temporaryStatus && { temporary: true as const }),
    }),
  );
  return { everywhere: first?.headers ?? {}, headers, redirects };
}
