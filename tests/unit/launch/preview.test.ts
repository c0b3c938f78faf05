import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import type { Page } from "../../../src/pages/_page.ts";
import { pagesOf } from "../../../src/pages/_pages.ts";
import { metadataOf } from "../../../src/seo/metadata.ts";
import { robotsTxt } from "../../../src/seo/sitemap.ts";
import { exampleContent, practice as shownPractice } from "../../example-practice/fixtures.ts";

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

it.each([
  ["preview", true],
  ["local", false],
  ["production", false],
])("that no physician has checked the emergency signs: %s, %s", async (environment, isSaid) => {
  vi.stubEnv("SITE_ENV", environment);
  const [service] = exampleContent.services;
  const open = { field: "emergency", kind: "clinical", who: "physician", why: "Read it." } as const;
  const services = [{ ...service, toConfirm: [open] }] as typeof exampleContent.services;
  const one = pagesOf({ ...exampleContent, services }).find(({ kind }) => kind === "service");
  const pictureOf = () => ({}) as never;
  const context = { practice: shownPractice, trail: [], translations: {}, pictureOf };
  const html = renderToStaticMarkup(await one?.render(context));
  expect(html.includes(exampleContent.pages.service.emergencyUnreviewed)).toBe(isSaid);
});
