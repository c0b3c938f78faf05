import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

it("every page of docs/ that code, content or docs mention exists", () => {
  const files = globSync("{src,scripts,tests,content,.github}/**/*.{ts,tsx,astro,yaml,yml,md}");
  const mentioned = [...files, "README.md", "Dockerfile"].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?<!\/)\bdocs\/[\w/-]+\.md\b/g)].map(([page]) => page),
  );
  expect([...new Set(mentioned)].filter((page) => !existsSync(page))).toEqual([]);
});

it("every link from one page of docs/ to another leads somewhere", () => {
  const broken = ["README.md", ...globSync("docs/**/*.md")].flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/\]\((?!https?:|[/#])([^)#\s]+)/g)]
      .map(([, target = ""]) => join(dirname(page), target))
      .filter((target) => !existsSync(target)),
  );
  expect(broken).toEqual([]);
});

it("keeps the decisions to at most 25 pages", () => {
  expect(globSync("docs/decisions/[0-9]*.md").length).toBeLessThanOrEqual(25);
});
