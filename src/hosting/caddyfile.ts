import type { HostingRules } from "./hosting-rules.ts";
import { type Headers, redirectHeaders, redirectStatus, urlPath } from "./rules.ts";

/** A word of a Caddyfile. Backquotes leave everything inside as it is. */
function word(text: string): string {
  if (/[`\n]/.test(text)) throw new Error(`A Caddyfile cannot hold this: ${text}`);
  return `\`${text}\``;
}

/**
 * What deploy/Caddyfile imports from the built site: its headers and redirects. `{search}`, which that file
 * defines, is the query of a request.
 *
 * @throws Error when a value cannot be written in a Caddyfile
 */
export function caddyRules({ everywhere, headers, redirects, host }: HostingRules): string {
  const headerWords = (values: Headers) =>
    Object.entries(values).map(([name, value]) => `${name} ${word(value)}`);
  const redirectLines = redirects.flatMap(({ from, to }) => {
    const target = word(to.replace(/(?=#|$)/, "{search}"));
    const path = urlPath(from);
    return [path, `${path}/`].map((old) => `redir ${word(old)} ${target} ${redirectStatus}`);
  });
  const patterns = Map.groupBy(
    headers.flatMap((rule) =>
      headerWords(rule.headers).map((header) => ({ header, pattern: word(rule.pattern) })),
    ),
    ({ header }) => header,
  );
  return [
    "# Written by the build from content/redirects.yaml and src/hosting/rules.ts.",
    ...headerWords({ ...everywhere, ...redirectHeaders }).map((header) => `header ${header}`),
    `@otherHost host ${word(host.other)}`,
    `redir @otherHost ${word(`${host.canonical}{uri}`)} ${redirectStatus}`,
    ...redirectLines,
    ...[...patterns].flatMap(([header, rules], index) => [
      `@paths${index} path ${rules.map(({ pattern }) => pattern).join(" ")}`,
      `header @paths${index} ${header}`,
    ]),
    "",
  ].join("\n");
}
