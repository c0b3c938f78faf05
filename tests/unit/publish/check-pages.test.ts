import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { notFoundPagesOf, pagesOf } from "../../../src/pages/_pages.ts";
import { exampleContent as content } from "../../../src/parts/fixtures.ts";
import { checkPages } from "../../../src/publish/check-pages.ts";

let site: string;

function writePage(path: string): void {
  const file = join(site, `${path === "/" ? "index" : path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "<!doctype html>");
}

function finishBuild(): void {
  const hook = checkPages(() => content).hooks["astro:build:done"];
  if (typeof hook !== "function") throw new Error("There is no hook.");
  hook({ dir: pathToFileURL(`${site}/`) } as Parameters<typeof hook>[0]);
}

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "pages-"));
  for (const { path } of [...pagesOf(content), ...notFoundPagesOf(content)]) writePage(path);
});
afterEach(() => rmSync(site, { recursive: true }));

it("accepts a build of exactly the pages in the table", () => {
  expect(finishBuild).not.toThrow();
});

it("fails a build with a page that is not in the table", () => {
  writePage("/careers");
  expect(finishBuild).toThrow("/careers was built, but is not in the table.");
});

it("fails a build without a page of the table", () => {
  rmSync(join(site, "about.html"));
  expect(finishBuild).toThrow("/about is in the table, but was not built.");
});
