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

const shown = new WeakMap<Content, Content>();

const ofThisModule: Known = {};

/**
 * All content, read once, for checks, the launch check and previews of what waits.
 *
 * @throws ContentError when a file breaks its schema
 */
export function getAllContent(): Content {
  // In a build, Astro loads the pages with a further copy of this module.
  const known = process.env["BUILD_DIR"] === undefined ? ofThisModule : (globalThis as Known);
  known.siteContent ??= loadContent(contentFolder());
  return known.siteContent;
}

/** The content that this build shows: see `publicContent`. */
export function getContent(): Content {
  const all = getAllContent();
  const content = shown.get(all) ?? publicContent(all);
  shown.set(all, content);
  return content;
}
