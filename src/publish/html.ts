import { type HTMLElement, parse } from "node-html-parser";

/** Parses a page. Unchanged parts are serialized as they were. The content of <noscript> is parsed too. */
export function parseHtml(html: string): HTMLElement {
  return parse(html, { comment: true, blockTextElements: { script: true, style: true } });
}
