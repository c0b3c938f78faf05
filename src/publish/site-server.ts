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
import sirv from "sirv";
import { type HostingRules, headersAt } from "./hosting-rules.ts";
import {
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

function siteListener(root: string): RequestListener {
  const rules: HostingRules = JSON.parse(readFileSync(join(root, hostingFiles.rules), "utf8"));
  const redirects = new Map(
    rules.redirects.map((redirect) => [encodeURI(urlPath(redirect.from)), redirect]),
  );
  // Each file has one path. sirv would answer others too, so it is asked for these only.
  const all = siteFiles(root);
  const files = all.filter(
    (file) => isPublic(file) && !isNotFoundFile(file) && !/\.(?:br|gz)$/.test(file),
  );
  const paths = new Set(files.map((file) => encodeURI(urlPath(file))));
  const headersOf = (path: string) => new Map(Object.entries(headersAt(rules, path)));
  const sendFile = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    // Once more, because sirv replaces Vary.
    setHeaders: (response, path) => response.setHeaders(headersOf(encodeURI(path))),
  });

  const sendNotFound = (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    headers: Headers,
  ) => {
    const below = `/${path.split("/")[1]}${notFoundFile}`;
    const file = all.includes(below) ? below : notFoundFile;
    const isAsked = /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
    // A build may leave its files as they are.
    const brotli = isAsked && all.includes(`${file}.br`);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    if (brotli) response.setHeader("Content-Encoding", "br");
    response.writeHead(404, headers).end(readFileSync(join(root, brotli ? `${file}.br` : file)));
  };

  return (request, response) => {
    const [path = "/", query = ""] = (request.url ?? "/").split(/(?=\?)/, 2);
    // A server may ignore ranges, and some end the process: https://github.com/lukeed/sirv/pull/175
    delete request.headers.range;
    if (paths.has(path)) {
      response.setHeaders(headersOf(path));
      return sendFile(request, response);
    }
    const headers = { ...rules.everywhere, ...redirectHeaders };
    const clean = urlPath(path);
    const redirect = redirects.get(clean);
    const moved = paths.has(clean) ? clean : redirect?.to;
    const Location = moved?.replace(/(?=#|$)/, () => query);
    const status = redirect?.temporary ? temporaryStatus : redirectStatus;
    if (Location !== undefined) response.writeHead(status, { ...headers, Location }).end();
    else sendNotFound(path, request, response, headers);
  };
}
