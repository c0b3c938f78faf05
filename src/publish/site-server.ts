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
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type HostingRules, headersAt } from "./hosting-rules.ts";
import {
  compressible,
  contentTypeOf,
  type Headers,
  hostingFiles,
  isNotFoundFile,
  isPublic,
  notFoundFile,
  redirectHeaders,
  redirectStatus,
  temporaryStatus,
  urlPath,
} from "./rules.ts";
import { siteFiles } from "./site-files.ts";

/**
 * A server of a built site with the headers and redirects that a host would give it.
 *
 * @param root folder of the site. Another build may replace it while the server runs.
 * @throws Error when the hosting rules, which the build writes, are not there
 */
export function createSiteServer({ root }: { root: string }): Server {
  const builtAt = () => statSync(join(root, hostingFiles.rules)).mtimeMs;
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
  return { port: taken, origin: `http://${host}:${taken}`, close };
}

/** As Cloudflare compresses what it serves: https://blog.cloudflare.com/this-is-brotli-from-origin/. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface SentFile {
  body: Buffer;
  encoding: "br" | "gzip" | undefined;
  etag: string;
}

/** Reads the files of a site as hosts send them: compressed by what a browser accepts. Each is made once. */
function fileReader(root: string): (file: string, accepted: string) => SentFile {
  const sent = new Map<string, SentFile>();
  return (file, accepted) => {
    const encoding = compressible.test(file)
      ? (["br", "gzip"] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
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
  const rules: HostingRules = JSON.parse(readFileSync(join(root, hostingFiles.rules), "utf8"));
  const redirects = new Map(
    rules.redirects.map((redirect) => [encodeURI(urlPath(redirect.from)), redirect]),
  );
  // Each file has one path, and no other is read from the disk.
  const all = siteFiles(root);
  const files = new Map(
    all
      .filter((file) => isPublic(file) && !isNotFoundFile(file))
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
