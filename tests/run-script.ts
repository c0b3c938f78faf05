import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** Gives a folder the project's tokens and drawings, which scripts read from the folder they run in. */
export function linkLook(folder: string): void {
  mkdirSync(join(folder, "src"));
  for (const name of ["src/styles", "src/art"]) symlinkSync(resolve(name), join(folder, name));
}

/** Runs a script of the project in a folder, as npm does, and waits for its end. */
export function runScript(
  script: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  ...args: string[]
) {
  const command = [resolve("scripts/run.js"), script, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}
