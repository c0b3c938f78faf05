import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { headersFile, readHostFiles, redirectsFile } from "../../../src/publish/host-files.ts";
import { headerRules, headersAt } from "../../../src/publish/hosting-rules.ts";
import { commonHeaders, redirectStatus } from "../../../src/publish/rules.ts";

const rulesFor = (files: readonly string[]) => ({
  everywhere: commonHeaders,
  headers: headerRules(files),
  redirects: [],
});

const rules = rulesFor([
  "/index.html",
  "/about.html",
  "/404.html",
  "/contact.vcf",
  "/browser/offline.js",
  "/icon.png",
  "/browser/speculation-rules.json",
  "/es/404.html",
  "/_redirects",
  "/.DS_Store",
  "/assets/a.1234.js",
  "/providers/jane-doe-md.html",
  "/providers/jane-doe-md.pdf",
  ...Array.from({ length: 1014 }, (_, index) => `/locations/place-${index}.html`),
]);

describe("headers", () => {
  test.each([
    ["/", "no-cache"],
    ["/about", "no-cache"],
    ["/locations/place-7", "no-cache"],
    ["/providers/jane-doe-md", "no-cache"],
    ["/providers/jane-doe-md.pdf", "no-cache"],
    ["/contact.vcf", "no-cache"],
    ["/icon.png", "no-cache"],
    ["/browser/offline.js", "no-cache"],
    ["/browser/speculation-rules.json", "public, max-age=3600, must-revalidate"],
    ["/assets/a.1234.js", "public, max-age=31536000, immutable"],
    ["/no-such-page", "no-cache"],
    ["/no-such-folder/page", undefined],
  ])("%s is cached as %s", (path, caching) => {
    const { "Content-Security-Policy": _, ...common } = commonHeaders;
    expect(headersAt(rules, path)).toMatchObject(common);
    expect(headersAt(rules, path)["Cache-Control"]).toBe(caching);
  });

  // What matches no request cannot be stored, and Firefox stores each worker that it registers.
  test.each([
    ["/about", "*"],
    ["/contact.vcf", "*"],
    ["/browser/offline.js", undefined],
  ])("%s varies by %s", (path, vary) => {
    expect(headersAt(rules, path)["Vary"]).toBe(vary);
  });

  test("let a file that somebody uploaded run nothing, and no page less than it needs", () => {
    const policyAt = (path: string) => headersAt(rules, path)["Content-Security-Policy"];
    expect(policyAt("/assets/logo.svg")).toMatch(/^default-src 'none';.* sandbox;/);
    expect(policyAt("/about")).toBe("frame-ancestors 'none'");
  });

  test("come from one rule for each folder", () => {
    expect(rules.headers.map(({ pattern }) => pattern)).toEqual([
      "/",
      "/:file",
      "/browser/offline.js",
      "/browser/speculation-rules.json",
      "/es/*",
      "/assets/*",
      "/providers/*",
      "/locations/*",
    ]);
  });
});

test("the local server reads from both files what the build has written there", () => {
  const root = mkdtempSync(join(tmpdir(), "hosting-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const redirects = [
    { from: "/old", to: "/about#team" },
    { from: "/soon", to: "/", temporary: true as const },
  ];
  writeFileSync(join(root, "_headers"), headersFile(rules));
  writeFileSync(join(root, "_redirects"), redirectsFile({ ...rules, redirects }));
  const read = readHostFiles(root);
  expect({ ...read, redirects: read.redirects.filter(({ from }) => !from.endsWith("/")) }).toEqual({
    ...rules,
    redirects,
  });
});

describe("_headers", () => {
  test("has a block for each rule", () => {
    const blocks = headersFile(rules).trim().split("\n\n");
    expect(blocks).toHaveLength(2 + rules.headers.length);
    expect(blocks[1]).toContain("/*\n  Strict-Transport-Security: max-age=");
    expect(blocks[7]).toContain("/assets/*\n  Cache-Control: public, max-age=31536000, immutable");
  });

  test("is refused when hosts would not read all of it", () => {
    const many = rulesFor(Array.from({ length: 120 }, (_, index) => `/folder-${index}/a.txt`));
    expect(() => headersFile(many)).toThrow("hosts read 100");
    const long = { ...rules, everywhere: { "X-Long": "x".repeat(2000) } };
    expect(() => headersFile(long)).toThrow("longer than 2000");
  });
});

describe("_redirects", () => {
  test("names each old path with and without a slash", () => {
    const redirects = [{ from: "/old", to: "/about#team" }];
    expect(redirectsFile({ ...rules, redirects })).toMatch(
      `\n/old /about#team ${redirectStatus}\n/old/ /about#team ${redirectStatus}\n`,
    );
  });

  test("is refused when hosts would not read all of it", () => {
    const redirects = Array.from({ length: 1001 }, (_, index) => ({
      from: `/old-${index}`,
      to: "/about",
    }));
    expect(() => redirectsFile({ ...rules, redirects })).toThrow("1001 redirects");
  });
});
