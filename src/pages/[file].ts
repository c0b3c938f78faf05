import { readFileSync } from "node:fs";
import type { APIRoute, GetStaticPaths } from "astro";
import { getContent } from "../data/content.ts";
import { makeFavicon, makeIconPng, makeIconSvg } from "../files/icons.ts";
import { makeManifest } from "../files/manifest.ts";
import { getModified } from "../files/modified.ts";
import { makeShareImage } from "../files/share-image.ts";
import { contentTypeOf } from "../publish/rules.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import { robotsTxt, sitemapXml } from "./_sitemap.ts";

/** Files at the root of the site that are made from the practice's facts. */
const files: Record<string, (practice: PracticeContent) => BodyInit | Promise<BodyInit>> = {
  "apple-touch-icon.png": (practice) => makeIconPng(practice, 180, "square"),
  "icon-192.png": (practice) => makeIconPng(practice, 192),
  "icon-512.png": (practice) => makeIconPng(practice, 512),
  "icon-maskable-512.png": (practice) => makeIconPng(practice, 512, "maskable"),
  "favicon.ico": makeFavicon,
  "favicon.svg": makeIconSvg,
  "424429.webp": makeShareImage,
  "manifest.webmanifest": makeManifest,
  "robots.txt": robotsTxt,
  "sitemap.xml": () => sitemapXml(getContent(), getModified()),
  // The font may be passed on only together with its license (SIL OFL 1.1, condition 2).
  "faustina-license.txt": () =>
    readFileSync("node_modules/@fontsource-variable/faustina/LICENSE", "utf8"),
};

export const getStaticPaths = (() =>
  Object.entries(files).map(([file, make]) => ({
    params: { file },
    props: { make },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { file = "" }, props: { make } }) =>
  new Response(await make(getContent().practice), {
    headers: { "Content-Type": contentTypeOf(file) },
  });
