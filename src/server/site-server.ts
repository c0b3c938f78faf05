import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import send from "@fastify/send";
import Negotiator from "negotiator";
import { type HostingRules, headersAt } from "../hosting/hosting-rules.ts";
import {
  contentTypeOf,
  type Encoding,
  encodings,
  type Headers,
  headersOf,
  hostingFiles,
  isPublic,
  notFoundFile,
  redirectHeaders,
  redirectStatus,
  urlPath,
} from "../hosting/rules.ts";
import { siteFiles } from "../hosting/site-files.ts";

/** A file that may be asked for, and the compressed forms that lie beside it, best first. */
interface Entry {
  file: string;
  encodings: Encoding[];
  headers: Headers;
}

interface Site {
  /** By the one address under which each is answered. Nothing that is not in here is ever sent. */
  entries: Map<string, Entry>;
  redirects: Map<string, string>;
  notFound: Entry | undefined;
  /** Headers of every response. */
  everywhere: Headers;
  /** Entity tags by stored file, each worked out when it is first asked for. */
  tags: Map<string, string>;
}

/**
 * A server of a built site as it stands, with the headers and redirects a host would give it.
 *
 * @param root folder of the site. Another build may take its place while the server runs.
 * @throws Error when the folder cannot be read, or the rules for hosting are missing
 */
export function createSiteServer({ root }: { root: string }): Server {
  let version = versionOf(root);
  let site = readSite(root);
  return createServer((request, response) => {
    // A connection of HTTP/1.1 stays open unasked; only its end is said (RFC 9112, sections 9.3 and 9.6).
    if (response.shouldKeepAlive) response.removeHeader("Connection");
    try {
      const now = versionOf(root);
      if (now !== version) {
        site = readSite(root);
        version = now;
      }
    } catch {
      // A build is taking the folder's place at this moment. What was read before still holds.
    }
    answer(root, site, request, response).catch((error: NodeJS.ErrnoException) => {
      // A visitor who leaves before the answer has come is no fault.
      if (error.code !== "ERR_STREAM_PREMATURE_CLOSE" && error.code !== "ERR_STREAM_UNABLE_TO_PIPE")
        console.error(error);
      if (response.headersSent) response.destroy();
      else
        plainText(response, site.everywhere, 500, "Something went wrong here. Please try again.");
    });
  });
}

async function answer(
  root: string,
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    plainText(response, site.everywhere, 405, "Only GET and HEAD are answered here.", {
      Allow: "GET, HEAD",
    });
    return;
  }
  const target = parseTarget(request.url ?? "/");
  if (target === undefined) return sendError(root, site, 400, request, response);

  const entry = site.entries.get(target.path);
  if (entry !== undefined) return sendEntry(root, site, entry, request, response);

  const address = urlPath(target.path);
  const moved =
    site.redirects.get(address) ?? (site.entries.has(address) ? encodeURI(address) : undefined);
  if (moved === undefined) return sendError(root, site, 404, request, response);
  const [path, fragment] = moved.split("#");
  const location = `${path}${target.query}${fragment === undefined ? "" : `#${fragment}`}`;
  response
    .writeHead(redirectStatus, {
      ...site.everywhere,
      ...redirectHeaders,
      Location: location,
      "Content-Length": 0,
    })
    .end();
}

