import { afterEach, expect, it, vi } from "vitest";
import { metadataOf } from "../../../src/seo/metadata.ts";
import { robotsTxt } from "../../../src/seo/sitemap.ts";
import { practice, seo } from "../seo/fixtures.ts";

afterEach(() => vi.unstubAllEnvs());

/** What the pages and robots.txt of a build for an environment tell search engines. */
function saidIn(environment: string) {
  vi.stubEnv("SITE_ENV", environment);
  const { meta } = metadataOf({ practice, path: "/about", seo });
  return {
    meta: meta.find((tag) => "name" in tag && tag.name === "robots")?.content,
    robots: robotsTxt(practice),
  };
}

it("a preview asks search engines to stay away, on each page and in robots.txt", () => {
  const { meta, robots } = saidIn("preview");
  expect(meta).toBe("noindex,nofollow");
  expect(robots).toMatch(/^User-agent: \*\nDisallow: \/$/m);
  expect(robots).not.toContain("Sitemap");
});

it.each(["", "local", "production"])("a build for %j does not", (environment) => {
  const { meta, robots } = saidIn(environment);
  expect(meta).toBe("index,follow");
  expect(robots).not.toContain("Disallow");
});
