import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** Runs a script of the project in a folder, as npm does, and waits for its end. */
export function runScript(
  script: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  ...args: string[]
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(script), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}
