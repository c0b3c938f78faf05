import { parseHeaders, parseRedirects } from "./hosting-files.ts";
import {
  assetEndings,
  contentTypeOf,
  encodings,
  type Headers,
  headersOf,
  isPublic,
  kindOf,
  notFoundFile,
  redirectHeaders,
  redirectStatus,
  urlPath,
} from "./rules.ts";

interface Site {
  /** What Caddy serves: a host name, for which it gets and renews a certificate, or such as http://localhost:8080. */
  address: string;
  /** Folder of the built site. */
  root: string;
  /** Folder that holds assets/, which may hold those of earlier builds too. */
  assetsRoot: string;
  /** Paths below the root. */
  files: readonly string[];
  /** Texts of the build's hosting files. */
  headers: string;
  redirects: string;
}

/** A word of a Caddyfile. Backquotes leave everything inside as it is. */
function word(text: string): string {
  if (/[`\n]/.test(text)) throw new Error(`A Caddyfile cannot hold this: ${text}`);
  return `\`${text}\``;
}

const headerLines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `${name} ${word(value)}`);

function block(opening: string, lines: readonly string[]): string[] {
  return [`${opening} {`, ...lines.map((line) => `\t${line}`), "}"];
}

/**
 * Configuration with which Caddy (2.6 or newer) answers as the local server does: the same addresses,
 * redirects and headers, read from the build's own _headers and _redirects. Nothing but the listed
 * files and the assets is ever sent. https://caddyserver.com/docs/caddyfile
 *
 * @throws Error when a value cannot stand in a Caddyfile
 */
export function caddyfile({ address, root, assetsRoot, files, headers, redirects }: Site): string {
  const headersAt = parseHeaders(headers);
  const everywhere = headersAt(urlPath(notFoundFile));
  const isStored = (file: string) =>
    Object.values(encodings).some(
      (ending) => file.endsWith(ending) && files.includes(file.slice(0, -ending.length)),
    );
  const published = files.filter((file) => isPublic(file) && !isStored(file));
  const assets = published.filter((file) => kindOf(file) === "hashed");
  const others = published.filter((file) => kindOf(file) !== "hashed" && file !== notFoundFile);

  /** Headers beyond those of every response, each set with the files that have them. */
  const own = (file: string) =>
    Object.fromEntries(
      Object.entries(headersAt(encodeURI(urlPath(file)))).filter(([name]) => !(name in everywhere)),
    );
  const alike = [...Map.groupBy(others, (file) => JSON.stringify(own(file)))].map(
    ([key, members]) => ({ headers: JSON.parse(key) as Headers, members }),
  );

  const moved = new Map(others.map((file) => [urlPath(file), encodeURI(urlPath(file))]));
  for (const [from, to] of parseRedirects(redirects)) moved.set(urlPath(from), to);

  const endingOf = (file: string) => file.slice(file.lastIndexOf(".") + 1);
  const endings = [...new Set([...assetEndings, ...assets.map(endingOf)])];
  const typed = [
    ...published.filter((file) => !("Content-Type" in own(file))),
    ...endings.map((ending) => `/assets/any.${ending}`),
  ];
  const types = new Map(typed.map((file) => [endingOf(file), contentTypeOf(file)]));
  const compressed = Object.keys(encodings).join(" ");
  const sent = (file: string) => [
    // At the last moment, for Caddy adds its own to compressed answers only.
    ...block("header @compressed", ["Vary Accept-Encoding", "defer"]),
    `rewrite * ${file}`,
    ...block("file_server", [`precompressed ${compressed}`]),
  ];
  const compressible = files.filter(isStored).map((file) => file.replace(/\.[^.]+$/, ""));

  const lines = [
    "# Written from the build's _headers and _redirects. Change src/hosting/rules.ts instead.",
    "",
    ...block(`{$SITE_ADDRESS:${address}}`, [
      `root * ${word(root)}`,
      "",
      "# The file of each address, and the one address of everything else.",
      ...block("map {http.request.uri.path} {stored} {clean}", [
        ...others.map((file) => `${word(urlPath(file))} ${word(file)} ""`),
        // The same as urlPath in rules.ts.
        `"~^(.*?)(?:/index)?(?:\\.html)?/*$" "" "\${1}"`,
      ]),
      ...block("map {clean} {target} {fragment}", [
        ...[...moved].map(([from, to]) => {
          const [path = "", fragment] = to.split("#");
          return `${word(from === "/" ? "" : from)} ${word(path)} ${fragment === undefined ? '""' : word(`#${fragment}`)}`;
        }),
        'default "" ""',
      ]),
      ...block("map {query} {tail}", ['"" ""', `"~^(.+)$" "?\${1}"`]),
      ...block(
        "map {stored}{http.request.uri.path} {type}",
        [...types].map(([ending, type]) => `"~\\.${ending}(?:/|$)" ${word(type)}`),
      ),
      "",
      ...block("route", [
        ...block("header", [...headerLines(everywhere), "-Server"]),
        "",
        "@refused not method GET HEAD",
        ...block("handle @refused", [
          ...block("header", [
            "Allow `GET, HEAD`",
            "Cache-Control no-store",
            "Content-Type `text/plain; charset=utf-8`",
          ]),
          'respond "Only GET and HEAD are answered here.\n" 405',
        ]),
        "",
        ...(assets.length === 0
          ? []
          : [
              ...block("@asset", [
                `path_regexp ^/assets/[^/]+\\.(${endings.join("|")})$`,
                ...block("file", [`root ${word(assetsRoot)}`]),
              ]),
              ...block("handle @asset", [
                `root * ${word(assetsRoot)}`,
                ...block("@compressed", ["file {path}.br {path}.gz"]),
                ...block("header", ["Content-Type {type}", ...headerLines(own(assets[0] ?? ""))]),
                ...sent("{path}"),
              ]),
              "",
            ]),
        '@known not vars {stored} ""',
        ...block("handle @known", [
          // In the order of this text: a file's own headers come last.
          ...block("route", [
            "header Content-Type {type}",
            ...alike.flatMap(({ headers: set, members }, index) => [
              `@set${index} vars {stored} ${members.map(word).join(" ")}`,
              ...block(`header @set${index}`, headerLines(set)),
            ]),
            `@compressed vars {stored} ${compressible.map(word).join(" ")}`,
            ...sent("{stored}"),
          ]),
        ]),
        "",
        '@moved not vars {target} ""',
        ...block("handle @moved", [
          ...block("header", [
            ...headerLines(redirectHeaders),
            "Location {target}{tail}{fragment}",
          ]),
          `respond ${redirectStatus}`,
        ]),
        "",
        "# An error's page is always sent whole.",
        ...block("handle", [
          ...["-If-None-Match", "-If-Modified-Since", "-If-Range", "-Range"].map(
            (name) => `request_header ${name}`,
          ),
          ...block("header", headerLines(headersOf(notFoundFile))),
          ...block("header", [
            "-Etag",
            "-Last-Modified",
            "-Accept-Ranges",
            "Vary Accept-Encoding",
            "Content-Type `text/html; charset=utf-8`",
            "defer",
          ]),
          `rewrite * ${notFoundFile}`,
          ...block("file_server", [`precompressed ${compressed}`, "status 404"]),
        ]),
      ]),
    ]),
  ];
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n`;
}
