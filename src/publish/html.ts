import { type HTMLElement, parse } from "node-html-parser";

/** Parses a page, which keeps its text wherever nothing is changed. The content of <noscript> is parsed too. */
export function parseHtml(html: string): HTMLElement {
  return parse(html, { comment: true, blockTextElements: { script: true, style: true } });
}
