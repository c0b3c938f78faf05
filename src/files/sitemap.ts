import type { SitemapOptions } from "@astrojs/sitemap";
import type { Content } from "../data/load-content.ts";
import { siteUrlOf } from "../data/practice.ts";
import { isPreview } from "../data/site-environment.ts";
import { pagesOf } from "../pages/_pages.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import { absoluteUrl } from "./metadata.ts";
import type { Modified } from "./modified.ts";

/** The file that @astrojs/sitemap writes first. */
const sitemapPath = "/sitemap-index.xml";

/**
 * Options of @astrojs/sitemap: only pages that may be indexed, each with the date on which its
 * content last changed. https://www.sitemaps.org/protocol.html
 */
export function sitemapOptions(content: Content, modified: Modified): NonNullable<SitemapOptions> {
  const pages = new Map(
    pagesOf(content).map((page) => [comparable(absoluteUrl(content.practice, page.path)), page]),
  );
  return {
    // Only pages are listed, so the vocabularies for pictures, videos, news and languages can go.
    namespaces: { news: false, xhtml: false, image: false, video: false },
    filter: (url) => pages.get(comparable(url))?.seo.noindex === false,
    serialize: (item) => {
      const lastmod = modified(pages.get(comparable(item.url))?.sources ?? []);
      return lastmod === undefined ? item : { ...item, lastmod };
    },
  };
}

/** The integration writes the home page with a slash or without, by its settings. */
function comparable(url: string): string {
  return url.replace(/\/$/, "");
}

/**
 * A preview must not be indexed. Google and Bing are let in, because they obey the noindex
 * of each page only when they may read it (https://developers.google.com/search/docs/crawling-indexing/block-indexing);
 * everyone else is asked to stay out.
 */
const previewRobotsTxt =
  "User-agent: Googlebot\nUser-agent: Bingbot\nAllow: /\n\nUser-agent: *\nDisallow: /\n";

/** The text of /robots.txt: everything may be read; single pages opt out by their robots tag. RFC 9309. */
export function robotsTxt(practice: PracticeContent): string {
  if (isPreview()) return previewRobotsTxt;
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrlOf(practice)}${sitemapPath}\n`;
}
