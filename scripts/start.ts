import { spawnSync } from "node:child_process";

/** `npm start`: builds the site and serves it. `-- --opening` shows what the public will see on the first day. */
const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { stdio: "inherit" }).status ?? 1;

process.exitCode =
  run("scripts/run.js", "scripts/build.ts", ...process.argv.slice(2)) ||
  run("scripts/run.js", "scripts/preview.ts");
