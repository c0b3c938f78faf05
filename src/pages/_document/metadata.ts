import { shareImageFile } from "../../data/file-paths.ts";
import { absoluteUrl } from "../../data/practice.ts";
import { isPreview } from "../../data/site-environment.ts";
import { languages } from "../../languages/languages.ts";
import type { PracticeContent } from "../../schemas/practice.ts";
import { paletteOf } from "../../styles/palette.ts";
import type { Page } from "../_page.ts";

/** One <meta> element. */
type MetaTag = { name: string; content: string } | { property: string; content: string };

/** One <link> element. */
interface LinkTag {
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
  /** Absolute URL of the page. */
  canonical: string;
  meta: MetaTag[];
  links: LinkTag[];
}

/** Title of a page: its own, then brand and tagline unless it already holds the brand. */
export function titleOf(
  { brand, tagline }: Pick<PracticeContent, "brand" | "tagline">,
  title: string,
): string {
  return title.toLowerCase().includes(brand.toLowerCase())
    ? title
    : `${title} | ${brand} | ${tagline}`;
}

/**
 * The metadata of a page, ready to be written as tags.
 * Open Graph: https://ogp.me. Twitter cards: https://developer.x.com/en/docs/x-for-websites/cards.
 */
export function metadataOf(
  practice: PracticeContent,
  page: Pick<Page, "kind" | "path" | "seo" | "language" | "translations">,
): Metadata {
  const { path, seo, language } = page;
  const title = titleOf(practice, seo.title);
  const canonical = absoluteUrl(practice, path);
  const { latitude, longitude } = practice.geo;
  const { city, region, country } = practice.address;
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
      { name: "author", content: practice.brand },
      { name: "theme-color", content: paletteOf(practice).green },
      { name: "geo.region", content: `${country}-${region}` },
      { name: "geo.placename", content: city },
      { name: "geo.position", content: `${latitude};${longitude}` },
      { property: "og:type", content: openGraphType(page.kind) },
      { property: "og:title", content: title },
      { property: "og:description", content: seo.description },
      { property: "og:url", content: canonical },
      { property: "og:site_name", content: practice.brand },
      // Without one it is en_US.
      ...(language === "en"
        ? []
        : [{ property: "og:locale", content: languages[language].locale.replace("-", "_") }]),
      { property: "og:image", content: absoluteUrl(practice, shareImageFile.path) },
      { property: "og:image:width", content: String(shareImageFile.width) },
      { property: "og:image:height", content: String(shareImageFile.height) },
      {
        property: "og:image:alt",
        content: [`${practice.brand}.`, practice.look.drawing?.alt ?? []].flat().join(" "),
      },
      // X takes words and picture from Open Graph: https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
      { name: "twitter:card", content: "summary_large_image" },
    ],
    links: [
      { rel: "canonical", href: canonical },
      ...alternatesOf(practice, page.translations),
      // Phones find /apple-touch-icon.png at the root without a link.
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "manifest", href: "/manifest.webmanifest" },
    ],
  };
}

/**
 * A page in several languages names all of them, and the one for everyone else, in each.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function alternatesOf(practice: PracticeContent, translations: Page["translations"]): LinkTag[] {
  const { en } = translations;
  if (en === undefined) return [];
  return Object.entries({ ...translations, "x-default": en }).map(([hreflang, path]) => ({
    rel: "alternate",
    hreflang,
    href: absoluteUrl(practice, path),
  }));
}

function openGraphType(kind: Page["kind"]): "website" | "profile" | "article" {
  if (kind === "provider") return "profile";
  return kind === "service" ? "article" : "website";
}
