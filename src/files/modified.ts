import { statSync } from "node:fs";
import { join } from "node:path";
import { git } from "./git.ts";

/** When the latest change to any of these files was made, in ISO 8601 (UTC); undefined when that is not known. */
export type Modified = (files: readonly string[]) => string | undefined;

/**
 * Reads from git when each file under content/ last changed: its last commit, or for a change not
 * yet committed, the time it was saved. Nothing is known without git or in a shallow clone, whose
 * first commit would seem to have changed every file.
 *
 * @param root folder that holds content/; files are named relative to it
 * @param tell is given the reason where nothing is known, in one line
 */
export function readModified(root: string, tell: (reason: string) => void): Modified {
  const seconds = secondsOfFiles(root, tell);
  return (files) => {
    const latest = Math.max(...files.map((file) => seconds.get(file) ?? Number.NEGATIVE_INFINITY));
    return Number.isFinite(latest) ? new Date(latest * 1000).toISOString() : undefined;
  };
}

let modified: Modified | undefined;

/** `readModified` of the project, read once. */
export function getModified(): Modified {
  modified ??= readModified(process.cwd(), console.warn);
  return modified;
}

/** Seconds since 1970 of each file's last change. */
function secondsOfFiles(root: string, tell: (reason: string) => void): Map<string, number> {
  const seconds = new Map<string, number>();
  let log: string;
  let status: string;
  let prefix: string;
  try {
    const state = git(root, "rev-parse", "--is-shallow-repository", "--show-prefix");
    const [shallow, folder = ""] = state.split("\n");
    if (shallow !== "false") throw new Error("this clone is shallow. Run: git fetch --unshallow");
    prefix = folder;
    log = git(
      root,
      "log",
      "--format=%x00%ct",
      "--name-only",
      "--no-renames",
      "--relative",
      "--",
      "content",
    );
    status = git(
      root,
      "status",
      "--porcelain",
      "-z",
      "--no-renames",
      "--untracked-files=all",
      "--",
      "content",
    );
  } catch (error) {
    const { code, stderr, message } = error as NodeJS.ErrnoException & { stderr?: string };
    const said = stderr?.trim().replace(/\s*\n\s*/g, " ") || message;
    const reason = code === "ENOENT" ? "git is not installed here." : said;
    tell(`Pages and the sitemap will not say when they last changed: ${reason}`);
    return seconds;
  }
  for (const commit of log.split("\0")) {
    const [time, ...files] = commit.split("\n").filter(Boolean);
    // Clocks differ between machines, so the latest date counts, not the first found.
    for (const file of files) seconds.set(file, Math.max(Number(time), seconds.get(file) ?? 0));
  }
  for (const entry of status.split("\0").filter(Boolean)) {
    // Two letters of state and a space, then the path from the top of the repository.
    const file = entry.slice(3 + prefix.length);
    const saved = statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs;
    if (saved !== undefined) seconds.set(file, Math.floor(saved / 1000));
  }
  return seconds;
}
