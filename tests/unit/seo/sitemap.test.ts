import { expect, it } from "vitest";
import { sitemapOptions } from "../../../src/seo/sitemap.ts";
import { exampleContent } from "../../example-practice/fixtures.ts";

const site = exampleContent.practice.siteUrl;
const date = "2025-01-02T03:04:05.000Z";
const { serialize } = sitemapOptions(exampleContent, (files) =>
  files.includes("content/pages/home.yaml") ? date : undefined,
);

it("leaves out a page that says noindex", () => {
  const { pages } = exampleContent;
  const about = { ...pages.about, seo: { ...pages.about.seo, noindex: true } };
  const content = { ...exampleContent, pages: { ...pages, about } };
  expect(sitemapOptions(content, () => undefined).filter?.(`${site}/about`)).toBe(false);
});

it("gives a page the date of its content, and no date where none is known", () => {
  expect(serialize?.({ url: `${site}/` })).toEqual({ url: `${site}/`, lastmod: date });
  expect(serialize?.({ url: `${site}/search` })).toEqual({ url: `${site}/search` });
});
