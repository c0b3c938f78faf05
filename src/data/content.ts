import { resolve } from "node:path";
import { type Content, loadContent } from "./load-content.ts";
import { publicContent } from "./public-content.ts";

/** The folder of the content: content/, or what CONTENT_DIR names, for tests and benchmarks. */
export function contentFolder(): string {
  return resolve(process.env["CONTENT_DIR"] ?? "content");
}

/** In a build, Astro renders pages with another copy of this module, which takes what has been read already. */
const known = (process.env["BUILD_DIR"] === undefined ? {} : globalThis) as {
  siteContent?: Content;
};

/** The site's content, read once. @throws ContentError when a file breaks its schema */
export function getContent(): Content {
  known.siteContent ??= loadContent(contentFolder());
  return known.siteContent;
}

/** What this build may show: see `publicContent`. */
export function getPublicContent(): Content {
  return publicContent(getContent());
}
