import { languageOf, translationOf } from "../data/languages.ts";
import { siteUrlOf } from "../data/practice.ts";
import { isPreview } from "../data/site-environment.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import type { SeoPage } from "./page.ts";

/** One <meta> element. */
export type MetaTag = { name: string; content: string } | { property: string; content: string };

/** One <link> element. */
export interface LinkTag {
  rel: string;
  href: string;
  type?: string;
  sizes?: string;
  hreflang?: string;
}

/** What a page's <head> says for search engines, link previews and browsers. */
export interface Metadata {
  /** Text of <title>. */
  title: string;
  /** Absolute address of the page. */
  canonical: string;
  meta: MetaTag[];
  links: LinkTag[];
}

/** A picture for link previews. */
export interface ShareImage {
  /** Path on this site. */
  path: string;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

/** Where the project's own picture for link previews is served, and its form. */
export const shareImageFile = { path: "/424429.webp", width: 1200, height: 630 } as const;

type MetadataInput = Pick<SeoPage, "practice" | "path" | "seo"> & {
  kind?: SeoPage["kind"];
  /** Default: the practice's name. */
  author?: string;
  /** Default: `shareImageFile`. */
  image?: ShareImage;
};

/** Title of a page: its own, then brand and tagline unless it already holds the brand. */
export function titleOf(
  { brand, tagline }: Pick<PracticeContent, "brand" | "tagline">,
  title: string,
): string {
  return title.toLowerCase().includes(brand.toLowerCase())
    ? title
    : `${title} | ${brand} | ${tagline}`;
}

/** Absolute address of a path of this site. The home page keeps its one slash. */
export function addressOf(practice: PracticeContent, path: string): string {
  return `${siteUrlOf(practice)}${path}`;
}

/** First sentence of the practice's description of itself. */
export function summaryOf({ about }: Pick<PracticeContent, "about">): string {
  return /^.*?[.!?](?=\s|$)/.exec(about)?.[0] ?? about;
}

/**
 * The metadata of a page, ready to be written as tags.
 * Open Graph: https://ogp.me. Twitter cards: https://developer.x.com/en/docs/x-for-websites/cards.
 */
export function metadataOf({
  practice,
  path,
  seo,
  kind,
  author = practice.brand,
  image = shareImageOf(practice),
}: MetadataInput): Metadata {
  const title = titleOf(practice, seo.title);
  const canonical = addressOf(practice, path);
  const picture = addressOf(practice, image.path);
  const { latitude, longitude } = practice.geo;
  const { city, region, country } = practice.address;
  const language = languageOf(path);
  return {
    title,
    canonical,
    meta: [
      { name: "description", content: seo.description },
      { name: "keywords", content: seo.keywords.join(", ") },
      // A page left out of search results still passes on the links that it holds.
      {
        name: "robots",
        content: isPreview() ? "noindex,nofollow" : seo.noindex ? "noindex,follow" : "index,follow",
      },
      { name: "author", content: author },
      { name: "theme-color", content: practice.themeColor },
      { name: "geo.region", content: `${country}-${region}` },
      { name: "geo.placename", content: city },
      { name: "geo.position", content: `${latitude};${longitude}` },
      { property: "og:type", content: openGraphType(kind) },
      { property: "og:title", content: title },
      { property: "og:description", content: seo.description },
      { property: "og:url", content: canonical },
      { property: "og:site_name", content: practice.brand },
      // Without one it is en_US.
      ...(language === "en" ? [] : [{ property: "og:locale", content: `${language}_US` }]),
      { property: "og:image", content: picture },
      { property: "og:image:width", content: String(image.width) },
      { property: "og:image:height", content: String(image.height) },
      { property: "og:image:alt", content: image.alt },
      // X takes words and picture from Open Graph: https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
      { name: "twitter:card", content: "summary_large_image" },
    ],
    links: [
      { rel: "canonical", href: canonical },
      ...alternatesOf(practice, path),
      // Phones find /apple-touch-icon.png at the root by themselves.
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "manifest", href: "/manifest.webmanifest" },
    ],
  };
}

/** A page in two languages names both, and the one for everyone else, on both. https://developers.google.com/search/docs/specialty/international/localized-versions */
function alternatesOf(practice: PracticeContent, path: string): LinkTag[] {
  const pair = translationOf(path);
  if (pair === undefined) return [];
  const alternate = (hreflang: string, to: string): LinkTag => ({
    rel: "alternate",
    hreflang,
    href: addressOf(practice, to),
  });
  return [alternate("en", pair.en), alternate("es", pair.es), alternate("x-default", pair.en)];
}

function shareImageOf(practice: PracticeContent): ShareImage {
  return {
    ...shareImageFile,
    alt: `${practice.brand}. A head in profile, with air flowing in through the nose.`,
  };
}

function openGraphType(kind: SeoPage["kind"] | undefined): "website" | "profile" | "article" {
  if (kind === "provider") return "profile";
  return kind === "service" ? "article" : "website";
}
