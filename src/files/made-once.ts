import { randomUUID } from "node:crypto";
import { existsSync, globSync, rmSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Makes a file or folder unless it exists. It appears under its name only when complete, so a process that
 * was stopped leaves no half of it, and several may make it at once.
 *
 * @param path names its content, so that what is there is never out of date
 * @param make writes it at the given path
 */
export async function madeOnce(path: string, make: (path: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) return;
  await mkdir(dirname(path), { recursive: true });
  const unfinished = unfinishedName(path) + randomUUID();
  await make(unfinished);
  try {
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
}

/** The beginning of the name of what this process has not finished: `removeUnfinished` tells it by that. */
export function unfinishedName(path: string): string {
  return `${path}~${process.pid}~`;
}

/** Removes what processes that were killed left unfinished in a folder, or in a folder of it. */
export function removeUnfinished(folder: string): void {
  for (const path of globSync("{*,*/*}~*~*", { cwd: folder })) {
    const [, id] = /~(\d+)~[^~]*$/.exec(path) ?? [];
    if (id !== undefined && !isRunning(Number(id)))
      rmSync(join(folder, path), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Of another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
