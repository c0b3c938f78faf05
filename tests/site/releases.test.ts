import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { addressOf, assetEndings, contentTypeOf, kindOf } from "../../src/delivery/rules.ts";
import { siteFiles } from "../../src/delivery/site-files.ts";
import { ask } from "../unit/delivery/ask.ts";
import { writeSite } from "../unit/delivery/made-up-site.ts";
import { root } from "./built-site.ts";
import { caddyEnvironment, hasCaddy, startCaddy } from "./caddy.ts";

const both = { "about.html": "about", "404.html": "none", "assets/font.0000.woff2": "a font" };
const first = {
  ...both,
  "index.html": "the first",
  "former.html": "only in the first",
  "assets/a.1111.js": "one",
  "assets/drawing.1111.svg": "<svg/>",
};
const second = {
  ...both,
  "index.html": "the second",
  "new.html": "only in the second",
  "assets/a.2222.js": "two",
  "assets/style.2222.css": "b{}",
};
type Site = typeof first | typeof second;
const pagesOf = (site: Site) =>
  Object.entries(site).filter(([file]) => file.endsWith(".html") && file !== "404.html");
const policyOf = (site: Site) => `style-src 'sha256-${site["index.html"].replace(" ", "-")}'`;

/** The folder of releases as `npm run release` leaves it after two deploys, and the real Caddy with it. */
describe.skipIf(!hasCaddy)("after a deploy to an own server, Caddy", () => {
  let folder: string;
  let target: string;
  let environment: NodeJS.ProcessEnv;
  let port: number;
  let stop: (() => Promise<void>) | undefined;
  /** The Caddyfile of each release, in its own folder. */
  const former = { first: "", second: "" };

  /** @returns the Caddyfile of the new release, in its own folder */
  function release(site: Site): string {
    rmSync(join(folder, "dist"), { recursive: true, force: true });
    const stored = Object.entries(site).map(([file, text]) => [
      `${file}.br`,
      brotliCompressSync(text),
    ]);
    writeSite(
      join(folder, "dist"),
      { ...site, ...Object.fromEntries(stored) },
      { "Content-Security-Policy": policyOf(site) },
    );
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [resolve("scripts/release.ts"), target],
      {
        cwd: folder,
        env: {
          ...process.env,
          CONTENT_DIR: resolve("content"),
          SITE_URL: "https://www.practice.example",
        },
        encoding: "utf8",
      },
    );
    const [, id] = /^Release (\S+) is ready/.exec(stdout) ?? [];
    if (id === undefined) throw new Error(`There is no release. ${stderr}`);
    return join(target, "releases", id, "Caddyfile");
  }

  /** Serves a release as docs/deploying.md says under "Going back". */
  async function goTo(caddyfile: string, site: Site): Promise<void> {
    copyFileSync(caddyfile, join(target, "Caddyfile"));
    const { status, stderr } = spawnSync(
      "caddy",
      ["reload", "--config", join(target, "Caddyfile")],
      { env: environment, encoding: "utf8" },
    );
    expect(status, stderr).toBe(0);
    // The reload may return a moment before the former listener is closed.
    await vi.waitFor(
      async () =>
        expect((await ask(port, "/")).headers["content-security-policy"]).toBe(policyOf(site)),
      { timeout: 20_000 },
    );
  }

  /** Its pages are served under its policy, and none that only the other release has. */
  async function expectServed(site: Site): Promise<void> {
    for (const [file, text] of pagesOf(site)) {
      const { status, headers, body } = await ask(port, addressOf(`/${file}`));
      expect
        .soft([status, headers["content-security-policy"], body.toString()], file)
        .toEqual([200, policyOf(site), text]);
    }
    for (const [file] of [...pagesOf(first), ...pagesOf(second)].filter(
      ([name]) => !(name in site),
    )) {
      expect.soft((await ask(port, addressOf(`/${file}`))).status, file).toBe(404);
    }
  }

  /** Assets of both releases are sent, whichever is served. */
  async function expectEveryAsset(): Promise<void> {
    for (const [name, text] of Object.entries({ ...first, ...second }).filter(([file]) =>
      file.startsWith("assets/"),
    )) {
      const { status, headers, body } = await ask(port, `/${name}`, { "Accept-Encoding": "br" });
      expect
        .soft([status, headers["cache-control"]], name)
        .toEqual([200, "public, max-age=31536000, immutable"]);
      expect.soft(headers["content-type"], name).toBe(contentTypeOf(name));
      if (status === 200) expect.soft(brotliDecompressSync(body).toString(), name).toBe(text);
    }
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "releases-"));
    target = join(folder, "target");
    former.first = release(first);
    former.second = release(second);
    port = await freePort();
    environment = caddyEnvironment(folder, {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    });
    stop = await startCaddy(join(target, "Caddyfile"), port, environment);
  }, 60_000);

  afterAll(async () => {
    await stop?.();
    rmSync(folder, { recursive: true, force: true });
  });

  it("serves the pages of the second release, and none that only the first had", () =>
    expectServed(second));

  it("still sends the assets of the first release, whose pages may be open", () =>
    expectEveryAsset());

  it("serves the first release again by its Caddyfile, and still the assets of the second", async () => {
    await goTo(former.first, first);
    await expectServed(first);
    await expectEveryAsset();
    await goTo(former.second, second);
    await expectServed(second);
  });
});

it("the Caddyfile of any release knows each kind of asset that the build has", () => {
  const assets = siteFiles(root).filter(
    (file) => kindOf(file) === "hashed" && !/\.(br|gz)$/.test(file),
  );
  expect(assetEndings).toEqual(
    expect.arrayContaining(assets.map((file) => extname(file).slice(1))),
  );
});
