import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** A build that cannot go on, for a reason that its message explains to whoever started it. */
export class BuildError extends Error {
  override name = "BuildError";
}

/** Where a build is made, and how it replaces the previous one. */
export interface Places {
  /** The finished site that people serve and upload. */
  site: string;
  /** Where a new build is written. On the same disk as `site`, so that a rename is atomic. */
  building: string;
  /** Where the former site waits during the swap. */
  former: string;
}

/** @param work folder for what is under way, next to the site */
export function placesIn(work: string, site: string): Places {
  return { site, building: join(work, "site"), former: join(work, "former") };
}

/**
 * Puts a finished build in the site's place by two renames. When the second one fails, the former
 * site is back; when the process dies between the two, `recover` brings it back.
 *
 * @throws Error of the file system when the site cannot be moved; it is then unchanged
 */
export function publish({ site, building, former }: Places): void {
  rmSync(former, { recursive: true, force: true });
  const replaces = existsSync(site);
  if (replaces) renameSync(site, former);
  try {
    renameSync(building, site);
  } catch (error) {
    if (replaces) renameSync(former, site);
    throw error;
  }
  rmSync(former, { recursive: true, force: true });
}

/** Clears away what a build left that was stopped on its way. Call it before a new one starts. */
export function recover({ site, building, former }: Places): void {
  if (!existsSync(site) && existsSync(former)) renameSync(former, site);
  rmSync(former, { recursive: true, force: true });
  rmSync(building, { recursive: true, force: true });
}

/**
 * Makes sure that one process at a time builds, for two would mix their files.
 *
 * @param file holds the number of the process that builds
 * @returns gives the place free
 * @throws BuildError saying which process is building
 */
export function lock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const owner = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  if (isRunning(owner))
    throw new BuildError(
      `Another build is running (process ${owner}). Wait until it ends; if it has ended, delete ${file}.`,
    );
  rmSync(file, { force: true });
  const descriptor = openSync(file, "wx");
  writeSync(descriptor, String(process.pid));
  closeSync(descriptor);
  return () => rmSync(file, { force: true });
}

function isRunning(process_: number): boolean {
  if (!Number.isInteger(process_) || process_ <= 0) return false;
  try {
    // Signal 0 only tests whether the process exists.
    return process.kill(process_, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
