import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { readHostFiles } from "../src/publish/host-files.ts";
import { headersAt } from "../src/publish/hosting-rules.ts";
import {
  compressible,
  contentTypeOf,
  type Headers,
  hostingFiles,
  isNotFoundFile,
  isServed,
  notFoundFile,
  redirectHeaders,
  redirectStatus,
  temporaryStatus,
  urlPath,
} from "../src/publish/rules.ts";
import { siteFiles } from "../src/publish/site-files.ts";

/**
 * A server of a built site with the headers and redirects that a host would give it.
 *
 * @param root folder of the site. Another build may replace it while the server runs.
 * @throws Error when the files for hosts, which the build writes, are not there
 */
export function createSiteServer({ root }: { root: string }): Server {
  const builtAt = () => statSync(join(root, hostingFiles.redirects)).mtimeMs;
  let site = { builtAt: builtAt(), answer: siteListener(root) };
  return createServer((request, response) => {
    try {
      if (site.builtAt !== builtAt()) site = { builtAt: builtAt(), answer: siteListener(root) };
      site.answer(request, response);
    } catch (error) {
      response.writeHead(503).end(`The site cannot be read now: ${error}\n`);
    }
  });
}

/** Serves a built site, on a free port unless one is given. */
export async function serveSite(root: string, port = 0, host = "127.0.0.1") {
  const server = createSiteServer({ root });
  await once(server.listen(port, host), "listening");
  const { port: taken } = server.address() as AddressInfo;
  const close = () => server.close().closeAllConnections();
  return { port: taken, origin: `http://${nameOf(host)}:${taken}`, close };
}

/** How an address names a host: in brackets where it is of version 6, this machine where the server listens to all. */
function nameOf(host: string): string {
  if (/^[0.]+$/.test(host)) return "127.0.0.1";
  return isIPv6(host) ? `[${host.replace(/^[0:]+$/, "::1")}]` : host;
}

/** As Cloudflare compresses what it serves: https://blog.cloudflare.com/this-is-brotli-from-origin/. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface SentFile {
  body: Buffer;
  encoding: "br" | "gzip" | undefined;
  etag: string;
}

/** Whether a client takes an encoding, by its Accept-Encoding: RFC 9110, section 12.5.3. */
function accepts(accepted: string, encoding: string): boolean {
  const offered = accepted.split(",").map((offer) => offer.trim().split(/\s*;\s*q=/i));
  return offered.some(([name, weight = "1"]) => name === encoding && Number(weight) > 0);
}

/** Reads the files of a site as hosts send them: compressed by what a browser accepts. Each is made once. */
function fileReader(root: string): (file: string, accepted: string) => SentFile {
  const sent = new Map<string, SentFile>();
  return (file, accepted) => {
    const encoding = compressible.test(file)
      ? (["br", "gzip"] as const).find((name) => accepts(accepted, name))
      : undefined;
    const key = `${encoding} ${file}`;
    const known = sent.get(key);
    if (known !== undefined) return known;
    const bytes = readFileSync(join(root, file));
    const etag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 16)}"`;
    const compressed =
      encoding === "br" ? brotliCompressSync(bytes, brotliQuality) : gzipSync(bytes);
    const made = { body: encoding === undefined ? bytes : compressed, encoding, etag };
    sent.set(key, made);
    return made;
  };
}

function siteListener(root: string): RequestListener {
  const rules = readHostFiles(root);
  const redirects = new Map(
    rules.redirects.map((redirect) => [encodeURI(urlPath(redirect.from)), redirect]),
  );
  // Each file has one path, and no other is read from the disk.
  const all = siteFiles(root);
  const files = new Map(
    all
      .filter((file) => isServed(file) && !isNotFoundFile(file))
      .map((file) => [encodeURI(urlPath(file)), file]),
  );
  const read = fileReader(root);

  const sendFile = (
    { file, status, headers }: { file: string; status: 200 | 404; headers: Headers },
    request: IncomingMessage,
    response: ServerResponse,
  ): void => {
    const { body, encoding, etag } = read(file, String(request.headers["accept-encoding"]));
    response.setHeaders(
      new Map(
        Object.entries({
          "Content-Type": contentTypeOf(file),
          Vary: "Accept-Encoding",
          ...headers,
        }),
      ),
    );
    if (status === 200) response.setHeader("ETag", etag);
    if (status === 200 && request.headers["if-none-match"] === etag) {
      response.writeHead(304).end();
      return;
    }
    if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
    response.writeHead(status, { "Content-Length": body.length }).end(body);
  };

  const notFoundFor = (path: string) => {
    const below = `/${path.split("/")[1]}${notFoundFile}`;
    return all.includes(below) ? below : notFoundFile;
  };

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { ...rules.everywhere, Allow: "GET, HEAD" }).end();
      return;
    }
    const [path = "/", query = ""] = (request.url ?? "/").split(/(?=\?)/, 2);
    const file = files.get(path);
    if (file !== undefined) {
      sendFile({ file, status: 200, headers: headersAt(rules, path) }, request, response);
      return;
    }
    const headers = { ...rules.everywhere, ...redirectHeaders };
    const clean = urlPath(path);
    const redirect = redirects.get(clean);
    const moved = files.has(clean) ? clean : redirect?.to;
    const Location = moved?.replace(/(?=#|$)/, () => query);
    const status = redirect?.temporary ? temporaryStatus : redirectStatus;
    if (Location !== undefined) response.writeHead(status, { ...headers, Location }).end();
    else sendFile({ file: notFoundFor(path), status: 404, headers }, request, response);
  };
}
