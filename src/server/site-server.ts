import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
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

/** A file that may be requested, and its precompressed variants, best first. */
interface Entry {
  file: string;
  encodings: Encoding[];
  headers: Headers;
}

interface Site {
  root: string;
  /** By the one path under which each is answered. Nothing else is ever sent. */
  entries: Map<string, Entry>;
  redirects: Map<string, string>;
  notFound: Entry | undefined;
  /** Headers of every response. */
  everywhere: Headers;
}

/**
 * A server of a built site as it stands, with the headers and redirects a host would give it.
 *
 * @param root folder of the site. Another build may replace it while the server runs.
 * @throws Error when the folder cannot be read, or the rules for hosting are missing
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
      // A build is replacing the folder at this moment. Answer from what was read before.
    }
    answer(site, request, response).catch((error: NodeJS.ErrnoException) => {
      // A visitor who leaves before the answer is complete is not an error.
      if (error.code !== "ERR_STREAM_PREMATURE_CLOSE" && error.code !== "ERR_STREAM_UNABLE_TO_PIPE")
        console.error(error);
      if (response.headersSent) response.destroy();
      else
        plainText(response, site.everywhere, 500, "Something went wrong here. Please try again.");
    });
  });
}

/** Serves a built site on a free port of this machine. */
export async function serveSite(
  root: string,
): Promise<{ port: number; origin: string; close: () => void }> {
  const server = createSiteServer({ root }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(
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
  if (target === undefined) return sendError(site, 400, request, response);

  const entry = site.entries.get(target.path);
  if (entry !== undefined) return sendEntry(site, entry, request, response);

  const clean = urlPath(target.path);
  const moved =
    site.redirects.get(clean) ?? (site.entries.has(clean) ? encodeURI(clean) : undefined);
  if (moved === undefined) return sendError(site, 404, request, response);
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
  { root }: Site,
  entry: Entry,
  request: IncomingMessage,
  response: ServerResponse,
  status?: number,
): Promise<void> {
  const accepted = new Negotiator(request).encodings(entry.encodings);
  const encoding = entry.encodings.find((one) => accepted.includes(one));
  const stored = entry.file + (encoding === undefined ? "" : encodings[encoding]);
  const headers: Record<string, string> = { ...entry.headers };
  if (entry.encodings.length > 0) headers["Vary"] ??= "Accept-Encoding";
  // The page of an error is always sent whole, whatever the request says about ranges and earlier answers.
  const conditional = status === undefined;
  const result = await send(
    { method: request.method, headers: conditional ? request.headers : {} } as IncomingMessage,
    encodeURI(stored),
    {
      root,
      acceptRanges: encoding === undefined && conditional,
      etag: conditional,
      lastModified: conditional,
      cacheControl: false,
      contentType: false,
      dotfiles: "allow",
      index: false,
    },
  );
  if (result.type === "error") headers["Cache-Control"] = "no-store";
  else {
    headers["Content-Type"] = contentTypeOf(entry.file);
    if (encoding !== undefined) headers["Content-Encoding"] = encoding;
  }
  response.writeHead(status ?? result.statusCode, { ...headers, ...result.headers });
  await pipeline(result.stream, response);
}

/** The page for unknown URLs, with the phone number and the way to every other page. */
async function sendError(
  site: Site,
  status: 400 | 404,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (site.notFound !== undefined) return sendEntry(site, site.notFound, request, response, status);
  plainText(
    response,
    site.everywhere,
    status,
    status === 404 ? "There is no page at this URL." : "This URL is malformed.",
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
    root,
    entries,
    notFound,
    redirects: new Map(rules.redirects.map(({ from, to }) => [urlPath(from), to])),
    everywhere: rules.everywhere,
  };
}
