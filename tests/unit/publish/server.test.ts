import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveSite } from "../../../scripts/site-server.ts";
import { headersFile, redirectsFile } from "../../../src/publish/host-files.ts";
import { headerRules } from "../../../src/publish/hosting-rules.ts";
import { commonHeaders } from "../../../src/publish/rules.ts";
import { ask as askAt } from "./ask.ts";

const redirects = [
  { from: "/contact", to: "/about" },
  { from: "/old", to: "/about#team" },
];

const files = {
  "index.html": "Home",
  "about.html": "About",
  "404.html": "Not found",
  "es.html": "Inicio",
  "es/404.html": "No encontrada",
  "locations.html": "Locations",
  "locations/decatur-ga.html": "Decatur",
  "assets/menu.4f2a9c01.js": "menu()",
  "office.webp": "picture",
  "credentials.pdf": "0123456789",
  ".env": "secret",
  ".well-known/security.txt": "Security",
};

let folder: string;
let root: string;
let site: Awaited<ReturnType<typeof serveSite>>;

/** Writes a built site, with the rules that the build writes beside the files. */
function write(target: string, contents: Record<string, string>): void {
  const paths = Object.keys(contents).map((name) => `/${name}`);
  const headers = headerRules(paths);
  const rules = { everywhere: commonHeaders, headers, redirects };
  const hosting = { _headers: headersFile(rules), _redirects: redirectsFile(rules) };
  for (const [name, text] of Object.entries({ ...contents, ...hosting })) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), text);
  }
}

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  askAt(site.port, path, headers, method);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "server-"));
  root = join(folder, "site");
  write(root, files);
  writeFileSync(join(folder, "outside.html"), "Outside");
  symlinkSync(join(folder, "outside.html"), join(root, "linked.html"));
  site = await serveSite(root);
});

afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

const year = "public, max-age=31536000, immutable";

test.each([
  ["/", "Home", "text/html; charset=utf-8", "no-cache", "*"],
  ["/?utm_source=card", "Home", "text/html; charset=utf-8", "no-cache", "*"],
  ["/locations", "Locations", "text/html; charset=utf-8", "no-cache", "*"],
  ["/locations/decatur-ga", "Decatur", "text/html; charset=utf-8", "no-cache", "*"],
  ["/assets/menu.4f2a9c01.js", "menu()", "text/javascript; charset=utf-8", year, "Accept-Encoding"],
  ["/office.webp", "picture", "image/webp", "no-cache", "*"],
  ["/credentials.pdf", "0123456789", "application/pdf", "no-cache", "*"],
  ["/.well-known/security.txt", "Security", "text/plain; charset=utf-8", "no-cache", "*"],
])("%s answers with the file and its headers, again and again", async (path, text, ...values) => {
  const { status, headers, body } = await ask(path, { Range: "bytes=5-2" });
  expect([status, body.toString()]).toEqual([200, text]);
  expect([headers["content-type"], headers["cache-control"], headers.vary]).toEqual(values);
  const again = await ask(path, { "If-None-Match": String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
});

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["", undefined, (bytes: Buffer) => bytes],
  ["br;q=0, gzip; q=0.5", "gzip", gunzipSync],
  ["br;q=0", undefined, (bytes: Buffer) => bytes],
])("a client that accepts %j gets the file as %s", async (accepted, encoding, plain) => {
  for (const [path, text] of [
    ["/about", "About"],
    ["/nothing", "Not found"],
  ] as const) {
    const { headers, body } = await ask(path, { "Accept-Encoding": accepted });
    expect([headers["content-encoding"], plain(body).toString()]).toEqual([encoding, text]);
  }
});

test("a picture is sent as it is", async () => {
  const { headers, body } = await ask("/office.webp", { "Accept-Encoding": "br" });
  expect([headers["content-encoding"], body.toString()]).toEqual([undefined, "picture"]);
});

test.each([
  ["/contact", "/about"],
  ["/contact/", "/about"],
  ["/contact?from=card&x=$1", "/about?from=card&x=$1"],
  ["/old?from=card", "/about?from=card#team"],
  ["/about//", "/about"],
  ["/about.html", "/about"],
  ["/about/index.html", "/about"],
  ["/index.html", "/"],
  ["//", "/"],
  ["/locations/?page=2", "/locations?page=2"],
])("%s moves permanently to %s", async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location, headers["cache-control"]]).toEqual([301, location, "no-cache"]);
});

const notFound = [
  ...["/nothing", "/nothing/", "/404", "/404.html", "/About", "/%", "/__proto__", "/about%00"],
  ...["/assets/", "/assets/menu.00000000.js", "/service/nothing"],
  ...["/.env", "/_headers", "/_redirects", "/linked"],
  ...["/../outside", "/%2e%2e/outside.html", "/..%2foutside.html", "/..\\outside.html"],
  ...["/assets/../../outside.html", "//example.com/about/", "/\\example.com/"],
];

test.each(notFound)("%s answers 404 with the page for unknown URLs", async (path) => {
  const { status, headers, body } = await ask(path, { "If-None-Match": "*", Range: "bytes=0-3" });
  expect([status, body.toString()]).toEqual([404, "Not found"]);
  expect([headers["cache-control"], headers.location]).toEqual(["no-cache", undefined]);
});

test.each(["/es/nothing", "/es/404", "/es/404.html", "/es/service/nothing"])(
  "%s answers 404 with the page of its language",
  async (path) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, "No encontrada"]);
  },
);

test.each(["/about", "/office.webp", "/contact", "/nothing"])(
  "%s has the security headers, and no body for HEAD",
  async (path) => {
    const { headers, body } = await ask(path, {}, "HEAD");
    expect(body).toHaveLength(0);
    for (const [name, value] of Object.entries(commonHeaders))
      expect(headers[name.toLowerCase()]).toBe(value);
  },
);

test.each(["POST", "PUT", "DELETE", "TRACE", "OPTIONS"])(
  "%s is refused, with the methods that are not",
  async (method) => {
    const { status, headers, body } = await ask("/about", {}, method);
    expect([status, headers.allow, body.length]).toEqual([405, "GET, HEAD", 0]);
  },
);

test.each([
  ["127.0.0.1", "127.0.0.1"],
  ["0.0.0.0", "127.0.0.1"],
  ["::1", "[::1]"],
  ["::", "[::1]"],
])("a server that listens at %s says an address that opens", async (host, name) => {
  const { origin, port, close } = await serveSite(root, 0, host);
  expect(origin).toBe(`http://${name}:${port}`);
  expect(await (await fetch(origin)).text()).toBe("Home");
  close();
});

test("a new build is served from the moment it replaces the folder", async () => {
  const next = join(folder, "next");
  write(next, { "index.html": "New home", "contact.html": "Contact", "404.html": "Not found" });
  renameSync(root, join(folder, "former"));
  expect((await ask("/about")).status).toBe(503);
  renameSync(next, root);
  expect((await ask("/")).body.toString()).toBe("New home");
  expect((await ask("/contact")).status).toBe(200);
  expect((await ask("/about")).status).toBe(404);
});
