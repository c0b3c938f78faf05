import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readModified } from "../../../src/files/modified.ts";

let root: string;

function unexpected(reason: string): never {
  throw new Error(reason);
}

function git(args: string[], time?: string): void {
  const identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  const dates = time === undefined ? {} : { GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time };
  const env = { ...process.env, ...dates };
  execFileSync("git", [...identity, ...args], { cwd: root, env, stdio: "ignore" });
}

function write(file: string, text: string): void {
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(time: string): void {
  git(["add", "--all"]);
  git(["commit", "--message", "change"], time);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "modified-"));
  git(["init"]);
  write("content/a.yaml", "1");
  write("content/b.yaml", "1");
  commit("2025-01-01T12:00:00+02:00");
  write("content/b.yaml", "2");
  commit("2025-02-01T12:00:00Z");
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

it("knows each file's last commit, and the latest of several files", () => {
  const modified = readModified(root, unexpected);
  expect(modified(["content/a.yaml"])).toBe("2025-01-01T10:00:00.000Z");
  expect(modified(["content/b.yaml"])).toBe("2025-02-01T12:00:00.000Z");
  expect(modified(["content/a.yaml", "content/b.yaml"])).toBe("2025-02-01T12:00:00.000Z");
});

it("knows nothing of a file that does not exist", () => {
  expect(readModified(root, unexpected)(["content/c.yaml"])).toBeUndefined();
  expect(readModified(root, unexpected)([])).toBeUndefined();
});

it("takes the time of saving for a change that is not committed, and for a new file", () => {
  const saved = new Date("2025-03-01T08:00:00Z");
  for (const file of ["content/a.yaml", "content/new/c.yaml"]) {
    write(file, "3");
    utimesSync(join(root, file), saved, saved);
  }
  const modified = readModified(root, unexpected);
  expect(modified(["content/a.yaml"])).toBe("2025-03-01T08:00:00.000Z");
  expect(modified(["content/new/c.yaml"])).toBe("2025-03-01T08:00:00.000Z");
});

it("works in a folder of a larger repository", () => {
  write("site/content/d.yaml", "1");
  commit("2025-04-01T00:00:00Z");
  write("site/content/e.yaml", "1");
  const saved = new Date("2025-05-01T00:00:00Z");
  utimesSync(join(root, "site/content/e.yaml"), saved, saved);
  const modified = readModified(join(root, "site"), unexpected);
  expect(modified(["content/d.yaml"])).toBe("2025-04-01T00:00:00.000Z");
  expect(modified(["content/e.yaml"])).toBe("2025-05-01T00:00:00.000Z");
  expect(modified(["content/a.yaml"])).toBeUndefined();
});

it("knows nothing in a shallow clone, outside a repository, in that of another user and without git, and says so", () => {
  const clone = join(root, "clone");
  execFileSync("git", ["clone", "--depth", "1", pathToFileURL(root).href, clone], {
    stdio: "ignore",
  });
  const plain = mkdtempSync(join(tmpdir(), "plain-"));
  mkdirSync(join(plain, "content"));
  writeFileSync(join(plain, "content/a.yaml"), "1");
  const told: string[] = [];
  const tell = (reason: string) => void told.push(reason);
  for (const folder of [clone, plain])
    expect(readModified(folder, tell)(["content/a.yaml"])).toBeUndefined();
  rmSync(plain, { recursive: true });
  // As git answers where another user owns the folder.
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
  expect(readModified(root, tell)(["content/a.yaml"])).toBeUndefined();
  vi.stubEnv("PATH", "");
  expect(readModified(root, tell)(["content/a.yaml"])).toBeUndefined();
  expect(told).toEqual([
    expect.stringMatching(
      /^Pages and the sitemap will not say .*: this clone is shallow\. Run: git/,
    ),
    expect.stringContaining("not a git repository"),
    expect.stringMatching(/dubious ownership.* git config --global --add safe\.directory/),
    expect.stringContaining("git is not installed here."),
  ]);
  for (const line of told) expect(line).not.toContain("\n");
});
