import { JSDOM } from "jsdom";

const { DOMParser } = new JSDOM().window;

/** Parses a page as a browser without scripting does. Loads no subresources. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** @throws Error when the text is not well-formed XML */
export function parseSvg(svg: string): Document {
  return new DOMParser().parseFromString(svg, "image/svg+xml");
}

/** The page as text, with its doctype. */
export function serializeHtml(document: Document): string {
  return `<!doctype html>${document.documentElement.outerHTML}`;
}