/** Path, decoded, and query of a request's target (RFC 9112, section 3.2); undefined when it is malformed. */
function parseTarget(target: string): { path: string; query: string } | undefined {
  try {
    const { groups } =
      /^(?:https?:\/\/[^/?#]*)?(?<path>\/[^?#]*)(?<query>\?[^#]*)?/i.exec(target) ?? {};
    const path = groups?.["path"];
    return path === undefined
      ? undefined
      : { path: decodeURI(path), query: groups?.["query"] ?? "" };
  } catch {
    return undefined;
  }
}

async function sendEntry(
  root: string,
  site: Site,
  entry: Entry,
  request: IncomingMessage,
  response: ServerResponse,
  status?: number,
): Promise<void> {
  const accepted = new Negotiator(request).encodings(entry.encodings);
  const encoding = entry.encodings.find((one) => accepted.includes(one));
  const stored = entry.file + (encoding === undefined ? "" : encodings[encoding]);
  const headers: Record<string, string> = { ...entry.headers };
  if (entry.encodings.length > 0) headers["Vary"] = "Accept-Encoding";
  const about: Record<string, string> = { "Content-Type": contentTypeOf(entry.file) };
  if (encoding !== undefined) about["Content-Encoding"] = encoding;

  // An error's page is always sent whole, whatever the request says about ranges and earlier answers.
  const conditional = status === undefined;
  const asked: Record<string, string> = {};
  if (conditional) {
    const tag = await tagOf(root, site, stored);
    headers["ETag"] = tag;
    if (names(request.headers["if-none-match"], tag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const { range, "if-range": only = tag } = request.headers;
    if (range !== undefined && only === tag) asked["range"] = range;
  }
  const result = await send(
    { method: request.method, headers: asked } as IncomingMessage,
    encodeURI(stored),
    {
      root,
      acceptRanges: encoding === undefined && conditional,
      cacheControl: false,
      contentType: false,
      dotfiles: "allow",
      // Both would change with the time of the build. The tag above changes with the bytes.
      etag: false,
      lastModified: false,
      index: false,
    },
  );
  if (result.type === "file") Object.assign(headers, about);
  else headers["Cache-Control"] = "no-store";
  response.writeHead(status ?? result.statusCode, { ...headers, ...result.headers });
  await pipeline(result.stream, response);
}

/** The entity tag of a stored file: a digest of its bytes, so that builds of the same content agree (RFC 9110, section 8.8.3). */
async function tagOf(root: string, { tags }: Site, stored: string): Promise<string> {
  const known = tags.get(stored);
  if (known !== undefined) return known;
  const bytes = await readFile(join(root, stored));
  const tag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 11)}"`;
  tags.set(stored, tag);
  return tag;
}

/** Whether an If-None-Match names a tag, by the weak comparison that RFC 9110, section 13.1.2 asks for. */
function names(condition: string | undefined, tag: string): boolean {
  const stated = condition?.split(",").map((one) => one.trim().replace(/^W\//, "")) ?? [];
  return stated.includes(tag) || condition?.trim() === "*";
}

/** The page for addresses that do not exist, with the phone and the way to every other page. */
async function sendError(
  root: string,
  site: Site,
  status: 400 | 404,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (site.notFound !== undefined)
    return sendEntry(root, site, site.notFound, request, response, status);
  plainText(
    response,
    site.everywhere,
    status,
    status === 404 ? "There is no page at this address." : "This address is not written correctly.",
  );
}

function plainText(
  response: ServerResponse,
  everywhere: Headers,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = `${text}\n`;
  response
    .writeHead(status, {
      ...everywhere,
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": Buffer.byteLength(body),
      ...headers,
    })
    .end(body);
}

/** Differs between two builds that stood in the same place. */
function versionOf(root: string): string {
  const { ino, mtimeMs } = statSync(root);
  return `${ino} ${mtimeMs}`;
}

function readSite(root: string): Site {
  const files = new Set(siteFiles(root));
  if (!files.has(hostingFiles.rules))
    throw new Error(
      `${join(root, hostingFiles.rules)} is missing. The build writes it: npm run build`,
    );
  const rules: HostingRules = JSON.parse(readFileSync(join(root, hostingFiles.rules), "utf8"));
  const entries = new Map<string, Entry>();
  let notFound: Entry | undefined;
  const forms = Object.entries(encodings) as [Encoding, string][];
  for (const file of files) {
    if (!isPublic(file) || forms.some(([, ending]) => file.endsWith(ending))) continue;
    const path = urlPath(file);
    const entry = {
      file,
      encodings: forms
        .filter(([, ending]) => files.has(file + ending))
        .map(([encoding]) => encoding),
      headers: headersAt(rules, encodeURI(path)),
    };
    if (file === notFoundFile)
      notFound = { ...entry, headers: { ...rules.everywhere, ...headersOf(file) } };
    else entries.set(path, entry);
  }
  return {
    entries,
    notFound,
    redirects: new Map(rules.redirects.map(({ from, to }) => [urlPath(from), to])),
    everywhere: rules.everywhere,
    tags: new Map(),
  };
}
