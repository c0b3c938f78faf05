import { resolve } from "node:path";
import type { Language } from "../languages/languages.ts";
import { contentName } from "./content-error.ts";
import { type Content, loadContent } from "./load-content.ts";
import { publicContent } from "./public-content.ts";

/** The folder of the content, from the root of the disk: `contentName`. */
export function contentFolder(): string {
  return resolve(contentName());
}

let all: Content | undefined;
let shown: Content | undefined;

/**
 * All content, read once, whatever has been signed. For checks, the launch check and the editor: nothing in src/ asks
 * for it.
 *
 * @throws ContentError when a file breaks its schema
 */
export function getAllContent(): Content {
  all ??= loadContent(contentFolder());
  return all;
}

/**
 * The content that this build shows (`publicContent`): the one place that decides what is public. Pages, files and
 * publishing ask for no other.
 */
export function getContent(): Content {
  shown ??= publicContent(getAllContent());
  return shown;
}

/** The content in a language that has pages. */
export function contentIn(content: Content, language: Language): Content {
  return (language !== "en" && content.translations[language]) || content;
}
