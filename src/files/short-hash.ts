import { createHash } from "node:crypto";

/** Eight characters that change with any of the parts, for names of files and versions. */
export function shortHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("base64url").slice(0, 8);
}
