import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addRelease } from "../../../src/delivery/release.ts";
import { writeSite } from "./made-up-site.ts";

let folder: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-"));
  target = join(folder, "target");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A built site with these files. */
function built(files: Record<string, string>): string {
  const site = mkdtempSync(join(folder, "site-"));
  writeSite(site, files);
  return site;
}

const first = {
  "index.html": "home",
  "about.html": "about",
  "404.html": "none",
  "assets/a.1111.js": "one",
};
const second = { ...first, "index.html": "home again", "assets/a.2222.js": "two" };
const address = "www.practice.example";

const served = () => readFileSync(join(target, "Caddyfile"), "utf8");

test("a release is served under its address, from a folder of its own", () => {
  const { folder: release } = addRelease(built(first), target, address);
  expect(readFileSync(join(release, "site/index.html"), "utf8")).toBe("home");
  expect(served()).toContain(`root * \`${join(release, "site")}\``);
  expect(served()).toContain(`{$SITE_ADDRESS:${address}} {`);
});

test("the next release leaves the files that open pages ask for", () => {
  addRelease(built(first), target, address);
  const { "assets/a.1111.js": _, ...rest } = second;
  addRelease(built(rest), target, address);
  expect(readdirSync(join(target, "assets"))).toEqual(["a.1111.js", "a.2222.js"]);
});

test("a page that did not change keeps its age, by which Caddy knows it", () => {
  const before = addRelease(built(first), target, address);
  const long = new Date("2001-02-03T04:05:06Z");
  for (const page of ["index.html", "about.html"])
    utimesSync(join(before.folder, "site", page), long, long);
  const after = addRelease(built(second), target, address);
  expect(statSync(join(after.folder, "site/about.html")).mtime).toEqual(long);
  expect(statSync(join(after.folder, "site/index.html")).mtime).not.toEqual(long);
});

test("the release before is still there, to go back by copying its Caddyfile", () => {
  const before = addRelease(built(first), target, address);
  const former = served();
  const after = addRelease(built(second), target, address);
  expect(after.id).not.toBe(before.id);
  expect(served()).not.toBe(former);
  expect(readFileSync(join(before.folder, "Caddyfile"), "utf8")).toBe(former);
  expect(readFileSync(join(before.folder, "site/index.html"), "utf8")).toBe("home");
});

test("the same site again is the same release", () => {
  const { id } = addRelease(built(first), target, address);
  addRelease(built(second), target, address);
  expect(addRelease(built(first), target, address).id).toBe(id);
  expect(readdirSync(join(target, "releases"))).toHaveLength(2);
  expect(served()).toContain(id);
});

test("the same site again under another address is served under that one", () => {
  const { folder: release } = addRelease(built(first), target, "wrong.example");
  addRelease(built(first), target, address);
  expect(served()).toContain(`{$SITE_ADDRESS:${address}} {`);
  expect(readFileSync(join(release, "Caddyfile"), "utf8")).toBe(served());
});

test("a release that was cut off is begun again", () => {
  const { folder: release } = addRelease(built(first), target, address);
  rmSync(release, { recursive: true });
  mkdirSync(`${release}.new/site`, { recursive: true });
  writeFileSync(`${release}.new/site/half.html`, "half");
  addRelease(built(first), target, address);
  expect(existsSync(join(release, "site/half.html"))).toBe(false);
  expect(readFileSync(join(release, "site/index.html"), "utf8")).toBe("home");
});
