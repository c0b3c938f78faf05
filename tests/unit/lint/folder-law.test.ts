import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Imports that the folder law forbids: the file | the import, without its quotation marks | what the linter says. */
const refused = `
  src/components/ReadsData.tsx            | { getContent } from ../data/content.ts    | Only pages read data
  src/sections/ReadsData.tsx              | { getContent } from ../data/content.ts    | Only pages read data
  src/views/ReadsData.tsx                 | { getContent } from ../data/content.ts    | Only pages read data
  src/islands/ReadsData.tsx               | * as data from ../data/content.ts         | Only pages read data
  src/views/RunsData.tsx                  | ../data/content.ts                        | Only pages read data
  src/views/ReadsSchema.tsx               | { weekdays } from ../schemas/practice.ts  | Only pages read data
  src/views/MixesTypes.tsx                | { type P, practiceOf } from ../data/practice.ts | Only pages read data
  src/gallery/reads-data.ts               | { getContent } from ../data/content.ts    | Only pages read data
  src/components/ReadsData.examples.tsx   | { getContent } from ../data/content.ts    | Only pages read data
  src/components/UsesSection.tsx          | { Hero } from ../sections/Hero.tsx        | used by sections and views
  src/components/UsesView.tsx             | type { HomePage } from ../views/HomePage.tsx | used by sections and views
  src/components/UsesSection.examples.tsx | { Hero } from ../sections/Hero.tsx        | used by sections and views
  src/sections/UsesView.tsx               | { HomePage } from ../views/HomePage.tsx   | used by views
  src/sections/UsesLayout.tsx             | { Document } from ../layouts/Document.ts  | used by views
  src/gallery/UsesView.tsx                | { HomePage } from ../views/HomePage.tsx   | used by views
  src/views/UsesPage.tsx                  | { route } from ../pages/route.ts          | shown by a page
  src/data/uses-view.ts                   | { HomePage } from ../views/HomePage.tsx   | Data flows one way
  src/components/UsesFixtures.tsx         | { practice } from ../../tests/example-practice/fixtures.ts | Examples are for tests
  src/islands/UsesExampleType.tsx         | type { Example } from ../gallery/example.ts | Examples are for tests
  src/islands/loads-examples.ts           | ./Island.examples.tsx                     | Examples are for tests
  src/views/UsesExamples.tsx              | { examples } from ../components/Button.examples.tsx | Examples are for tests
  src/pages/uses-examples.ts              | { examples } from ../components/Button.examples.tsx | Examples are for tests
  src/build/uses-gallery.ts               | { sheets } from ../gallery/sheets.ts      | Examples are for tests
  src/generated/uses-tests.ts             | { chromium } from playwright              | playwright
`;

const accepted = `
  src/components/Button.examples.tsx      | type { Examples } from ../gallery/example.ts
  src/gallery/UsesSection.tsx             | { Hero } from ../sections/Hero.tsx
  src/gallery/uses-fixtures.ts            | { practice } from ../../tests/example-practice/fixtures.ts
  src/views/TakesTypes.tsx                | type { Practice } from ../data/practice.ts
  src/views/UsesSection.tsx               | { Hero } from ../sections/Hero.tsx
  src/sections/UsesComponent.tsx          | { Button } from ../components/Button.tsx
  src/pages/reads-data.ts                 | { getContent } from ../data/content.ts
  tests/uses-playwright.ts                | { chromium } from playwright
  src/seo/reads-data.ts                   | { getContent } from ../data/content.ts
`;

const laws = [
  "plugin",
  "lint/style/noRestrictedImports",
  "lint/correctness/noUndeclaredDependencies",
];

const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((row) => row.split("|").map((cell) => cell.trim()) as [string, string, string]);

describe("the law of the folders", () => {
  let root = "";
  const said = new Map<string, string[]>();

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "law-"));
    const { vcs: _vcs, ...config } = JSON.parse(readFileSync("biome.json", "utf8"));
    writeFileSync(join(root, "biome.json"), JSON.stringify(config));
    const manifest = { name: "one", devDependencies: { playwright: "1.0.0" } };
    writeFileSync(join(root, "package.json"), JSON.stringify(manifest));
    cpSync(".biome", join(root, ".biome"), { recursive: true });
    for (const [path, imported] of [...rowsOf(refused), ...rowsOf(accepted)]) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), `import ${imported.replace(/\S+$/, '"$&"')};`);
    }
    const { stdout } = spawnSync("biome", ["lint", "--reporter=json", "--max-diagnostics=none"], {
      cwd: root,
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { category: string; message: string; location: { path: string } }[];
    };
    for (const { category, message, location } of diagnostics) {
      if (!laws.includes(category)) continue;
      const path = location.path.replaceAll("\\", "/");
      said.set(path, [...(said.get(path) ?? []), message]);
    }
  });

  afterAll(() => rmSync(root, { recursive: true }));

  it.each(rowsOf(refused))("refuses in %s: import %s", (path, _import, reason) => {
    expect(said.get(path)).toEqual([expect.stringContaining(reason)]);
  });

  it.each(rowsOf(accepted))("accepts in %s: import %s", (path) => {
    expect(said.get(path)).toBeUndefined();
  });
});
