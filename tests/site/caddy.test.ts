import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../scripts/browser.ts";
import { hostsOf } from "../../src/hosting/hosting-rules.ts";
import { hostingFiles } from "../../src/hosting/rules.ts";
import { siteFiles } from "../../src/hosting/site-files.ts";
import { createSiteServer } from "../../src/server/site-server.ts";
import { type Answer, ask } from "../unit/server/ask.ts";
import { content, root } from "./built-site.ts";
import { caddyEnvironment, hasCaddy, startCaddy } from "./caddy.ts";

const hosts = hostsOf(content.practice.siteUrl);

/** What both must send alike, besides the status and the body. */
const compared = [
  "cache-control",
  "content-encoding",
  "content-security-policy",
  "location",
  "referrer-policy",
  "speculation-rules",
  "strict-transport-security",
  "x-content-type-options",
];

function essence({ status, headers, body }: Answer) {
  const shown = compared.map((name) => [name, headers[name]]);
  const type = headers["content-type"]?.split(";")[0]?.replace("text/xml", "application/xml");
  // What a redirect says to a reader differs; no browser shows it.
  const bytes = status === 301 ? "" : body.toString("base64");
  return {
    status,
    type: status === 301 ? undefined : type,
    headers: Object.fromEntries(shown),
    bytes,
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
    const text = readFileSync(root + hostingFiles.caddy, "utf8");
    writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${text}`);
    server = createSiteServer({ root });
    await once(server.listen(0, "127.0.0.1"), "listening");
    serverPort = (server.address() as AddressInfo).port;
    const environment = caddyEnvironment(folder, {
      SITE_ADDRESS: `http://127.0.0.1:${caddyPort}, http://${hosts.other}:${caddyPort}`,
      SITE_ROOT: resolve(root),
    });
    stopCaddy = await startCaddy(join(folder, "Caddyfile"), caddyPort, environment);
  }, 30_000);

  afterAll(async () => {
    await stopCaddy?.();
    await new Promise((closed) => server.close(closed));
    rmSync(folder, { recursive: true, force: true });
  });

  async function expectAlike(
    path: string,
    status: number,
    headers: Record<string, string> = {},
    method = "GET",
  ): Promise<void> {
    const [ours, theirs] = await Promise.all([
      ask(serverPort, path, headers, method),
      ask(caddyPort, path, headers, method),
    ]);
    expect.soft(ours.status, path).toBe(status);
    expect.soft(essence(theirs), path).toEqual(essence(ours));
  }

  const files = siteFiles(root).filter(
    (file) => !/\.(br|gz)$/.test(file) && !file.startsWith("/_") && file !== "/404.html",
  );

  it("send every file alike, compressed and not", async () => {
    for (const file of files) {
      const path = file.replace(/(\/index)?\.html$/, "") || "/";
      await expectAlike(path, 200, { "Accept-Encoding": "gzip, br" });
      await expectAlike(path, 200);
    }
  });

  it("redirect the same URLs to the same places", async () => {
    const variants = [
      "/about/",
      "/about.html",
      "/about/index.html",
      "/index.html",
      "/locations/?page=2",
    ];
    for (const { from } of content.redirects) variants.push(from, `${from}/`, `${from}?from=card`);
    for (const path of variants) await expectAlike(path, 301);
  });

  it.each([
    ...["/nope", "/nope/", "/nope.html", "/404", "/About", "/assets/", "/assets/nope.js"],
    ...["/about.html.gz", "/index.html.br", ...Object.values(hostingFiles), "/.env"],
    ...["/../package.json", "/%2e%2e/package.json", "/assets/../../package.json"],
  ])("find nothing at %s", async (path) => {
    await expectAlike(path, 404, { "If-None-Match": "*", Range: "bytes=0-3" });
  });

  it("lead from the other host to the one that has the pages", async () => {
    const { status, headers } = await ask(caddyPort, "/about?from=card", { Host: hosts.other });
    expect(status).toBe(301);
    expect(headers.location).toBe(`${hosts.canonical}/about?from=card`);
    expect(headers["cache-control"]).toBe("no-cache");
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("refuse %s", async (method) => {
    for (const path of ["/", "/about", "/nope"]) await expectAlike(path, 405, {}, method);
  });

  it("send nothing again that has not changed", async () => {
    for (const path of ["/", "/robots.txt"]) {
      const { headers } = await ask(caddyPort, path);
      const again = await ask(caddyPort, path, { "If-None-Match": String(headers.etag) });
      expect(again.status).toBe(304);
    }
  });
});
