import { resolve } from "node:path";
import { type Content, loadContent } from "./load-content.ts";

/**
 * The site's content, read once. CONTENT_DIR names another folder than content/, for tests and
 * for the benchmark with many pages.
 */
let content: Content | undefined;

export function getContent(): Content {
  content ??= loadContent(resolve(process.env["CONTENT_DIR"] ?? "content"));
  return content;
}
