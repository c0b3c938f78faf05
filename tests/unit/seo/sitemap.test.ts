import { describe, expect, it } from "vitest";
import { routesOf } from "../../../src/data/routes.ts";
import { robotsTxt, sitemapOptions } from "../../../src/seo/sitemap.ts";
import { contentWith, practice } from "./fixtures.ts";

const site = "https://www.harbor-ent.example";
const dates: Record<string, string> = { "content/pages/home.yaml": "2025-01-02T03:04:05.000Z" };
const modified = (files: readonly string[]) =>
  files.map((file) => dates[file]).find((date) => date !== undefined);

describe("sitemap", () => {
  const { filter, serialize } = sitemapOptions(contentWith({ noindex: false }), modified);

  it("holds the pages of the site, whether the home page ends in a slash or not", () => {
    expect(
      [`${site}`, `${site}/`, `${site}/about`, `${site}/service/sinus`].map((address) =>
        filter?.(address),
      ),
    ).toEqual([true, true, true, true]);
  });

  it("holds a neighborhood that has no card", () => {
    expect(filter?.(`${site}/locations/new-town-ga`)).toBe(true);
  });

  it("leaves out what is no page of the content", () => {
    expect(filter?.(`${site}/404`)).toBe(false);
  });

  it("leaves out a page that says noindex", () => {
    expect(
      sitemapOptions(contentWith({ noindex: true }), modified).filter?.(`${site}/service/sinus`),
    ).toBe(false);
  });

  it("gives a page the date of its content, and no date where none is known", () => {
    expect(serialize?.({ url: `${site}/` })).toEqual({
      url: `${site}/`,
      lastmod: "2025-01-02T03:04:05.000Z",
    });
    expect(serialize?.({ url: `${site}/locations` })).toEqual({ url: `${site}/locations` });
  });

  it("counts a page as changed when an entry that it lists has changed, and not for a fact of banner and footer", () => {
    const pathsOf = (file: string) =>
      routesOf(contentWith({ noindex: false }))
        .filter(({ sources }) => sources.includes(file))
        .map(({ path }) => path);
    expect(pathsOf("content/services/sinus.yaml")).toEqual([
      "/",
      "/about",
      "/services",
      "/service/sinus",
    ]);
    expect(pathsOf("content/locations/new-town-ga.yaml")).toEqual([
      "/",
      "/locations",
      "/locations/new-town-ga",
    ]);
    expect(pathsOf("content/practice.yaml")).toEqual(["/", "/contact-us", "/es"]);
  });
});

it("tells robots the sitemap's absolute address", () => {
  expect(robotsTxt(practice)).toContain(`\nSitemap: ${site}/sitemap-index.xml\n`);
  expect(robotsTxt(practice)).not.toContain("Disallow");
});
