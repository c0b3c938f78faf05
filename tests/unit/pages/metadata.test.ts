import { afterEach, describe, expect, it, vi } from "vitest";
import { loadContent } from "../../../src/data/load-content.ts";
import { siteUrlOf } from "../../../src/data/practice.ts";
import { summaryOf } from "../../../src/files/share-image.ts";
import { type Metadata, metadataOf } from "../../../src/pages/_document/metadata.ts";
import { notFoundPagesOf, pagesOf } from "../../../src/pages/_pages.ts";
import { robotsTxt, sitemapXml } from "../../../src/pages/_sitemap.ts";
import { practiceSchema } from "../../../src/schemas/practice.ts";
import { exampleContent, exampleContentDir } from "../../practice/fixtures.ts";

const { practice } = exampleContent;
const pages = [...pagesOf(exampleContent), ...notFoundPagesOf(exampleContent)];

function metadataAt(path: string): Metadata {
  const page = pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return metadataOf(practice, page);
}

function contentOf({ meta }: Metadata, key: string): string | undefined {
  return meta.find((tag) => ("name" in tag ? tag.name : tag.property) === key)?.content;
}

afterEach(() => vi.unstubAllEnvs());

it("uses SITE_URL in absolute URLs, with or without a slash at its end", () => {
  vi.stubEnv("SITE_URL", "https://preview.example/");
  const metadata = metadataAt("/about");
  expect(metadata.canonical).toBe("https://preview.example/about");
  expect(contentOf(metadata, "og:image")).toBe("https://preview.example/424429.webp");
  expect(metadata.links.find(({ rel }) => rel === "canonical")?.href).toBe(metadata.canonical);
});

describe("the address of the site, from SITE_URL or practice.yaml alike,", () => {
  const stated = (siteUrl: string) => practiceSchema.shape.siteUrl.safeParse(siteUrl);

  it.each([
    ["https://www.example.com ", "https://www.example.com"],
    ["HTTPS://WWW.Example.COM/", "https://www.example.com"],
    ["https://müller.example", "https://xn--mller-kva.example"],
  ])("is %j, taken as %s", (typed, address) => {
    vi.stubEnv("SITE_URL", typed);
    expect(siteUrlOf(practice)).toBe(address);
    expect(stated(typed).data).toBe(address);
  });

  it.each([
    "www.example.com",
    "http://www.example.com",
    "https://user.github.io/repo",
    "https://www.example.com?a",
    "https://www.example.com/#a",
    "https://ann@example.com",
    "https://exa mple.com",
    "https://%zz",
  ])("is not %s", (typed) => {
    vi.stubEnv("SITE_URL", typed);
    const remedy = /Write "https:\/\/" and the name of the host alone/;
    expect(() => loadContent(exampleContentDir)).toThrow(remedy);
    expect(stated(typed).error?.issues[0]?.message).toMatch(remedy);
  });
});

it.each([
  ["/", "og:type", "website"],
  ["/providers/ada-king-md", "og:type", "profile"],
  ["/service/sinus-disorders", "og:type", "article"],
  ["/contact-us", "og:locale", undefined],
])("%s has %s %s", (path, key, value) => {
  expect(contentOf(metadataAt(path), key)).toBe(value);
});

it("takes the first sentence as the summary", () => {
  expect(summaryOf({ about: "Ear care in Old Town. For all." })).toBe("Ear care in Old Town.");
  expect(summaryOf({ about: "No end" })).toBe("No end");
});

it("the sitemap leaves out a page that says noindex, and dates the others where a date is known", () => {
  const { pages } = exampleContent;
  const about = { ...pages.about, seo: { ...pages.about.seo, noindex: true } };
  const content = { ...exampleContent, pages: { ...pages, about } };
  const lastmod = "2025-01-02T03:04:05.000Z";
  const sitemap = sitemapXml(content, (files) =>
    files.includes("content/pages/home.yaml") ? lastmod : undefined,
  );
  const location = (path: string) => `<loc>${practice.siteUrl}${path}</loc>`;
  expect(sitemap).not.toContain(location("/about"));
  expect(sitemap).toContain(`<url>${location("/")}<lastmod>${lastmod}</lastmod></url>`);
  expect(sitemap).toContain(`<url>${location("/search")}</url>`);
});

it.each([
  ["", "index,follow"],
  ["local", "index,follow"],
  ["production", "index,follow"],
  ["preview", "noindex,nofollow"],
])(
  "a build for %j tells search engines %s, on each page and in robots.txt",
  (environment, says) => {
    vi.stubEnv("SITE_ENV", environment);
    expect(contentOf(metadataAt("/about"), "robots")).toBe(says);
    const robots = robotsTxt(practice);
    expect(/^User-agent: \*\nDisallow: \/$/m.test(robots)).toBe(environment === "preview");
    expect(robots.includes("Sitemap")).toBe(environment !== "preview");
  },
);
