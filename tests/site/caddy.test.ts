import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { caddyfile } from "../../src/hosting/caddyfile.ts";
import { hostingFiles } from "../../src/hosting/rules.ts";
import { siteFiles } from "../../src/hosting/site-files.ts";
import { createSiteServer } from "../../src/server/site-server.ts";
import { type Answer, ask } from "../unit/server/ask.ts";
import { content, root } from "./built-site.ts";
import { caddyEnvironment, hasCaddy, startCaddy } from "./caddy.ts";

/**
 * What may differ between two servers: when and over which connection an answer was sent, how its length
 * is stated, how a file is validated, and whether ranges of a compressed one are sent.
 */
const apart = [
  "date",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "etag",
  "last-modified",
  "accept-ranges",
];

function alike({ status, headers, body }: Answer) {
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !apart.includes(name))),
    body: body.toString("base64"),
  };
}

describe.skipIf(!hasCaddy)("Caddy and the local server", () => {
  let folder: string;
  let stopCaddy: (() => Promise<void>) | undefined;
  let caddyPort: number;
  let server: Server;
  let serverPort: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "caddy-"));
    caddyPort = await freePort();
    const text = caddyfile({
      address: `http://127.0.0.1:${caddyPort}`,
      root: resolve(root),
      assetsRoot: resolve(root),
      files: siteFiles(root),
      headers: readFileSync(root + hostingFiles.headers, "utf8"),
      redirects: readFileSync(root + hostingFiles.redirects, "utf8"),
    });
    writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${text}`);
    server = createSiteServer({ root });
    await once(server.listen(0, "127.0.0.1"), "listening");
    serverPort = (server.address() as AddressInfo).port;
    stopCaddy = await startCaddy(join(folder, "Caddyfile"), caddyPort, caddyEnvironment(folder));
  }, 30_000);

  afterAll(async () => {
    await stopCaddy?.();
    await new Promise((closed) => server.close(closed));
    rmSync(folder, { recursive: true, force: true });
  });

  const both = (...request: [path: string, headers?: Record<string, string>, method?: string]) =>
    Promise.all([ask(serverPort, ...request), ask(caddyPort, ...request)]);

  const files = siteFiles(root).filter((file) => !/\.(br|gz)$/.test(file));
  const hashed = files.filter((file) => file.startsWith("/assets/"));
  const [script = ""] = hashed.filter((file) => file.endsWith(".js"));
  const [font = ""] = hashed.filter((file) => file.endsWith(".woff2"));

  it("send the same for every file, by its name and by its URL, in every encoding", async () => {
    for (const file of files) {
      for (const path of new Set([file, file.replace(/(\/index)?\.html$/, "") || "/"])) {
        const [ours, theirs] = await both(path, { "Accept-Encoding": "gzip, deflate, br, zstd" });
        expect.soft(alike(theirs), path).toEqual(alike(ours));
      }
    }
  });

  it.each(["br", "gzip", "zstd", "identity", "deflate, gzip", "br;q=0, gzip", ""])(
    "choose the same form for a client that accepts %j",
    async (accepted) => {
      for (const path of [
        "/",
        "/about",
        "/no-such-page",
        "/robots.txt",
        "/favicon.svg",
        script,
        font,
      ]) {
        const [ours, theirs] = await both(path, { "Accept-Encoding": accepted });
        expect.soft(alike(theirs), path).toEqual(alike(ours));
      }
    },
  );

  it("redirect the same URLs to the same targets", async () => {
    const moved = [
      "/about/",
      "/about//",
      "/about.html",
      "/about/index.html",
      "/index.html",
      "/index",
      "/locations/",
      "/locations/?page=2",
      "//",
    ];
    for (const path of [
      ...content.redirects.flatMap(({ from }) => [from, `${from}/`, `${from}?from=card`]),
      ...moved,
    ]) {
      const [ours, theirs] = await both(path);
      expect.soft(ours.status, path).toBe(301);
      expect.soft(alike(theirs), path).toEqual(alike(ours));
    }
  });

  it("answer 404 at the same URLs", async () => {
    const absent = [
      "/nope",
      "/nope/",
      "/nope.html",
      "/404",
      "/404.html",
      "/About",
      "/assets/",
      "/assets",
      `${script}.br`,
      `${script}x`,
      "/about.html.gz",
      "/about.br",
    ];
    const private_ = [
      "/_headers",
      "/_redirects",
      "/.env",
      "/../package.json",
      "/%2e%2e/package.json",
      "/assets/../../package.json",
      "//example.com/",
      "/about%00",
    ];
    for (const path of [...absent, ...private_]) {
      const [ours, theirs] = await both(path, { "If-None-Match": "*", Range: "bytes=0-3" });
      expect.soft(ours.status, path).toBe(404);
      expect.soft(alike(theirs), path).toEqual(alike(ours));
    }
  });

  it.each(["/", "/about", script, font, "/robots.txt", "/contact", "/about/", "/nope"])(
    "answer HEAD %s as GET, without a body",
    async (path) => {
      const [ours, theirs] = await both(path, { "Accept-Encoding": "br" }, "HEAD");
      expect(theirs.body).toHaveLength(0);
      expect(alike(theirs)).toEqual(alike(ours));
    },
  );

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("refuse %s", async (method) => {
    for (const path of ["/", "/about", "/contact", "/nope", script]) {
      const [ours, theirs] = await both(path, {}, method);
      expect.soft(ours.status, path).toBe(405);
      expect.soft(alike(theirs), path).toEqual(alike(ours));
    }
  });

  it.each(["br", "gzip", "identity"])(
    "send nothing again that has not changed, in %s",
    async (accepted) => {
      for (const path of ["/", "/about", script, font, "/robots.txt"]) {
        const first = await both(path, { "Accept-Encoding": accepted });
        const again = await Promise.all(
          first.map(({ headers }, index) =>
            ask([serverPort, caddyPort][index] ?? 0, path, {
              "Accept-Encoding": accepted,
              "If-None-Match": String(headers.etag),
            }),
          ),
        );
        expect
          .soft(
            again.map(({ status }) => status),
            path,
          )
          .toEqual([304, 304]);
        const [ours, theirs] = again.map(alike);
        expect.soft(theirs, path).toEqual(ours);
      }
    },
  );

  it("refuse malformed requests", async () => {
    for (const path of ["/%", "/%zz"])
      expect((await both(path)).map(({ status }) => status)).toEqual([400, 400]);
  });
});
