import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type BuildMark, git } from "../../../src/build/build-mark.ts";
import { runScript } from "../../run-script.ts";

const newest = "a".repeat(40);
const good: BuildMark = { environment: "production", commit: newest, changed: false };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publish-check-"));
  mkdirSync(join(folder, "dist"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function check(mark: object, ...args: string[]) {
  writeFileSync(join(folder, "dist/_build.json"), JSON.stringify(mark));
  return runScript("scripts/publish-check.ts", folder, {}, ...args);
}

test("a production build of the newest commit may be published", () => {
  expect(check(good, newest)).toEqual({ status: 0, stdout: "", stderr: "" });
});

test.each([
  ["a local build", { ...good, environment: "local" }, "dist/ is a local build."],
  ["a preview", { ...good, environment: "preview" }, "dist/ is a preview build."],
  ["an older build", { ...good, commit: "b".repeat(40) }, "dist/ was built from commit bbbb"],
  ["a build of changes", { ...good, changed: true }, "changes that are not committed"],
  ["a build without git", { ...good, commit: undefined }, "built without git"],
])("%s may not", (_, mark, reason) => {
  const { status, stderr } = check(mark, newest);
  expect(status).toBe(1);
  expect(stderr).toContain(reason);
});

test("the newest commit is this folder's when none is named", () => {
  const here = ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@clinic.example"];
  git(...here, "init", "--quiet");
  git(...here, "commit", "--quiet", "--allow-empty", "--message", "Start");
  expect(check({ ...good, commit: git(...here, "rev-parse", "HEAD") }).status).toBe(0);
  expect(check(good).stderr).toContain("the newest is");
});

test("nothing built cannot be published", () => {
  expect(runScript("scripts/publish-check.ts", folder, {}, newest)).toMatchObject({
    status: 1,
    stderr: "There is no finished build in dist/. Run npm run build. Nothing was published.\n",
  });
});
