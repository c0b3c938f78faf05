import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { siteFiles } from "../../../src/publish/site-files.ts";
import { removeUnusedAssets } from "../../../src/publish/unused-assets.ts";

it("deletes assets that no page names, and keeps what these name in turn", () => {
  const root = mkdtempSync(join(tmpdir(), "assets-"));
  mkdirSync(join(root, "assets"));
  const site = {
    "index.html": '<script src="/assets/a1.js"></script><img src="/assets/-ear.svg#part">',
    "assets/a1.js": 'import "./b2.js"',
    "assets/b2.js": "",
    "assets/-ear.svg": "<svg/>",
    "assets/nose.svg": '<svg><use href="/assets/throat.svg"/></svg>',
    "assets/throat.svg": "<svg/>",
    "icon.png": "",
  };
  for (const [name, content] of Object.entries(site)) writeFileSync(join(root, name), content);
  removeUnusedAssets(root);
  expect(siteFiles(root)).toEqual([
    "/assets/-ear.svg",
    "/assets/a1.js",
    "/assets/b2.js",
    "/icon.png",
    "/index.html",
  ]);
});
