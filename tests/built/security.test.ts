import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readHostFiles } from "../../src/publish/host-files.ts";
import { commonHeaders } from "../../src/publish/rules.ts";
import { pages, practice, root } from "./built-site.ts";

const rules = readHostFiles(root);

/** The policy in the head of a page. */
const policyOf = ({ document }: (typeof pages)[number]) =>
  document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute("content") ??
  "";

/** Sources of a directive. */
const sourcesOf = (page: (typeof pages)[number], directive: string): string[] =>
  new RegExp(`(?:^|;)${directive} ([^;]+)`).exec(policyOf(page))?.[1]?.split(" ") ?? [];

describe("the content security policy", () => {
  /** Directives that no page needs to loosen. What a page may ask of another host: below. */
  const alike = {
    "default-src": "'none'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
  };

  it("is in every page, before all that it rules over", () => {
    for (const page of pages) {
      const before = page.document.querySelectorAll(
        ":is(script, style, link):has(~ meta[http-equiv='Content-Security-Policy'])",
      );
      expect.soft(before, page.path).toHaveLength(0);
      for (const [directive, source] of Object.entries(alike)) {
        expect.soft(sourcesOf(page, directive), `${page.path} ${directive}`).toEqual([source]);
      }
    }
  });

  it("of every response forbids frames, and that of uploaded drawings everything", () => {
    expect(rules.everywhere["Content-Security-Policy"]).toBe("frame-ancestors 'none'");
    const others = rules.headers.filter(({ headers }) => "Content-Security-Policy" in headers);
    expect(others.map(({ pattern }) => pattern)).toEqual(["/assets/*"]);
  });

  it("admits the page's styles by their hashes, and the file for paper", () => {
    for (const page of pages) {
      const hashes = [...page.html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
        ([, sheet = ""]) => `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`,
      );
      expect.soft(sourcesOf(page, "style-src"), page.path).toEqual(["'self'", ...hashes]);
    }
  });

  it("admits the one inline script, the same on every page, by its hash", () => {
    const texts = pages.flatMap(({ document }) =>
      [...document.querySelectorAll("script:not([src], [type='application/ld+json'])")].map(
        ({ textContent }) => textContent,
      ),
    );
    expect(texts).toHaveLength(pages.length);
    const [text = "", ...others] = new Set(texts);
    expect(others).toEqual([]);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(400);
    const hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    for (const page of pages)
      expect.soft(sourcesOf(page, "script-src"), page.path).toEqual(expect.arrayContaining([hash]));
  });

  it("allows the map's host only on pages with a map", () => {
    const host = new URL(practice.mapEmbedUrl).origin;
    const withMap = pages
      .filter((page) => sourcesOf(page, "frame-src").includes(host))
      .map(({ path }) => path);
    expect(withMap.filter((path) => !path.startsWith("/es")).toSorted()).toEqual([
      "/",
      "/contact-us",
    ]);
  });

  it("allows the booking service's script, and no other, only on pages with booking", () => {
    const script = practice.booking?.widgetScriptUrl;
    const scripts = script === undefined ? [] : [script.replace(/\?.*/, "")];
    for (const page of pages) {
      const offered = page.document.querySelector("[data-widget]") !== null;
      expect
        .soft(sourcesOf(page, "script-src"), page.path)
        .toEqual(["'self'", expect.stringMatching(/^'sha256-/), ...(offered ? scripts : [])]);
    }
  });
});

it("every response asks browsers to insist on HTTPS, for a day at least", () => {
  const [, seconds] =
    /^max-age=(\d+)(; includeSubDomains(; preload)?)?$/.exec(
      commonHeaders["Strict-Transport-Security"] ?? "",
    ) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(86_400);
});
