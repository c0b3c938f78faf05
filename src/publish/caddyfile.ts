import type { HostingRules } from "./hosting-rules.ts";
import {
  type Headers,
  redirectHeaders,
  redirectStatus,
  temporaryStatus,
  urlPath,
} from "./rules.ts";

/** A token of a Caddyfile. Nothing is escaped within backquotes. */
function word(text: string): string {
  if (/[`\n]/.test(text)) throw new Error(`A Caddyfile cannot hold this: ${text}`);
  return `\`${text}\``;
}

/** What `pattern` of a rule matches, as Caddy says it. */
function matcher(pattern: string): string {
  return pattern === "/:file" ? "path_regexp ^/[^/]+$" : `path ${word(pattern)}`;
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
  const redirectLines = redirects.flatMap(({ from, to, temporary }) => {
    const target = word(to.replace(/(?=#|$)/, "{search}"));
    const path = urlPath(from);
    return [path, `${path}/`].map(
      (old) => `redir ${word(old)} ${target} ${temporary ? temporaryStatus : redirectStatus}`,
    );
  });
  return [
    "# Written by the build from content/redirects.yaml and src/publish/rules.ts.",
    ...headerWords({ ...everywhere, ...redirectHeaders }).map((header) => `header ${header}`),
    `@otherHost host ${word(host.other)}`,
    `redir @otherHost ${word(`${host.canonical}{uri}`)} ${redirectStatus}`,
    ...redirectLines,
    ...headers.flatMap((rule, index) => [
      `@paths${index} ${matcher(rule.pattern)}`,
      ...headerWords(rule.headers).map((header) => `header @paths${index} ${header}`),
    ]),
    "",
  ].join("\n");
}
