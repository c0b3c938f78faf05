import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { paletteOf } from "../../src/styles/palette.ts";
import {
  type BuiltPage,
  content,
  onEveryPage,
  pages,
  practice,
  root,
  routes,
} from "./built-site.ts";

const { siteUrl } = practice;

function meta({ document }: BuiltPage, name: string): string | null {
  const tags = document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  expect(tags.length, `<meta> ${name}`).toBe(1);
  return tags[0]?.getAttribute("content") ?? null;
}

function duplicates(values: readonly (string | null)[]): (string | null)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

onEveryPage("has a title that names the page, then the practice", ({ document }) => {
  const { title } = document;
  const suffix = ` | ${practice.brand} | ${practice.tagline}`;
  const name = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  expect(name).not.toBe("");
  // A page's own title with the brand gets no suffix, and each title has the brand once.
  expect(title.split(practice.brand)).toHaveLength(2);
  expect(document.querySelectorAll("title")).toHaveLength(1);
});

onEveryPage("has a description and keywords", (page) => {
  // How long it may be is for `content:check`: a long name of the practice may make it longer.
  expect((meta(page, "description") ?? "").length).toBeGreaterThan(20);
  expect((meta(page, "keywords") ?? "").split(", ").length).toBeGreaterThanOrEqual(3);
});

onEveryPage("says where the practice is", (page) => {
  const { geo, address } = content.practice;
  expect(meta(page, "geo.position")).toBe(`${geo.latitude};${geo.longitude}`);
  expect(meta(page, "geo.placename")).toBe(address.city);
  expect(meta(page, "geo.region")).toBe(`${address.country}-${address.region}`);
});

onEveryPage("has its canonical URL, absolute", ({ path, all }) => {
  const links = all('link[rel="canonical"]').map((link) => link.getAttribute("href"));
  expect(links).toEqual([`${siteUrl}${path}`]);
});

onEveryPage("says whether to list it", (page) => {
  const noindex = routes.find((route) => route.path === page.path)?.seo.noindex ?? true;
  expect(meta(page, "robots")?.replaceAll(" ", "")).toBe(
    noindex ? "noindex,follow" : "index,follow",
  );
});

onEveryPage("says how to preview it", async (page) => {
  expect(meta(page, "og:title")).toBe(page.document.title);
  expect(meta(page, "og:description")).toBe(meta(page, "description"));
  expect(meta(page, "og:url")).toBe(`${siteUrl}${page.path}`);
  expect(meta(page, "og:site_name")).toBe(practice.brand);
  expect(meta(page, "og:image:alt")).not.toBe("");
  expect(meta(page, "twitter:card")).toBe("summary_large_image");
  expect([meta(page, "og:image:width"), meta(page, "og:image:height")]).toEqual(["1200", "630"]);
});

onEveryPage("has its color and icons", (page) => {
  expect(meta(page, "theme-color")).toBe(paletteOf(content.practice).green);
  const links = page
    .all('link[rel~="icon"], link[rel="manifest"]')
    .map((link) => link.getAttribute("href") ?? "");
  expect(links.length).toBeGreaterThanOrEqual(3);
  // Where phones look for it.
  links.push("/apple-touch-icon.png");
  for (const link of links) expect(existsSync(join(root, link)), link).toBe(true);
});

describe("over the whole site", () => {
  // A preview shows the English of what has changed since it was translated.
  const languages = Map.groupBy(pages, ({ document }) => document.documentElement.lang);
  describe.each([...languages])("no two pages in %s have the same", (_, alike) => {
    it("title", () => {
      expect(duplicates(alike.map(({ document }) => document.title))).toEqual([]);
    });

    it("description", () => {
      expect(duplicates(alike.map((page) => meta(page, "description")))).toEqual([]);
    });
  });

  it("previews show the default picture", async () => {
    const file = "/424429.webp";
    for (const page of pages) expect(meta(page, "og:image")).toBe(`${siteUrl}${file}`);
    const bytes = readFileSync(join(root, file));
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([1200, 630, "webp"]);
    // Some previews fetch no larger one.
    expect(bytes.length).toBeLessThan(150_000);
  });

  it("the web manifest names the practice and existing icons", async () => {
    const manifest = JSON.parse(readFileSync(join(root, "manifest.webmanifest"), "utf8"));
    expect(manifest).toMatchObject({
      name: practice.brand,
      start_url: "/",
      lang: "en-US",
      theme_color: paletteOf(content.practice).green,
      icons: expect.arrayContaining([expect.objectContaining({ purpose: "maskable" })]),
    });
    for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
      if (src.endsWith(".svg")) continue;
      const { width, height } = await sharp(join(root, src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  it("the sitemap lists every indexable page and when it changed", () => {
    const text = readFileSync(join(root, "sitemap.xml"), "utf8");
    const sitemap = new DOMParser().parseFromString(text, "text/xml");
    const entries = [...sitemap.getElementsByTagName("url")];
    const address = (entry: Element) => entry.getElementsByTagName("loc")[0]?.textContent ?? "";
    const expected = routes
      .filter(({ seo }) => !seo.noindex)
      .map(({ path }) => `${siteUrl}${path}`);
    expect(entries.map(address).sort()).toEqual(expected.sort());
    const dates = entries.map(
      (entry) => entry.getElementsByTagName("lastmod")[0]?.textContent ?? undefined,
    );
    // Without a whole git history no date is true, and none is given.
    const dated = dates.filter((date) => date !== undefined);
    expect([0, entries.length]).toContain(dated.length);
    for (const date of dated) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  });

  it("robots.txt lets all in and names the sitemap", () => {
    const lines = readFileSync(join(root, "robots.txt"), "utf8").split("\n");
    expect(lines).toContain("User-agent: *");
    expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect(lines.filter((line) => /^Disallow: *\S/.test(line))).toEqual([]);
  });
});
