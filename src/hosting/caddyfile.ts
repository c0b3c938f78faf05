import type { HostingRules } from "./hosting-rules.ts";
import {
  contentTypeOf,
  encodings,
  type Headers,
  headersOf,
  notFoundFile,
  redirectHeaders,
  redirectStatus,
  urlPath,
} from "./rules.ts";

/** A word of a Caddyfile. Backquotes leave everything inside as it is. */
function word(text: string): string {
  if (/[`\n]/.test(text)) throw new Error(`A Caddyfile cannot hold this: ${text}`);
  return `\`${text}\``;
}

const headerLines = (headers: Headers, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} ${word(value)}\n`)
    .join("");

/** Types that Caddy would look up on the machine, which may not know them. */
const typedExtensions = [".vcf", ".webmanifest", ".ico"];

/**
 * Configuration with which Caddy 2.6 or newer serves dist/ as the local server does.
 * https://caddyserver.com/docs/caddyfile
 *
 * @throws Error when a value cannot stand in a Caddyfile
 */
export function caddyfile({ everywhere, headers, redirects, host }: HostingRules): string {
  const targets = redirects.map(({ from, to }) => {
    const [path = "", fragment] = to.split("#");
    const hash = fragment === undefined ? '""' : word(`#${fragment}`);
    const old = urlPath(from);
    return `\t\t${word(old)} ${word(path)} ${hash}\n\t\t${word(`${old}/`)} ${word(path)} ${hash}\n`;
  });
  const rules = [
    ...headers,
    ...typedExtensions.map((extension) => ({
      pattern: `*${extension}`,
      headers: { "Content-Type": contentTypeOf(`file${extension}`) },
    })),
  ].map(
    (rule, index) =>
      `\t\t@rule${index} path ${word(rule.pattern)}\n\t\theader @rule${index} {\n${headerLines(rule.headers, "\t\t\t")}\t\t}\n`,
  );
  const files = `precompressed ${Object.keys(encodings).join(" ")}`;
  return `# Written by the build from src/hosting/rules.ts.
# SITE_ADDRESS: host names, for which Caddy gets certificates, or such as :80. SITE_ROOT: the built site.
{$SITE_ADDRESS:http://localhost:8080} {
	root * {$SITE_ROOT:/srv/site}

	map {query} {search} {
		"" ""
		"~^(.+)$" "?\${1}"
	}
	map {path} {target} {fragment} {
${targets.join("")}		default "" ""
	}

	route {
		header {
${headerLines(everywhere, "\t\t\t")}			-Server
		}

		@refused not method GET HEAD
		handle @refused {
			header Allow ${word("GET, HEAD")}
			header Cache-Control no-store
			respond "Only GET and HEAD are answered here.
" 405
		}

		@otherHost host ${word(host.other)}
		handle @otherHost {
			header {
${headerLines(redirectHeaders, "\t\t\t\t")}			}
			redir * ${host.canonical}{uri} ${redirectStatus}
		}

		@moved not vars {target} ""
		handle @moved {
			header {
${headerLines(redirectHeaders, "\t\t\t\t")}			}
			redir * {target}{search}{fragment} ${redirectStatus}
		}

		@index path /index /index.html
		header @index {
${headerLines(redirectHeaders, "\t\t\t")}		}
		redir @index /{search} ${redirectStatus}

		# One URL for each page: /about.html, /about/ and /about/index.html move to /about.
		@variant path_regexp page ^(/.+?)(?:/index)?(?:\\.html|/index|/+)$
		handle @variant {
			@built file {re.page.1}.html
			header @built {
${headerLines(redirectHeaders, "\t\t\t\t")}			}
			redir @built {re.page.1}{search} ${redirectStatus}
			error 404
		}
		@private {
			path ${word(urlPath(notFoundFile))} /_* /.* ${Object.values(encodings)
        .map((ending) => `*${ending}`)
        .join(" ")}
			not path /.well-known/*
		}
		error @private 404

${rules.join("")}
		@home path /
		rewrite @home /index.html
		@page file {path}.html
		rewrite @page {path}.html
		file_server {
			${files}
			index off
		}
	}

	handle_errors {
		request_header -If-None-Match
		request_header -If-Modified-Since
		request_header -Range
		header {
${headerLines({ ...everywhere, ...headersOf(notFoundFile) }, "\t\t\t")}			-Server
			-Content-Security-Policy
		}
		rewrite * ${notFoundFile}
		file_server {
			${files}
		}
	}
}
`;
}
