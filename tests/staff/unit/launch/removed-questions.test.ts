import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadContent } from "../../../../src/data/load-content.ts";
import { removedQuestions } from "../../../../staff/launch/removed-questions.ts";
import { contentWith } from "../../../unit/content/edited-content.ts";

const marks = `toConfirm:
  - { field: parking, kind: claim, who: front desk, why: Is there parking? }
  - { field: tagline, kind: claim, who: owner, why: Who says so? }
  - { field: sees, kind: claim, who: owner, why: From which age? }
`;

it("a line that was taken out of toConfirm is named as long as its value is the same", () => {
  const root = contentWith({ "practice.yaml": (text) => text + marks });
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
      cwd: root,
    });
  const removed = () =>
    removedQuestions(loadContent(root), root).map(({ field, remedy }) => `${field}: ${remedy}`);
  const file = join(root, "practice.yaml");
  const change = (from: RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
  expect(removed()).toEqual([]);
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "Begin");
  change(/^tagline: .*/m, "tagline: Ears and throats");
  change(/^ {2}- \{ field: (?:parking|tagline),.*\n/gm, "");
  const parking = expect.stringMatching(/^parking: .*\(front desk: Is there parking\?\)/);
  expect(removed()).toEqual([parking]);
  git("commit", "-qam", "Confirm");
  expect(removed()).toEqual([parking]);
  // What has been signed since is settled.
  writeFileSync(join(root, "launch.yaml"), `# Signed\n${readFileSync(join(root, "launch.yaml"))}`);
  git("commit", "-qam", "Sign");
  expect(removed()).toEqual([]);
  rmSync(join(root, ".git"), { recursive: true });
});
