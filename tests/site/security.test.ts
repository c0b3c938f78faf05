import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { type HostingRules, headersAt } from "../../src/hosting/hosting-rules.ts";
import { commonHeaders, hostingFiles } from "../../src/hosting/rules.ts";
import { pages, practice, root } from "./built-site.ts";

const rules: HostingRules = JSON.parse(readFileSync(root + hostingFiles.rules, "utf8"));

function answerOf({ path, document }: (typeof pages)[number]) {
  return {
    headers: headersAt(rules, path),
    metaPolicy:
      document
        .querySelector('meta[http-equiv="Content-Security-Policy"]')
        ?.getAttribute("content") ?? undefined,
    scripts: [...document.querySelectorAll("script[src]")].map((script) => ({
      src: script.getAttribute("src") ?? "",
      integrity: script.getAttribute("integrity"),
    })),
  };
}

/** Sources of a directive in the policy of a page. */
function sourcesOf(page: (typeof pages)[number], directive: string): string[] {
  const { headers, metaPolicy = "" } = answerOf(page);
  const policy = headers["Content-Security-Policy"] ?? metaPolicy;
  return new RegExp(`(?:^|; ?)${directive} ([^;]+)`).exec(policy)?.[1]?.split(" ") ?? [];
}

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
    "require-trusted-types-for": "'script'",
  };

  it("is on every page: in the header, or inside the 404 page", () => {
    for (const page of pages) {
      const { headers, metaPolicy } = answerOf(page);
      expect
        .soft(headers["Content-Security-Policy"] === undefined, page.path)
        .toBe(page.path === "/404");
      expect.soft(metaPolicy === undefined, page.path).toBe(page.path !== "/404");
      for (const [directive, source] of Object.entries(alike))
        expect.soft(sourcesOf(page, directive), `${page.path} ${directive}`).toEqual([source]);
    }
  });

  it("lets no page be framed; only a header can say so of the 404 page", () => {
    expect(commonHeaders["X-Frame-Options"]).toBe("DENY");
    for (const page of pages.filter(({ path }) => path !== "/404"))
      expect.soft(sourcesOf(page, "frame-ancestors"), page.path).toEqual(["'none'"]);
  });

  it("admits the page's styles by their hashes, and the file for paper", () => {
    for (const page of pages) {
      const hashes = [...page.html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
        ([, sheet = ""]) => `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`,
      );
      const admitted = sourcesOf(page, "style-src");
      expect.soft(admitted, page.path).toEqual(expect.arrayContaining([...hashes, "'self'"]));
      // Pages of one folder share a policy; the others have their own.
      if (dirname(page.path) === "/" && page.path !== "/es")
        expect.soft(admitted, page.path).toHaveLength(hashes.length + 1);
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

  it("allows the booking service's host only on pages with booking", () => {
    const script = practice.booking?.widgetScriptUrl;
    const hosts = script === undefined ? [] : [new URL(script).origin];
    for (const page of pages) {
      const offered = page.document.querySelector("[data-widget]") !== null;
      expect
        .soft(sourcesOf(page, "script-src"), page.path)
        .toEqual(["'self'", expect.stringMatching(/^'sha256-/), ...(offered ? hosts : [])]);
      expect
        .soft(sourcesOf(page, "trusted-types"), page.path)
        .toEqual(offered ? ["booking", "offline"] : ["offline"]);
    }
  });
});

it("every own script has an integrity digest", () => {
  for (const page of pages) {
    for (const { src, integrity } of answerOf(page).scripts) {
      const [algorithm = "", digest] = (integrity ?? "").split(/-(.*)/s);
      expect
        .soft(
          createHash(algorithm || "sha256")
            .update(readFileSync(root + src))
            .digest("base64"),
          `${page.path} ${src}`,
        )
        .toBe(digest);
    }
  }
});

it("every response asks browsers to insist on HTTPS, for a day at least", () => {
  const [, seconds] =
    /^max-age=(\d+)(; includeSubDomains(; preload)?)?$/.exec(
      commonHeaders["Strict-Transport-Security"] ?? "",
    ) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(86_400);
});
