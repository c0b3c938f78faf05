import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("what the README points at is there", () => {
  const paths = readFileSync("README.md", "utf8").match(/`(?:[a-z]+\/)[\w./[\]-]+`/g) ?? [];
  const missing = paths
    .map((path) => path.slice(1, -1))
    .filter((path) => /^(?:src|tests|staff|docs|deploy|content|scripts)\//.test(path))
    .filter((path) => !existsSync(path));
  expect(paths.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
