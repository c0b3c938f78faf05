import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseHtml } from "../../../src/publish/html.ts";
import { PageStyles } from "../../../src/publish/page-styles.ts";

/** Each rule has its own order, by which it is found in a sheet. */
const css = `@layer a,print;@layer a{
  p{order:1} .card{order:2} .reduce-motion p{order:3}
  .gone .card{order:4} :is(.gone,.opened){order:5}
}@layer print{@media print{.card{order:6}}}`;

/** The orders in each sheet of a finished page, and which layers it names. */
function sheetsOf(body: string) {
  const root = mkdtempSync(join(tmpdir(), "page-styles-"));
  mkdirSync(join(root, "assets"));
  const page = parseHtml(`<head><style>${css}</style></head><body>${body}</body>`);
  new PageStyles(root).finish(page);
  const finished = parseHtml(page.outerHTML);
  const rules = (text: string) => [...text.matchAll(/order:(\d)/g)].map(([, order]) => order);
  const linked = (attribute: string) => {
    const link = finished.querySelector(`link[rel=stylesheet][${attribute}]`);
    const path = link?.getAttribute("href");
    return path === undefined ? path : rules(readFileSync(join(root, path), "utf8"));
  };
  return {
    page: rules(finished.querySelector("style")?.rawText ?? ""),
    print: linked("media=print"),
    islands: linked("disabled"),
  };
}

it("gives a page the rules for its own elements, and those of stored settings", () => {
  expect(sheetsOf('<p class="card">').page).toEqual(["1", "2", "3"]);
  expect(sheetsOf("<p>").page).toEqual(["1", "3"]);
});

it("links the rules for paper, and for islands all others", () => {
  expect(sheetsOf('<p class="card">').print).toEqual(["6"]);
  expect(sheetsOf("<p>").islands).toBeUndefined();
  expect(sheetsOf("<div data-island></div>").islands).toEqual(["1", "2", "3", "4", "5"]);
});
