import type { Content } from "../data/load-content.ts";
import { absoluteUrl, siteUrlOf } from "../data/practice.ts";
import { isPreview } from "../data/site-environment.ts";
import type { Modified } from "../files/modified.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import { pagesOf } from "./_pages.ts";

/**
 * The text of /sitemap.xml: all pages that may be indexed, each with the date on which its content last
 * changed. https://www.sitemaps.org/protocol.html
 */
export function sitemapXml(content: Content, modified: Modified): string {
  const urls = pagesOf(content)
    .filter(({ seo }) => !seo.noindex)
    .map(({ path, sources }) => {
      const date = modified(sources);
      const lastmod = date === undefined ? "" : `<lastmod>${date}</lastmod>`;
      return `<url><loc>${absoluteUrl(content.practice, path)}</loc>${lastmod}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`;
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
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrlOf(practice)}/sitemap.xml\n`;
}
