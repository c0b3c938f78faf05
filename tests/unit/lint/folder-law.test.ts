import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Files of a project that keeps none of the folder law, by path, and what the linter says of each. */
const files: Record<string, { source: string; refused: RegExp | null }> = {
  "src/components/ReadsData.tsx": {
    source: 'import { getContent } from "../data/content.ts";',
    refused: /Only pages read data/,
  },
  "src/sections/ReadsData.tsx": {
    source: 'import { getContent } from "../data/content.ts";',
    refused: /Only pages read data/,
  },
  "src/views/ReadsData.tsx": {
    source: 'import { getContent } from "../data/content.ts";',
    refused: /Only pages read data/,
  },
  "src/islands/ReadsData.tsx": {
    source: 'import * as data from "../data/content.ts";',
    refused: /Only pages read data/,
  },
  "src/views/RunsData.tsx": {
    source: 'import "../data/content.ts";',
    refused: /Only pages read data/,
  },
  "src/views/ReadsSchema.tsx": {
    source: 'import { weekdays } from "../schemas/practice.ts";',
    refused: /Only pages read data/,
  },
  "src/views/MixesTypes.tsx": {
    source: 'import { type Practice, getPractice } from "../data/practice.ts";',
    refused: /Only pages read data/,
  },
  "src/components/UsesSection.tsx": {
    source: 'import { Hero } from "../sections/Hero.tsx";',
    refused: /used by sections and views/,
  },
  "src/components/UsesView.tsx": {
    source: 'import type { HomePage } from "../views/HomePage.tsx";',
    refused: /used by sections and views/,
  },
  "src/sections/UsesView.tsx": {
    source: 'import { HomePage } from "../views/HomePage.tsx";',
    refused: /used by views/,
  },
  "src/sections/UsesLayout.tsx": {
    source: 'import { Document } from "../layouts/Document.ts";',
    refused: /used by views/,
  },
  "src/views/UsesPage.tsx": {
    source: 'import { route } from "../pages/route.ts";',
    refused: /shown by a page/,
  },
  "src/data/uses-view.ts": {
    source: 'import { HomePage } from "../views/HomePage.tsx";',
    refused: /Data flows one way/,
  },

  "src/gallery/reads-data.ts": {
    source: 'import { getContent } from "../data/content.ts";',
    refused: /Only pages read data/,
  },
  "src/gallery/UsesView.tsx": {
    source: 'import { HomePage } from "../views/HomePage.tsx";',
    refused: /used by views/,
  },
  "src/components/ReadsData.examples.tsx": {
    source: 'import { getContent } from "../data/content.ts";',
    refused: /Only pages read data/,
  },
  "src/components/UsesSection.examples.tsx": {
    source: 'import { Hero } from "../sections/Hero.tsx";',
    refused: /used by sections and views/,
  },
  "src/components/UsesSamples.tsx": {
    source: 'import { practice } from "../../tests/example-practice/fixtures.ts";',
    refused: /Examples are for tests/,
  },
  "src/islands/UsesSamples.tsx": {
    source: 'import type { Example } from "../gallery/example.ts";',
    refused: /Examples are for tests/,
  },
  "src/islands/loads-examples.ts": {
    source: 'import "./Island.examples.tsx";',
    refused: /Examples are for tests/,
  },
  "src/views/UsesExamples.tsx": {
    source: 'import { examples } from "../components/Button.examples.tsx";',
    refused: /Examples are for tests/,
  },
  "src/pages/uses-examples.ts": {
    source: 'import { examples } from "../components/Button.examples.tsx";',
    refused: /Examples are for tests/,
  },
  "src/build/uses-gallery.ts": {
    source: 'import { sheets } from "../gallery/sheets.ts";',
    refused: /Examples are for tests/,
  },

  "src/components/Button.examples.tsx": {
    source: 'import type { Examples } from "../gallery/example.ts";',
    refused: null,
  },
  "src/gallery/UsesSection.tsx": {
    source: 'import { Hero } from "../sections/Hero.tsx";',
    refused: null,
  },
  "src/gallery/uses-samples.ts": {
    source: 'import { practice } from "../../tests/example-practice/fixtures.ts";',
    refused: null,
  },
  "src/views/TakesTypes.tsx": {
    source: 'import type { Practice } from "../data/practice.ts";',
    refused: null,
  },
  "src/views/UsesSection.tsx": {
    source: 'import { Hero } from "../sections/Hero.tsx";',
    refused: null,
  },
  "src/sections/UsesComponent.tsx": {
    source: 'import { Button } from "../components/Button.tsx";',
    refused: null,
  },
  "src/pages/reads-data.ts": {
    source: 'import { getContent } from "../data/content.ts";',
    refused: null,
  },
  "src/seo/reads-data.ts": {
    source: 'import { getContent } from "../data/content.ts";',
    refused: null,
  },
};

const laws = ["plugin", "lint/style/noRestrictedImports"];

describe("the law of the folders", () => {
  let root = "";
  const said = new Map<string, string[]>();

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "law-"));
    const { vcs: _vcs, ...config } = JSON.parse(readFileSync("biome.json", "utf8"));
    writeFileSync(join(root, "biome.json"), JSON.stringify(config));
    cpSync(".biome", join(root, ".biome"), { recursive: true });
    for (const [path, { source }] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), source);
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

  it.each(Object.entries(files))("%s", (path, { refused }) => {
    if (refused === null) expect(said.get(path)).toBeUndefined();
    else expect(said.get(path)).toEqual([expect.stringMatching(refused)]);
  });
});
