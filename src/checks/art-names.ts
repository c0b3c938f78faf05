import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Names of the pictures in src/art/. */
export function artNames(): string[] {
  return readdirSync(join(import.meta.dirname, "../art")).filter((name) =>
    /\.(svg|png|jpe?g|webp|avif)$/.test(name),
  );
}
