import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { parseHtml } from "../../../src/publish/html.ts";
import { PageAssets } from "../../../src/publish/page-assets.ts";

let root: string;
let assets: PageAssets;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "page-assets-"));
  mkdirSync(join(root, "assets"));
  assets = new PageAssets(root);
});

function write(code: string): void {
  writeFileSync(join(root, "assets/a.js"), code);
}

/** A page after its assets were finished. */
function finished(html: string) {
  const page = parseHtml(html);
  assets.finish(page);
  return parseHtml(page.outerHTML);
}

describe("styles", () => {
  it("wait for a press where a script alone has their class, and are left out where nothing has", () => {
    write('document.body.className="opened"');
    const css = ".card{color:red}.gone .card{color:tan}.opened{top:0}@media print{.gone{top:1px}}";
    const head = finished(
      `<style>@layer a{${css}p,.gone{left:0}}</style><body><p class="card"></body>`,
    );
    expect(head.querySelector("style")?.textContent).toBe(
      "@layer a{.card{color:red}p,.gone{left:0}}",
    );
    const later = head.querySelector("link[rel=stylesheet]:not([media])")?.getAttribute("href");
    expect(readFileSync(root + later, "utf8")).toBe("@layer a{.opened{top:0}}");
  });

  // Without the page's own styles, a cover whose animation never ends would hold every press.
  it("have an animation where the rule that plays it is", () => {
    write('document.body.className="opened"');
    const fade = "@keyframes fade{to{opacity:0}}";
    const turn = "@keyframes turn{to{rotate:1turn}}";
    const rules = ".card{animation:1s turn}.opened{animation:.75s fade}.gone{animation:1s gone}";
    const css = `@layer a{${rules}${fade}${turn}@keyframes gone{}}`;
    const head = finished(`<style>${css}</style><body><p class="card"></body>`);
    expect(head.querySelector("style")?.textContent).toBe(
      `@layer a{.card{animation:1s turn}${turn}}`,
    );
    const later = head.querySelector("link[rel=stylesheet]:not([media])")?.getAttribute("href");
    expect(readFileSync(root + later, "utf8")).toBe(
      `@layer a{.opened{animation:.75s fade}${fade}}`,
    );
  });

  const css = "@layer a,print;@layer a{p{color:red}}@layer print{@media print{p{margin:0}}}";

  it("for paper are in a file of their own, named by its bytes", () => {
    const head = finished(`<style>${css}</style>`);
    expect(head.querySelector("style")?.textContent).toBe("@layer a{p{color:red}}@layer print;");
    const link = head.querySelector("style + link[rel=stylesheet][media=print]");
    expect(link?.getAttribute("href")).toMatch(/^\/assets\/[\w-]{8}\.css$/);
    expect(readFileSync(root + link?.getAttribute("href"), "utf8")).toBe(
      "@layer print{@media print{p{margin:0}}}",
    );
  });

  it("without rules for paper ask for no file", () => {
    expect(finished("<style>@layer a{p{color:red}}</style>").querySelector("link")).toBeNull();
  });
});
