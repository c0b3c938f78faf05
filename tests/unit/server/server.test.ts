import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { precompress } from "../../../src/build/precompress.ts";
import { headerRules } from "../../../src/hosting/hosting-rules.ts";
import { commonHeaders, headersOf } from "../../../src/hosting/rules.ts";
import { createSiteServer } from "../../../src/server/site-server.ts";
import { type Answer, ask as askAt } from "./ask.ts";

const page = (name: string) =>
  `<!doctype html><title>${name}</title>${"<p>Words enough to be worth compressing.</p>".repeat(40)}`;

/** The hosting rules that the build writes beside these files. */
const rulesFor = (files: readonly string[], redirects: { from: string; to: string }[]) => ({
  "_hosting.json": JSON.stringify({
    everywhere: commonHeaders,
    headers: headerRules(new Map(files.map((file) => [`/${file}`, headersOf(`/${file}`)]))),
    redirects,
  }),
});

const pages: Record<string, string> = {
  "index.html": page("Home"),
  "about.html": page("About"),
  "404.html": page("Not found"),
  "locations.html": page("Locations"),
  "locations/decatur-ga.html": page("Decatur"),
  "assets/menu.4f2a9c01.js": `// ${"menu ".repeat(400)}`,
  "assets/face.4f2a9c01.woff2": "font",
  "small.txt": "small",
  "site.webmanifest": "{}",
  "office.vcf": "BEGIN:VCARD\r\n",
  "office.webp": "image",
  "credentials.pdf": "0123456789",
  "sitemap.xml": `<urlset>${"<url/>".repeat(300)}</urlset>`,
  ".env": "secret",
  ".well-known/security.txt": "<title>Security</title>",
};

const contents: Record<string, string> = {
  ...pages,
  ...rulesFor(Object.keys(pages), [
    { from: "/contact", to: "/about" },
    { from: "/old", to: "/about#team" },
  ]),
};

let folder: string;
let root: string;
let server: Server;

function write(target: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), content);
  }
}

