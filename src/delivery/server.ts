import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import send from "@fastify/send";
import Negotiator from "negotiator";
import { parseRedirects } from "./hosting-files.ts";
import {
  addressOf,
  commonHeaders,
  contentTypeOf,
  type Encoding,
  encodings,
  headersOf,
  hostingFiles,
  isPublic,
  notFoundFile,
  redirectHeaders,
  redirectStatus,
} from "./rules.ts";
import { siteFiles } from "./site-files.ts";

/** A file that may be asked for, and the compressed forms that lie beside it, best first. */
interface Entry {
  file: string;
  encodings: Encoding[];
}

interface Site {
  /** By the one address under which each is answered. Nothing that is not in here is ever sent. */
  entries: Map<string, Entry>;
  redirects: Map<string, string>;
  notFound: Entry | undefined;
}

/**
 * A server of a built site as it stands, with the headers and redirects a host would give it.
 *
 * @param root folder of the site. Another build may take its place while the server runs.
 * @throws Error when the folder cannot be read or its _redirects is not understood
 */
export function createSiteServer({ root }: { root: string }): Server {
  let version = versionOf(root);
  let site = readSite(root);
  return createServer((request, response) => {
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
      if (error.code !== "ERR_STREAM_PREMATURE_CLOSE" && error.code !== "ERR_STREAM_UNABLE_TO_PIPE") console.error(error);
      if (response.headersSent) response.destroy();
      else plainText(response, 500, "Something went wrong here. Please try again.");
    });
  });
}

async function answer(root: string, site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    plainText(response, 405, "Only GET and HEAD are answered here.", { Allow: "GET, HEAD" });
    return;
  }
  const target = parseTarget(request.url ?? "/");
  if (target === undefined) return sendError(root, site.notFound, 400, request, response);

  const entry = site.entries.get(target.path);
  if (entry !== undefined) return sendEntry(root, entry, request, response);

  const address = addressOf(target.path);
  const moved = site.redirects.get(address) ?? (site.entries.has(address) ? encodeURI(address) : undefined);
  if (moved === undefined) return sendError(root, site.notFound, 404, request, response);
  const [path, fragment] = moved.split("#");
  const location = `${path}${target.query}${fragment === undefined ? "" : `#${fragment}`}`;
  response.writeHead(redirectStatus, { ...commonHeaders, ...redirectHeaders, Location: location, "Content-Length": 0 }).end();
}

/** Path, decoded, and query of a request's target (RFC 9112, section 3.2); undefined when it is malformed. */
function parseTarget(target: string): { path: string; query: string } | undefined {
  try {
    const { groups } = /^(?:https?:\/\/[^/?#]*)?(?<path>\/[^?#]*)(?<query>\?[^#]*)?/i.exec(target) ?? {};
    const path = groups?.["path"];
    return path === undefined ? undefined : { path: decodeURI(path), query: groups?.["query"] ?? "" };
  } catch {
    return undefined;
  }
}

async function sendEntry(root: string, entry: Entry, request: IncomingMessage, response: ServerResponse, status?: number): Promise<void> {
  const accepted = new Negotiator(request).encodings(entry.encodings);
  const encoding = entry.encodings.find((one) => accepted.includes(one));
  const stored = entry.file + (encoding === undefined ? "" : encodings[encoding]);
  // An error's page is always sent whole, whatever the request says about ranges and earlier answers.
  const asked = status === undefined ? request : ({ method: request.method, headers: {} } as IncomingMessage);
  const result = await send(asked, encodeURI(stored), {
    root,
    acceptRanges: encoding === undefined && status === undefined,
    cacheControl: false,
    contentType: false,
    dotfiles: "allow",
    etag: status === undefined,
    lastModified: status === undefined,
    index: false,
  });
  const caching = result.type === "file" ? headersOf(entry.file) : { "Cache-Control": "no-store" };
  const headers: Record<string, string> = { ...commonHeaders, ...caching, ...result.headers };
  if (entry.encodings.length > 0) headers["Vary"] = "Accept-Encoding";
  if (result.type === "file" && result.statusCode !== 304) {
    headers["Content-Type"] = contentTypeOf(entry.file);
    if (encoding !== undefined) headers["Content-Encoding"] = encoding;
  }
  response.writeHead(status ?? result.statusCode, headers);
  await pipeline(result.stream, response);
}

/** The page for addresses that do not exist, with the phone and the way to every other page. */
async function sendError(root: string, notFound: Entry | undefined, status: 400 | 404, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (notFound !== undefined) return sendEntry(root, notFound, request, response, status);
  plainText(response, status, status === 404 ? "There is no page at this address." : "This address is not written correctly.");
}

function plainText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  const body = `${text}\n`;
  response
    .writeHead(status, {
      ...commonHeaders,
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
  const entries = new Map<string, Entry>();
  let notFound: Entry | undefined;
  const forms = Object.entries(encodings) as [Encoding, string][];
  for (const file of files) {
    if (!isPublic(file) || forms.some(([, ending]) => file.endsWith(ending))) continue;
    const entry = { file, encodings: forms.filter(([, ending]) => files.has(file + ending)).map(([encoding]) => encoding) };
    if (file === notFoundFile) notFound = entry;
    else entries.set(addressOf(file), entry);
  }
  const redirects = join(root, hostingFiles.redirects);
  return { entries, notFound, redirects: existsSync(redirects) ? parseRedirects(readFileSync(redirects, "utf8")) : new Map() };
}
