import { execFileSync } from "node:child_process";

/**
 * What git prints, with paths as they are.
 *
 * @param folder where it runs
 * @throws Error where git is not there, or the command fails; its `stderr` is what git says then
 */
export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1024 ** 3,
    stdio: ["ignore", "pipe", "pipe"],
  });
}
