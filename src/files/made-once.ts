import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a file or folder unless it is there already. It appears under its name only when complete, so a process that
 * was stopped leaves no half of it, and several may make it at once.
 *
 * @param path names its content, so that what is there is never out of date
 * @param make writes it at the given path
 */
export async function madeOnce(path: string, make: (path: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) return;
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await make(unfinished);
  try {
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
}
