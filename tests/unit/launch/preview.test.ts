import { afterEach, expect, it, vi } from "vitest";
import type { Page } from "../../../src/pages/_page.ts";
import { pagesOf } from "../../../src/pages/_pages.ts";
import { metadataOf } from "../../../src/seo/metadata.ts";
import { robotsTxt } from "../../../src/seo/sitemap.ts";
import { exampleContent } from "../../example-practice/fixtures.ts";

const { practice } = exampleContent;
const [page] = pagesOf(exampleContent) as [Page];

afterEach(() => vi.unstubAllEnvs());

/** What the pages and robots.txt of a build for an environment tell search engines. */
function saidIn(environment: string) {
  vi.stubEnv("SITE_ENV", environment);
  const { meta } = metadataOf(practice, page);
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
