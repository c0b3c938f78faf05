import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Names of the pictures in src/art/; undefined inside the bundle of a build, which has no such folder. */
export function artNames(): string[] | undefined {
  const folder = join(import.meta.dirname, "../art");
  return existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.(svg|png|jpe?g|webp|avif)$/.test(name))
    : undefined;
}