/** Asks the server of this test, or another. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  asked: Server = server,
): Promise<Answer> {
  return askAt((asked.address() as AddressInfo).port, path, headers, method);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "delivery-"));
  root = join(folder, "site");
  write(root, contents);
  write(folder, { "outside.html": page("Outside") });
  symlinkSync(join(folder, "outside.html"), join(root, "linked.html"));
  await precompress(root);
  server = createSiteServer({ root });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

describe("URLs", () => {
  test.each([
    ["/", "Home"],
    ["/?utm_source=card", "Home"],
    ["/about", "About"],
    ["/%61bout", "About"],
    ["http://localhost/about", "About"],
    ["/locations", "Locations"],
    ["/locations/decatur-ga", "Decatur"],
    ["/.well-known/security.txt", "Security"],
  ])("%s answers with the page", async (path, title) => {
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  test.each([
    ["/contact", "/about"],
    ["/contact/", "/about"],
    ["/contact?from=card", "/about?from=card"],
    ["/old?from=card", "/about?from=card#team"],
    ["/about/", "/about"],
    ["/about//", "/about"],
    ["/about.html", "/about"],
    ["/about/index.html", "/about"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["//", "/"],
    ["/locations/?page=2", "/locations?page=2"],
    ["/locations/decatur-ga.html", "/locations/decatur-ga"],
  ])("%s moves permanently to %s", async (path, location) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
    expect(headers["cache-control"]).toBe("no-cache");
  });

  test.each([
    "/nothing",
    "/nothing/",
    "/nothing.html",
    "/404",
    "/404.html",
    "/About",
    "/assets/",
    "/assets/menu.00000000.js",
    "/.env",
    "/_hosting.json",
    "/about.html.br",
    "/about.html.gz",
    "/about.br",
    "/linked",
    "/linked.html",
    "/../outside",
    "/../outside.html",
    "/%2e%2e/outside.html",
    "/..%2foutside.html",
    "/..\\outside.html",
    "/assets/../../outside.html",
    "//example.com/",
    "//example.com/about/",
    "/\\example.com/",
    "/about%00",
    "/about%2f",
    "/__proto__",
  ])("%s is not found", async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers.location).toBeUndefined();
    expect(body.toString()).toContain("<title>Not found</title>");
  });

  test.each(["/%", "/about%", "/%zz", "/%c3%28"])("%s is malformed", async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(400);
    expect(body.toString()).toContain("<title>Not found</title>");
  });

  test("the page for unknown URLs is whole, whatever the request's conditions", async () => {
    const { status, body } = await ask("/nothing", {
      Range: "bytes=0-3",
      "If-None-Match": "*",
      "If-Modified-Since": new Date().toUTCString(),
    });
    expect(status).toBe(404);
    expect(body.toString()).toBe(contents["404.html"]);
  });
});

describe("methods", () => {
  test.each(["POST", "OPTIONS", "TRACE"])("%s is refused", async (method) => {
    const { status, headers } = await ask("/about", {}, method);
    expect(status).toBe(405);
    expect(headers).toMatchObject({ allow: "GET, HEAD", "x-content-type-options": "nosniff" });
  });

  test.each(["/about", "/credentials.pdf", "/contact", "/nothing", "/%"])(
    "HEAD %s has the headers of GET and no body",
    async (path) => {
      const get = await ask(path, { "Accept-Encoding": "br" });
      const head = await ask(path, { "Accept-Encoding": "br" }, "HEAD");
      expect(head.status).toBe(get.status);
      expect(head.body).toHaveLength(0);
      expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
    },
  );
});

describe("headers", () => {
  test.each([
    ["/about", "text/html; charset=utf-8", "no-cache"],
    [
      "/assets/menu.4f2a9c01.js",
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
    ],
    ["/assets/face.4f2a9c01.woff2", "font/woff2", "public, max-age=31536000, immutable"],
    ["/small.txt", "text/plain; charset=utf-8", "no-cache"],
    ["/site.webmanifest", "application/manifest+json", "no-cache"],
    ["/office.vcf", "text/vcard; charset=utf-8", "no-cache"],
    ["/office.webp", "image/webp", "public, max-age=3600, must-revalidate"],
    ["/credentials.pdf", "application/pdf", "no-cache"],
    ["/sitemap.xml", "application/xml", "no-cache"],
  ])("%s is %s, cached %s", async (path, type, caching) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toBe(caching);
    expect(headers.etag).toBeDefined();
  });

  test.each(["/about", "/assets/menu.4f2a9c01.js", "/contact", "/nothing", "/%"])(
    "%s carries the safe headers",
    async (path) => {
      const { headers } = await ask(path);
      for (const [name, value] of Object.entries(commonHeaders))
        expect(headers[name.toLowerCase()]).toBe(value);
    },
  );

  test.each(["/about", "/assets/menu.4f2a9c01.js", "/credentials.pdf"])(
    "%s is not sent again while it is the same",
    async (path) => {
      const { headers } = await ask(path, { "Accept-Encoding": "br" });
      const conditions = { "Accept-Encoding": "br", "If-None-Match": `"other", ${headers.etag}` };
      const again = await ask(path, conditions);
      expect([again.status, again.body.length]).toEqual([304, 0]);
      for (const name of ["etag", "cache-control", "vary"])
        expect(again.headers[name]).toBe(headers[name]);
    },
  );

  test("the same page has another tag in each encoding", async () => {
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(
        async (one) => (await ask("/about", { "Accept-Encoding": one })).headers.etag,
      ),
    );
    expect(new Set(tags)).toHaveLength(3);
  });
});

describe("compression", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, *", "gzip"],
    ["deflate", undefined],
    [",;q=;,br;q=x", undefined],
  ])("for a client that accepts %j it is %s", async (accepted, encoding) => {
    for (const [path, file] of [
      ["/about", "about.html"],
      ["/nothing", "404.html"],
      ["/assets/menu.4f2a9c01.js", "assets/menu.4f2a9c01.js"],
    ] as const) {
      const { headers, body } = await ask(path, { "Accept-Encoding": accepted });
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers.vary).toBe(/\.(?:js|css|svg)$/.test(path) ? "Accept-Encoding" : "*");
      expect(headers["content-length"]).toBe(String(body.length));
      const plain =
        encoding === "br"
          ? brotliDecompressSync(body)
          : encoding === "gzip"
            ? gunzipSync(body)
            : body;
      expect(plain.toString()).toBe(contents[file]);
    }
  });

  test.each(["/small.txt", "/office.webp", "/credentials.pdf"])(
    "%s is sent as it is",
    async (path) => {
      const { headers } = await ask(path, { "Accept-Encoding": "br, gzip" });
      expect(headers["content-encoding"]).toBeUndefined();
      expect(headers.vary).not.toBe("Accept-Encoding");
    },
  );
});

describe("parts of a file", () => {
  test.each([
    ["bytes=2-4", 206, "234"],
    ["bytes=-3", 206, "789"],
    ["lines=1-2", 200, "0123456789"],
    ["bytes=20-30", 416, undefined],
    ["bytes=a-b", 416, undefined],
  ])("%s", async (range, status, expected) => {
    const { headers, body, ...answer } = await ask("/credentials.pdf", { Range: range });
    expect(answer.status).toBe(status);
    if (expected !== undefined) expect(body.toString()).toBe(expected);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    if (status === 416) expect(headers["cache-control"]).toBe("no-store");
  });
});

test("a site without its hosting rules is not served", () => {
  const bare = mkdtempSync(join(folder, "bare-"));
  write(bare, pages);
  expect(() => createSiteServer({ root: bare })).toThrow("_hosting.json is missing");
});

test("a new build is served from the moment it takes the folder's place", async () => {
  const next = join(folder, "next");
  write(next, {
    "index.html": page("New home"),
    "fresh.html": page("Fresh"),
    ...rulesFor(["index.html", "fresh.html"], [{ from: "/about", to: "/fresh" }]),
  });
  const former = join(folder, "former");
  renameSync(root, former);
  // Between the two renames the site is away: an answer is owed all the same.
  expect((await ask("/about")).status).toBe(404);
  renameSync(next, root);
  expect((await ask("/")).body.toString()).toContain("New home");
  expect((await ask("/about")).headers.location).toBe("/fresh");
  expect((await ask("/locations")).body.toString()).toBe("There is no page at this URL.\n");
  renameSync(root, next);
  renameSync(former, root);
  expect((await ask("/about")).status).toBe(200);
});
