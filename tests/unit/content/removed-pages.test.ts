import { execFileSync } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadContent } from "../../../src/data/load-content.ts";
import { removedPages } from "../../../staff/checks/removed-pages.ts";
import { contentWith } from "./edited-content.ts";

const remediesFor = (root: string) =>
  removedPages(loadContent(root), root).map(({ remedy }) => remedy);

it("a page that was removed, before its change is saved and after, until a redirect answers it", () => {
  const root = contentWith();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
      cwd: root,
    });
  expect(remediesFor(root)).toEqual([]);
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "All pages");
  expect(remediesFor(root)).toEqual([]);
  const path = join(root, "locations/new-town-il.yaml");
  renameSync(path, join(root, "locations/newtown-il.yaml"));
  const removed = [expect.stringContaining("The page /locations/new-town-il was removed")];
  expect(remediesFor(root)).toEqual(removed);
  git("add", ".");
  git("commit", "-qm", "Rename");
  expect(remediesFor(root)).toEqual(removed);
  const content = loadContent(root);
  const redirects = [{ from: "/locations/new-town-il", to: "/locations" }];
  expect(removedPages({ ...content, redirects }, root)).toEqual([]);
  rmSync(join(root, "services/sinus-disorders/rinses.yaml"));
  rmSync(join(root, "recoveries/balloon-sinuplasty.yaml"));
  const gone = ["/recovery/balloon-sinuplasty", "/service/sinus-disorders/rinses"];
  expect(remediesFor(root).toSorted()).toEqual(
    ["/locations/new-town-il", ...gone].map((path) =>
      expect.stringContaining(`The page ${path} was removed`),
    ),
  );
  rmSync(join(root, ".git"), { recursive: true });
});
