import { resolve } from "node:path";
import { type Content, loadContent } from "./load-content.ts";
import { publicContent } from "./public-content.ts";

/** The folder of the content: content/, or what CONTENT_DIR names, for tests and benchmarks. */
export function contentFolder(): string {
  return resolve(process.env["CONTENT_DIR"] ?? "content");
}

interface Known {
  siteContent?: Content;
}

const ofThisModule: Known = {};

/** The site's content, read once. @throws ContentError when a file breaks its schema */
export function getContent(): Content {
  // In a build, Astro loads the pages with a further copy of this module.
  const known = process.env["BUILD_DIR"] === undefined ? ofThisModule : (globalThis as Known);
  known.siteContent ??= loadContent(contentFolder());
  return known.siteContent;
}

/** What this build may show: see `publicContent`. */
export function getPublicContent(): Content {
  return publicContent(getContent());
}
